-- Servers that share a database, and when each last said that it lives, in milliseconds by
-- the database's clock.
CREATE TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    beat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which of them has the table in memory; NULL: none.
ALTER TABLE tables ADD COLUMN server TEXT;

CREATE INDEX tables_by_server ON tables (server) WHERE server IS NOT NULL;
