# Mistakes in an edition file. Each is shown behind its line number and, if it breaks one, its clause.

## The form of the file

edition-too-long = The file is longer than { $limit } bytes.
edition-bad-toml = This is not TOML: { $reason }.
edition-unknown-key = There is no key “{ $key }” here. Known keys: { $known }.
edition-missing-key = The key “{ $key }” is missing.
edition-missing-section = The section “{ $section }” is missing.
edition-wrong-type = “{ $key }” should be { $expected }, but is { $found }.
edition-unreadable-number = The number in “{ $key }” cannot be read.
edition-type-text = text in quotes
edition-type-whole-number = a whole number
edition-type-number = a number
edition-type-truth = true or false
edition-type-date = a date
edition-type-list = a list
edition-type-table = a table

## The head

edition-other-game = This is an edition of “{ $game }”, not of “{ $expected }”.
edition-other-format = Format { $format } is unknown. This program reads format 1.
edition-name = The name “{ $name }” must have 1 to { $limit } characters, all printable.
edition-unknown-part = “{ $part }” is not a part that can be reconstructed. The parts: { $known }.
