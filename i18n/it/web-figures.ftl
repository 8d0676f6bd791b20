# Cifre: di una partita alla sua fine, e di tutte le proprie partite sulla propria pagina.

figures-worst-lie = La bugia più grossa

tally-title = Le tue partite
tally-none = Le tue partite vengono contate qui appena finiscono.
tally-explained = Una vittoria condivisa viene divisa. Le partite in cui avevi più posti non sono contate.
tally-match = Partite
tally-played = Giocate
tally-won = Vinte
tally-won-part = { $won } ({ $percent }%)
tally-kind = In { $players }, contro { $against }
tally-people = persone
tally-mixed = bot di vari livelli
tally-level = bot ({ $level })
tally-all = Tutte
