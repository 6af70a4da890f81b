-- What a seat has answered beforehand. It is no part of a game: the actions that
-- come of it are entries like any other.
CREATE TABLE standing (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, key)
) STRICT, WITHOUT ROWID;
