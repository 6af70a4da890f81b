-- The schema as SQLite's steps 1 to 4 have made it; from number 5 on every step is in
-- both folders.

-- Who has done something here. A guest has a name; a password makes it theirs alone.
CREATE TABLE people (
    id BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(id) = 32),
    name TEXT NOT NULL,
    -- The name as sign-in compares it; there only with a password.
    login TEXT UNIQUE,
    password TEXT,
    -- How they want to be told, as JSON.
    notices TEXT NOT NULL DEFAULT '{}',
    created BIGINT NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
);

CREATE TABLE sessions (
    -- The hash of a token that only a browser knows.
    token BYTEA NOT NULL PRIMARY KEY CHECK (octet_length(token) = 32),
    person BYTEA NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);

-- A table is its setup, its seed and its entries; its state is never stored.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    seats TEXT NOT NULL,
    options TEXT NOT NULL,
    seed BYTEA NOT NULL CHECK (octet_length(seed) = 32),
    owner BYTEA NOT NULL CHECK (octet_length(owner) = 32),
    created BIGINT NOT NULL,
    scores TEXT,
    -- 1: the names at the table are part of the chained hash. 2: they are not.
    chain BIGINT NOT NULL DEFAULT 1,
    -- 'open' until every seat is taken. Whether it is over, the scores say.
    state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('open', 'running')),
    visibility TEXT NOT NULL DEFAULT 'link' CHECK (visibility IN ('public', 'link', 'private')),
    pace TEXT NOT NULL DEFAULT '{"kind":"none"}',
    -- How much time each seat has left, as JSON; only with a pace, once it runs.
    clock TEXT,
    invite TEXT,
    -- The table this one was played on from, and the one that came after this one.
    parent TEXT REFERENCES tables (id),
    rematch TEXT REFERENCES tables (id)
);

CREATE INDEX tables_by_owner ON tables (owner, created);
CREATE UNIQUE INDEX tables_by_invite ON tables (invite);
CREATE INDEX tables_open ON tables (state, visibility, created);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    -- NULL is an undo.
    action TEXT,
    hash BYTEA NOT NULL CHECK (octet_length(hash) = 32),
    rules BIGINT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What a seat has answered beforehand. It is no part of a game.
CREATE TABLE standing (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, key)
);

-- What a search found in a finished game, as the page reads it.
CREATE TABLE analysis (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- The rules by which it was made.
    rules BIGINT NOT NULL,
    text TEXT NOT NULL,
    made BIGINT NOT NULL
);

-- Who has a seat now. A seat with a person and a bot: the bot stands in.
CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person BYTEA REFERENCES people (id) ON DELETE SET NULL,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX sitters_by_person ON sitters (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person BYTEA NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
