# Mots des ordres permanents dans le navigateur : ce qu’on laisse à faire pendant son absence.

orders-title = Ordres permanents
orders-open = Ordres pour mon absence…
orders-explained = Personne d’autre ne les voit, ni ne sait que vous en avez laissé. Ce qui en résulte est noté au journal comme fait par ordre permanent.
orders-in-force-away = Ordres en vigueur : exécutés en votre absence.
orders-in-force-now = Ordres en vigueur : exécutés dès maintenant.
orders-change = Modifier
orders-revoke = Révoquer
orders-leave = Laisser ces ordres
orders-when = Quand les exécuter
orders-when-away = Quand je suis absent de cette table
orders-when-now = Dès maintenant, même en ma présence
orders-wait = m’attendre
orders-by-order = par ordre permanent

## Ostia

os-orders-brief =
    { $bids ->
        [0] Aucune enchère ;
        [one] Une enchère pour une paire ;
       *[other] Enchères pour { $bids } paires ;
    } { $other ->
        [pass] vous passez sur les autres lots.
       *[wait] les autres lots vous attendent.
    }
os-orders-bids = Enchères maximales de ce tour
os-orders-bids-explained = Pour un lot de ces deux marchandises. En gris : son minimum. Vide : pas d’ordre.
os-orders-bid = Enchère maximale pour { $one } et { $other }
os-orders-bidding = Comment enchérir
os-orders-bidding-whole = Proposer tout le montant
os-orders-bidding-just-above = Proposer juste plus que la meilleure enchère
os-orders-other-lots = Lots sans montant
os-orders-pass = passer
os-orders-borrow = Les enchères peuvent coûter entrepôts et crédits
os-orders-own = Vos propres lots
os-orders-own-explained = Entre les deux montants, le lot vous attend.
os-orders-sell-from = vendre à partir de
os-orders-keep-up-to = sinon garder jusqu’à
os-orders-sell-from-of = Vendre { $one } et { $other } à partir de cette enchère
os-orders-keep-up-to-of = Garder { $one } et { $other } jusqu’à
os-orders-second-look = Quand les piles sont comptées
os-orders-stand = maintenir la pose
os-orders-lay = refaire la pose ainsi :
os-orders-lay-forum = { $good } au forum
os-orders-lay-senate = { $good } au sénat
os-orders-lay-rest = Le reste va à l’entrepôt.

## Oltre Mare

om-orders-brief =
    { $goods ->
        [0] { $otherwise ->
            [refuse] Toutes les offres sont refusées.
           *[wait] Toutes les offres vous attendent.
        }
        [one] Une marchandise est achetée ; { $otherwise ->
            [refuse] les autres offres sont refusées.
           *[wait] les autres offres vous attendent.
        }
       *[other] { $goods } marchandises sont achetées ; { $otherwise ->
            [refuse] les autres offres sont refusées.
           *[wait] les autres offres vous attendent.
        }
    }
om-orders-accept = Accepter des offres pour moi ainsi
om-orders-accept-explained = Le plus de ducats pour une carte d’une marchandise. Vide : pas acceptée. Une offre qui vous demande des cartes n’est jamais acceptée.
om-orders-price = Ducats au plus pour { $good }
om-orders-leave = Ducats que je garde en tout cas
om-orders-otherwise = Toutes les autres offres
om-orders-refuse = refuser
