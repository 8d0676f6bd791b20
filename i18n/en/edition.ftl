# Mistakes in an edition file. Each is shown behind its line number and, if it breaks one, its clause.

## The form of the file

edition-too-long = The file is longer than { $limit } bytes.
edition-bad-toml = This is not TOML: { $reason }.
edition-unknown-key = There is no key “{ $key }” here. Known keys: { $known }.
edition-missing-key = The key “{ $key }” is missing.
edition-missing-section = The section “{ $section }” is missing.
edition-wrong-type = “{ $key }” should be { $expected }, but is { $found }.
edition-unreadable-number = The number in “{ $key }” cannot be read.
edition-type-text = a text in quotes
edition-type-whole-number = a whole number
edition-type-number = a number
edition-type-truth = true or false
edition-type-date = a date
edition-type-list = a list
edition-type-table = a table

## The head

edition-other-game = This is an edition of “{ $game }”, not of “oltre-mare”.
edition-other-format = The format { $format } is unknown. This program reads format 1.
edition-name = The name “{ $name }” must have 1 to { $limit } characters, all of them printable.
edition-unknown-part = “{ $part }” is no part that can be reconstructed. The parts: { $known }.

## Goods and cards

edition-unknown-good = There is no good “{ $good }”. The goods: { $known }.
edition-good-twice = The good “{ $good }” is listed twice.
edition-good-missing = The good “{ $good }” is not listed.
edition-copies = There are { $expected } cards of “{ $good }”, not { $found }.
edition-payout = Groups of “{ $good }” pay { $expected }, not { $found }.
edition-card-count =
    { $found ->
        [one] The file has { $found } card of “{ $good }”; there are { $expected } in the game.
       *[other] The file has { $found } cards of “{ $good }”; there are { $expected } in the game.
    }
edition-power = A card has a power of { $least } to { $most }, not { $found }.
edition-load = A card has a load of { $least } to { $most }, not { $found }.
edition-unknown-symbol = There is no symbol “{ $symbol }”. The symbols: { $known }.
edition-symbol-count = A card shows exactly 2 symbols, not { $found }.
edition-symbol-twice = The symbols of a card differ; “{ $symbol }” stands here twice.
edition-card-port = The card names “{ $port }”, which is not among the ports.
edition-few-start-ports = Only { $found } cards name a port. At least { $needed } are needed to find the start ports of five players.
edition-few-start-ports-without-grain = Only { $found } cards other than grain name a port. At least { $needed } are needed: two players play without grain.

## Ports

edition-port-name-empty = The port has no name.
edition-port-name-character = The name “{ $port }” holds “{ $character }”. A port's name is made of letters, digits, spaces, hyphens, apostrophes and full stops; an accented letter must be a single character.
edition-port-name-start = The name “{ $port }” does not begin with a letter.
edition-port-name-long = The name “{ $port }” is longer than { $limit } characters.
edition-port-name-reserved = A port cannot be called “{ $port }”: the word has another meaning when moves are typed.
edition-port-twice = There is a port “{ $port }” in line { $line } already. Case does not count, and a space is the same as a hyphen.
edition-longitude = The longitude { $found } is not between -180 and 180.
edition-latitude = The latitude { $found } is not between -90 and 90.
edition-few-ports = The board has { $found } ports; at least { $least } are needed.
edition-many-ports = The board has { $found } ports, but there are markers for { $most } only.
edition-no-venice = Venice is not among the ports. It may be called: { $known }.
edition-venice-twice = Venice is among the ports more than once: { $ports }.

## Routes

edition-route-ends = A route is between exactly 2 ports, not { $found }.
edition-route-port = The route goes to “{ $port }”, which is not among the ports.
edition-route-loop = The route leads from “{ $port }” to the same port.
edition-route-twice = The route between “{ $from }” and “{ $to }” is listed in line { $line } already.
edition-port-without-route = No route leads to “{ $port }”.
edition-board-split = No way leads from “{ $from }” to { $ports }.

## Markers

edition-unknown-marker = There is no marker “{ $kind }”. The markers: { $known }.
edition-marker-twice = The marker “{ $kind }” is listed twice.
edition-marker-missing = The marker “{ $kind }” is not listed.
edition-marker-count = A number of markers is 0 to { $most }, not { $found }.
edition-marker-sum = There are { $expected } markers in all, not { $found }.
