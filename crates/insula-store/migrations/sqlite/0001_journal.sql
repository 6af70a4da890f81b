-- A table is its setup, its seed and its entries; its state is never stored.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    seats TEXT NOT NULL,
    options TEXT NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    owner BLOB NOT NULL CHECK (length(owner) = 32),
    created INTEGER NOT NULL,
    scores TEXT
) STRICT;

CREATE INDEX tables_by_owner ON tables (owner, created);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    -- NULL is an undo.
    action TEXT,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    rules INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
