# Thin names over cargo, npm and xtask. `make play` and `make test` are the two that matter.

.PHONY: help play build test postgres bench bench-server fuzz web fmt bless tools

help:
	@echo "make play          build everything and serve the page"
	@echo "make build         build the web client and target/release/insula"
	@echo "make test          everything: format, lints, Rust, web and browser tests, tidy"
	@echo "make postgres      a PostgreSQL server for tests, in the foreground"
	@echo "make bench         speed of every game's engine"
	@echo "make bench-server  how fast a server is, and what it takes"
	@echo "make fuzz          everything the outside can send, made up by a fuzzer, a minute each"
	@echo "make bless         rewrite golden playthroughs and wire types from what the code does now"
	@echo "make fmt           format the Rust code"

play: build
	@target/release/insula serve --data data

build: web
	@cargo build --release --package insula

test: tools web/node_modules/.package-lock.json
	@cargo run --quiet --package xtask -- test

postgres: tools
	@cargo run --quiet --package xtask -- postgres

bench: tools
	@cargo build --quiet --release --package insula-bench
	@target/release/insula-bench

fuzz: tools
	@cargo run --quiet --package xtask -- fuzz

# Ten thousand sockets are as many open files, on both sides.
bench-server: web
	@cargo build --quiet --release --package insula --package insula-load
	@ulimit -n "$$(ulimit -Hn)"; target/release/insula-load all

bless: tools
	@BLESS=1 cargo test --quiet --workspace

fmt: tools
	@cargo fmt --all

web: tools web/dist/index.html

# Rebuilt only when a source is newer, so that a second start is fast.
web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/public web/index.html web/vite.config.ts locales -type f 2>/dev/null)
	@cd web && npm run --silent build
	@touch $@

# Not `npm ci`: the lock file names the bundler's binary for the platform it was written on; on another one
# `npm install` fetches that platform's, in the version the bundler asks for, and leaves the lock file alone.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# One clear sentence for each tool that is missing.
tools:
	@command -v cargo >/dev/null || { echo "Rust is missing: install it with rustup, then run this again."; exit 1; }
	@command -v node >/dev/null || { echo "Node.js 20 or newer is missing: install it (Debian: apt-get install nodejs npm), then run this again."; exit 1; }
	@command -v npm >/dev/null || { echo "npm is missing: install it (Debian: apt-get install npm), then run this again."; exit 1; }
	@command -v cc >/dev/null || { echo "A C compiler is missing, SQLite needs one: install it (Debian: apt-get install build-essential), then run this again."; exit 1; }
