-- What a search found in a finished game, as the page reads it. It can be made
-- anew from the entries at any time.
CREATE TABLE analysis (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- The rules by which it was made.
    rules INTEGER NOT NULL,
    text TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
