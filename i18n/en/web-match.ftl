# Words of the match screen in the browser that every game shares.

## The frame of a match

play-tabs = Parts of the table
play-tab-board = Board
play-tab-players = Players
play-tab-log = Log
play-talk-log = Log
play-talk-chat = Chat
play-log-private = Only you can see this.
play-chat-empty = Nobody has said anything yet.
play-chat-say = Say something
play-chat-send = Send
play-mute = Mute { $name }
play-close = Close
play-skip = Skip ahead
recap-title = Since your last turn
play-understood = OK
play-undo = Undo
play-undo-what = Undo: { $what }
play-sound = Mute sounds

help-none = There is no clause about this.

# Names for bots, one for each seat.
bot-name-1 = Marco
bot-name-2 = Zoe
bot-name-3 = Andrea
bot-name-4 = Lucia
bot-name-5 = Pietro

match-is-over = The match is over.
play-abandoned = The match was ended without a result.
play-watching = You are watching.
play-seat-label =
    { $mine ->
        [yes] { $name } (you)
       *[no] { $name }
    }
play-seat-you = (you)
play-seat-bot = A bot
play-seat-here = Connected
play-seat-away = Not connected
play-seat-gone = away
play-seat-stand-in = bot plays
play-seat-asked = Waiting for this player
play-seat-ready = has decided
play-start-mark = Start player
pace-title = Speed of the bots
pace-now = Speed of the bots: { $pace }
pace-calm = Calm
pace-calm-says = Time to read every move.
pace-brisk = Brisk
pace-brisk-says = A short pause before every move.
pace-instant = Instant
pace-instant-says = No pauses. You still get your time to speak.
pace-host = The host sets the speed.
pace-skip = Skip to my turn

## Keys

keys-title = Keys
keys-card = pick this card, or put it back
keys-commit = confirm your picks
keys-undo = undo your last step
keys-skip = play on without pauses until it is your move
keys-list = show this list

## After the match

end-you-won = You have won!
end-you-share = You share the win with { $names }!
end-won = { $names } won
end-why = What decided it: { $source }, { $value } of { $total }.
end-why-lost = What decided it: { $source }, only −{ $lost } for the winner.
end-behind = You fell behind most here: { $source }, { $mine } against { $first }.
play-past = { $names }: { $phase }
learn-part = Figure { $n } of { $of } on the card
end-rematch = Play again
end-same-deal = Same shuffle again
end-same-deal-hint = The same cards in the same order, to try something else. You already know the cards.
end-export = Download the match
end-hand-in = Give it to the server
end-hand-in-hint = The server checks the match and keeps it. It then has a link that you can share.
end-home = Home
proof-title = Was the shuffle fair?
proof-text = Before anybody sat down, the server showed its commitment. The shuffle comes from the server’s secret and a number added by each seat, so nobody could choose it. To check a downloaded match, use “portolan verify”.
proof-commitment = Commitment, shown before the match
proof-secret = The server’s secret
proof-nonce = Number added by seat { $number }
play-wait-left = { $seconds } s left to speak

## Cards

card-copies = There are { $copies } cards of { $good }.
