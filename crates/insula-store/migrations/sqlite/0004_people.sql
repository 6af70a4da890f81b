-- Who has done something here. A guest has a name; a password makes it theirs alone.
CREATE TABLE people (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 32),
    name TEXT NOT NULL,
    -- The name as sign-in compares it; there only with a password.
    login TEXT UNIQUE,
    password TEXT,
    -- How they want to be told, as JSON.
    notices TEXT NOT NULL DEFAULT '{}',
    created INTEGER NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    -- The hash of a token that only a browser knows.
    token BLOB NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    person BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);

-- 1: the names at the table are part of the chained hash. 2: they are not, so that a
-- name can go while the game stays.
ALTER TABLE tables ADD COLUMN chain INTEGER NOT NULL DEFAULT 1;
-- 'open' until every seat is taken. Whether it is over, the scores say.
ALTER TABLE tables ADD COLUMN state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('open', 'running'));
ALTER TABLE tables ADD COLUMN visibility TEXT NOT NULL DEFAULT 'link'
    CHECK (visibility IN ('public', 'link', 'private'));
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '{"kind":"none"}';
-- How much time each seat has left, as JSON; only with a pace, once it runs.
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN invite TEXT;
-- The table this one was played on from, and the one that came after this one.
ALTER TABLE tables ADD COLUMN parent TEXT REFERENCES tables (id);
ALTER TABLE tables ADD COLUMN rematch TEXT REFERENCES tables (id);

CREATE UNIQUE INDEX tables_by_invite ON tables (invite);
CREATE INDEX tables_open ON tables (state, visibility, created);

-- Who has a seat now. A seat with a person and a bot: the bot stands in.
CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person BLOB REFERENCES people (id) ON DELETE SET NULL,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitters_by_person ON sitters (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Until now a person was the hash of their only token, and had no name of their own.
INSERT INTO people (id, name, created)
SELECT owner, coalesce((SELECT json_extract(seat.value, '$.name') FROM json_each(tables.seats) AS seat
    WHERE json_extract(seat.value, '$.kind') = 'you' LIMIT 1), '?'), max(created)
FROM tables GROUP BY owner;

INSERT INTO sessions (token, person, created, used) SELECT id, id, created, created FROM people;

INSERT INTO sitters (table_id, seat, person, bot)
SELECT tables.id, seat.key,
    CASE WHEN json_extract(seat.value, '$.kind') = 'bot' THEN NULL ELSE tables.owner END,
    CASE WHEN json_extract(seat.value, '$.kind') = 'bot' THEN json_extract(seat.value, '$.bot') END
FROM tables, json_each(tables.seats) AS seat;
