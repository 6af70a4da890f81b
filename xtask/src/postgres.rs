//! A PostgreSQL server of our own: Debian's programs, a free port on this machine, a data
//! folder that is thrown away.
//!
//! **Invariant:** no service of the system is started or touched.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::{OpenOptionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail};

use crate::run::run;

const PACKAGE: &str = "postgresql";
/// Where Debian has the programs, by version.
const PROGRAMS: &str = "/usr/lib/postgresql";
/// Installing would otherwise make and start a server for the whole system.
const NO_SERVICE: &str = "mkdir -p /etc/postgresql-common && \
    { test -e /etc/postgresql-common/createcluster.conf || \
      echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf; }";
/// What is in it is not worth waiting for a disk.
const SETTINGS: [&str; 6] = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "log_min_messages=log",
];

/// Serves in the foreground until it is stopped.
pub fn serve(root: &Path) -> Result<ExitCode> {
    let mut server = Server::start(root, "postgres")?;
    println!("PostgreSQL for tests; Ctrl-C ends it, and everything in it is thrown away.");
    println!("INSULA_TEST_DB={}", server.url);
    server.child.wait()?;
    Ok(ExitCode::SUCCESS)
}

/// A running server; dropping it stops it and removes its folder.
pub struct Server {
    /// How to reach it, up to the name of a database.
    pub url: String,
    programs: PathBuf,
    owner: Option<(u32, u32)>,
    folder: PathBuf,
    child: Child,
}

impl Server {
    /// Starts one with its data in the folder `name` under `target`.
    pub fn start(root: &Path, name: &str) -> Result<Server> {
        let programs = programs(root)?;
        let owner = owner()?;
        let folder = folder(root, name, owner)?;
        // What a run that was killed has left.
        stop(&programs, &folder, owner)?;
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        let password = password(&folder)?;
        if let Some((uid, gid)) = owner {
            chown(&folder, Some(uid), Some(gid))?;
            chown(folder.join("password"), Some(uid), Some(gid))?;
        }
        let data = folder.join("data");
        let made = command(&programs.join("initdb"), &folder, owner)
            .args(["--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"])
            .args(["--auth=md5", "--pwfile=password", "--pgdata"])
            .arg(&data)
            .output()
            .context("initdb could not be started")?;
        if !made.status.success() {
            bail!("initdb failed: {}", String::from_utf8_lossy(&made.stderr));
        }
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut child = command(&programs.join("postgres"), &folder, owner)
            .arg("-D")
            .arg(&data)
            .args(["-p", &port.to_string()])
            .args(SETTINGS.iter().flat_map(|setting| ["-c", setting]))
            .env("LC_ALL", "C")
            .stderr(Stdio::piped())
            .spawn()
            .context("postgres could not be started")?;
        wait(&mut child)?;
        let url = format!("postgres://postgres:{password}@127.0.0.1:{port}/");
        Ok(Server { url, programs, owner, folder, child })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = stop(&self.programs, &self.folder, self.owner);
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Waits until it says that it is ready, then lets it speak to nobody.
fn wait(child: &mut Child) -> Result<()> {
    let said = child.stderr.take().context("postgres says nothing")?;
    let mut lines = BufReader::new(said).lines();
    let mut so_far = Vec::new();
    while let Some(line) = lines.next().transpose()? {
        if line.contains("ready to accept connections") {
            std::thread::spawn(move || lines.for_each(drop));
            return Ok(());
        }
        so_far.push(line);
    }
    bail!("postgres did not start:\n{}", so_far.join("\n"))
}

/// The folder of the newest version, which is installed when there is none.
fn programs(root: &Path) -> Result<PathBuf> {
    if let Some(found) = newest() {
        return Ok(found);
    }
    let sudo = if is_root()? { "" } else { "sudo " };
    let line = format!(
        "{sudo}sh -c \"{NO_SERVICE}\" && {sudo}apt-get update -qq && \
         {sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
         -o Dpkg::Options::=--force-confold {PACKAGE}"
    );
    run(root, "sh", &["-c", &line])?;
    newest().with_context(|| {
        format!("PostgreSQL is missing and could not be installed: apt-get install {PACKAGE}")
    })
}

fn newest() -> Option<PathBuf> {
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let found = fs::read_dir(PROGRAMS).ok()?.flatten().map(|entry| entry.path());
    let whole = |path: &PathBuf| path.join("bin/postgres").exists() && version(path).is_some();
    found.filter(whole).max_by_key(version).map(|path| path.join("bin"))
}

/// PostgreSQL refuses to run as root: then it runs as the user that Debian made for it.
fn owner() -> Result<Option<(u32, u32)>> {
    if !is_root()? {
        return Ok(None);
    }
    let id = |flag| -> Result<u32> {
        let output = Command::new("id").args([flag, "postgres"]).output()?;
        let text = String::from_utf8(output.stdout)?;
        text.trim().parse().context("there is no user `postgres` to run PostgreSQL")
    };
    Ok(Some((id("-u")?, id("-g")?)))
}

fn is_root() -> Result<bool> {
    Ok(Command::new("id").arg("-u").output()?.stdout == b"0\n")
}

/// Under `target`, or where everybody may go if its owner may not go there.
fn folder(root: &Path, name: &str, owner: Option<(u32, u32)>) -> Result<PathBuf> {
    let target = root.join("target");
    fs::create_dir_all(&target)?;
    let reached = command(Path::new("test"), Path::new("/"), owner).arg("-x").arg(&target).status();
    if reached?.success() {
        return Ok(target.join(name));
    }
    Ok(std::env::temp_dir().join(format!("insula-{name}")))
}

/// Only who can read our files may use the server.
fn password(folder: &Path) -> Result<String> {
    let mut random = [0; 16];
    fs::File::open("/dev/urandom")?.read_exact(&mut random)?;
    let password: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut file = fs::OpenOptions::new();
    let file = file.write(true).create_new(true).mode(0o600).open(folder.join("password"));
    file?.write_all(password.as_bytes())?;
    Ok(password)
}

/// Stops what runs in the folder, if anything does.
fn stop(programs: &Path, folder: &Path, owner: Option<(u32, u32)>) -> Result<()> {
    let data = folder.join("data");
    if data.join("postmaster.pid").exists() {
        command(&programs.join("pg_ctl"), folder, owner)
            .args(["stop", "--silent", "--mode=immediate", "--pgdata"])
            .arg(&data)
            .status()?;
    }
    Ok(())
}

fn command(program: &Path, dir: &Path, owner: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(dir).stdout(Stdio::null());
    if let Some((uid, gid)) = owner {
        command.uid(uid).gid(gid);
    }
    command
}
