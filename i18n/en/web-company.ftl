# A table of friends: who is waited for, what is taken back, one device for several, invitations.
log-nudged =
    { $seat_is ->
        [you] { $name } asks whether you are there.
       *[other] { $name } asks whether { $seat } is there.
    }
log-stand-in =
    { $seat_is ->
        [you] { $name } is in favour of a bot playing for you for now.
       *[other] { $name } is in favour of a bot playing for { $seat } for now.
    }
log-undo-asked =
    { $seat_is ->
        [you] You ask to take your last move back.
       *[other] { $seat } asks to take the last move back.
    }
log-undo-voted =
    { $how ->
        [for] { $name } agrees to that.
       *[against] { $name } says no to that.
    }
notice-idle =
    { $minutes ->
        [0] Everybody is waiting for { $name }.
        [one] { $name } has not played for a minute.
       *[other] { $name } has not played for { $minutes } minutes.
    }
notice-nudge = Nudge
notice-nudged = { $name } asks: are you still there?
notice-here = Here I am
notice-stand-in-for = For a bot in { $name }’s place for now: { $names }.
notice-undo = { $name } would like to take the last move back.
notice-undo-allow = Allow it
notice-undo-refuse = No
notice-undo-own = You asked to take your move back: the others decide.
notice-dismiss = Hide this notice
curtain-together = Everybody may look
curtain-secretly = { $name } decides in private
you-file = Download my data
you-file-explained = A file with your name, your tables and everything you wrote here.
you-change-password = Change password
you-old-password = Current password
you-new-password = New password, at least 10 characters
you-password-changed = Your password has been changed. All other devices are logged out.
you-lost = If the password is lost
you-lost-explained = Nobody here knows your e-mail address, so nobody can send you a new password. Recovery codes let you back in: create some now and keep them somewhere safe.
you-codes-make = Create recovery codes
you-codes-made = Write these down now: they are not shown again. Each works once; older codes no longer work.
you-codes-copy = Copy the codes
you-recover = Password lost?
you-recover-code = Recovery code
you-recover-do = Set the new password
you-recovered = Welcome back. Your new password works from now on.
you-webhook-mail = This is an e-mail address. Give a web address that begins with https://.
notice-test = Send me a test
notice-test-none = There is nowhere to send it: allow notices in this browser, or save a web address.
notice-test-sent = The test has arrived at the web address.
notice-test-pushed = The browser’s service has accepted the test: it should appear in a moment.
notice-test-refused = The web address answered with { $status }, so notices would not get through.
notice-test-failed = The web address did not answer.
notice-test-unpushed = The browser’s service did not accept the test. Switch notices off and on again.
push-test = This is what a notice looks like.
lobby-waits-you = Your turn
lobby-waits = Waiting for: { $names }
lobby-since = for { $time }
lobby-until = { $time } left
lobby-until-late = time is up
span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
span-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
span-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
tempo-hour = slow: an hour per decision
tempo-hours = slow: eight hours per decision
tempo-day = slow: a day per decision
tempo-days = slow: three days per decision
lobby-weekends = Clocks rest at weekends (UTC)
tempo-weekends = not at weekends
tempo-zero = When a clock runs out, a bot plays on in that seat. Its player can take it back; after the third time, only if all the others agree.
lobby-bot-after = If somebody does not play
bot-after-0 = everybody waits
bot-after-2 = a bot steps in after 2 minutes
bot-after-3 = a bot steps in after 3 minutes
bot-after-10 = a bot steps in after 10 minutes
room-bot-after = a bot steps in after { $minutes } minutes
lobby-your-name = Your name
room-invite = Invite friends
room-invite-explained = One link for everybody: anyone who opens it picks a free seat.
room-share-do = Share…
room-share-text = Come and play { $game } with me.
room-more = A link for each seat
room-bot-level = Bot for seat { $number }
room-bot-choose = Add a bot…
room-chat = While you wait
lobby-table-options = Clock, seating, spectators
room-while = The rules and a guided first match open in a new tab.
