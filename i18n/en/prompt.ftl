# What a language model is told at a table.

prompt-role = You are player { $number } of { $players } in a match of { $game }. Play to win.
prompt-rules = The rules on one page:
prompt-box = What is printed in the box:
prompt-reply = Reply with an action in square brackets, such as “[{ $action }]”. Anything outside the brackets is ignored.
prompt-talk = Everybody hears “[say …]”, and it binds nobody. Only actions bind. You can say something and act in the same reply.
prompt-ask = Questions cost nothing: “[list]” for your legal actions, “[rules]” or “[rules { $chapter }]” for the rules, “[box]” for what is printed in the box, “[view]” for the position.
prompt-so-far = What has happened since:
prompt-list = Your legal actions:
prompt-list-some = There are too many legal actions to list. Some of them:
prompt-asked-enough = You have asked { $most } questions. Now choose an action.
prompt-no-action = Your reply has no action in square brackets.
prompt-nearest = The legal action that looks most like it: “[{ $action }]”.
prompt-patience =
    { $left ->
        [one] After { $left } more reply that cannot be carried out, a bot plays on for you.
       *[other] After { $left } more replies that cannot be carried out, a bot plays on for you.
    }
prompt-stand-in =
    { $seat_is ->
        [you] From here on a bot plays for you.
       *[other] From here on a bot plays for { $seat }.
    }
prompt-said =
    { $seat_is ->
        [you] You say: “{ $text }”
       *[other] { $seat } says: “{ $text }”
    }
