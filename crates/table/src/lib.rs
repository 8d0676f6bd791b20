//! One match at a table, as a pure state machine: seats, versions, clocks, undo, talk. Command in, step out.
