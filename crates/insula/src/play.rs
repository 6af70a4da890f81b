//! `insula play`: any game in the terminal, people and bots on one keyboard.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use insula_core::{Message, Rng, Seat, Seed, Viewer};
use insula_games::{AnyGame, Effort, Offer};
use insula_server::time_limit;

use crate::advice::{outlook, says};
use crate::cards::Folder;
use crate::words::Words;

/// Play in the terminal with numbered offers.
#[derive(Args)]
pub struct Play {
    /// Which game
    game: String,
    /// Who sits where: `human` or a bot's name, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "human,normal")]
    seats: Vec<String>,
    /// An option of the game, key=value; may be repeated
    #[arg(long, value_parser = crate::option)]
    set: Vec<(String, String)>,
    #[command(flatten)]
    cards: Folder,
    /// The same number deals the same game; without it every game is new
    #[arg(long)]
    seed: Option<u64>,
    /// en, it or es; without it the terminal's language
    #[arg(long)]
    lang: Option<String>,
}

/// How hard and how long a hint is thought about.
const HINT: (Effort, Duration) =
    (Effort { iterations: 20_000, threads: 1 }, Duration::from_millis(1200));

/// What a person typed.
enum Typed {
    Act(String),
    Undo,
    Quit,
}

impl Play {
    /// Plays from the deal to the scores.
    pub fn run(&self) -> Result<()> {
        let entry = self.cards.game(&self.game)?;
        let bots = entry.info().bots;
        if let Some(name) =
            self.seats.iter().find(|name| *name != "human" && !bots.contains(&name.as_str()))
        {
            bail!("there is no bot {name:?}; there is {}", bots.join(", "));
        }
        let seed = match self.seed {
            Some(number) => Seed::from_number(number),
            None => fresh_seed()?,
        };
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let options = crate::options(&self.set);
        let game = entry.start(seats, &options, seed)?;
        let mut words = Words::new(self.lang.as_deref());
        if let Some(pack) = entry.pack(&options)? {
            words.lay(&pack.sheet.names);
        }
        let names = names(&self.seats, &words);
        let mut table = Table {
            game,
            // Bots think on another stream: thinking never changes the game's luck.
            rng: Rng::stream(seed, 1),
            before: Vec::new(),
            last: None,
            humans: self.seats.iter().filter(|name| *name == "human").count(),
            words,
            names,
        };
        while let Some(seat) = table.game.to_act().first() {
            let kind = &self.seats[seat.index()];
            if kind != "human" {
                let (begun, limit) = (Instant::now(), time_limit(kind));
                let enough = || begun.elapsed() >= limit;
                let line = table.game.bot_line(kind, seat, &mut table.rng, &enough)?;
                line.iter().for_each(|act| table.act(seat, act));
            } else if !table.ask(seat)? {
                return Ok(());
            }
        }
        table.end();
        Ok(())
    }
}

struct Table {
    game: Box<dyn AnyGame>,
    rng: Rng,
    /// States to go back to: nothing was revealed and nobody else acted since.
    before: Vec<Box<dyn AnyGame>>,
    last: Option<Seat>,
    humans: usize,
    words: Words,
    names: Vec<String>,
}

impl Table {
    fn say(&self, message: &Message) -> String {
        self.words.say(message, &self.names)
    }

    fn act(&mut self, seat: Seat, act: &str) {
        if self.game.reveals(seat, act) {
            self.before.clear();
        } else {
            self.before.push(self.game.clone_box());
        }
        self.last = Some(seat);
        match self.game.apply(seat, act) {
            Ok(lines) => lines.iter().for_each(|line| println!("  {}", self.say(line))),
            Err(refusal) => println!("  {}", self.say(&refusal.message())),
        }
    }

    /// Asks the person at `seat`; false when they quit.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        if self.last != Some(seat) {
            if self.humans > 1 {
                self.hand_over(seat)?;
            }
            self.tell(seat);
            // Somebody else acted since: what was before is settled.
            self.before.clear();
            self.last = Some(seat);
        }
        match self.choose(seat)? {
            Typed::Act(act) => self.act(seat, &act),
            Typed::Undo => match self.before.pop() {
                Some(before) => self.game = before,
                None => println!("{}", self.words.text("terminal-no-undo")),
            },
            Typed::Quit => return Ok(false),
        }
        Ok(true)
    }

    /// The table in sentences.
    fn tell(&self, seat: Seat) {
        println!();
        for line in self.game.tell(Viewer::Seat(seat)) {
            println!("{}", self.say(&line));
        }
    }

    fn hand_over(&self, seat: Seat) -> Result<()> {
        let message = Message::new("terminal-hand-over").with("seat", seat);
        print!("\u{1b}[2J\u{1b}[H{}", self.say(&message));
        read_line()?;
        Ok(())
    }

    fn choose(&mut self, seat: Seat) -> Result<Typed> {
        let offers = self.game.offers(seat, &mut self.rng);
        println!("\n{}: {}", self.names[seat.index()], self.say(&self.game.prompt(seat)));
        for (number, offer) in offers.iter().enumerate() {
            let notes: Vec<String> =
                offer.preview.notes.iter().map(|note| self.say(note)).collect();
            let notes =
                if notes.is_empty() { String::new() } else { format!("  ({})", notes.join("; ")) };
            println!("{:>4}  {}{notes}", number + 1, self.say(&offer.label));
        }
        loop {
            print!("{} ", self.words.text("terminal-pick"));
            let Some(line) = read_line()? else {
                return Ok(Typed::Quit);
            };
            match line.trim() {
                "u" => return Ok(Typed::Undo),
                "q" => return Ok(Typed::Quit),
                "v" => self.tell(seat),
                "hint" | "?" => self.hint(seat, &offers)?,
                text => {
                    // The number, or the action's own text for those who know it.
                    let number =
                        text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    let offer = match number {
                        Some(index) => offers.get(index),
                        None => offers.iter().find(|offer| offer.act == text),
                    };
                    if let Some(offer) = offer {
                        return Ok(Typed::Act(offer.act.clone()));
                    }
                    // A move that is not on offer is refused with its rule.
                    match self.game.why_not(seat, text) {
                        Err(refusal) if number.is_none() => {
                            println!("{}", self.say(&refusal.message()))
                        }
                        _ => println!("{}", self.words.text("terminal-no-number")),
                    }
                }
            }
        }
    }

    /// The best moves, numbered as the offers are.
    fn hint(&self, seat: Seat, offers: &[Offer]) -> Result<()> {
        let ((effort, limit), begun) = (HINT, Instant::now());
        // Luck of its own: what comes later is the same with and without hints.
        let mut rng = Rng::new(fresh_seed()?);
        let advice = self.game.advise(seat, effort, &mut rng, &|| begun.elapsed() >= limit);
        for advised in &advice.moves {
            let number = offers.iter().position(|offer| Some(&offer.act) == advised.acts.first());
            let number = number.map_or(String::new(), |index| (index + 1).to_string());
            println!("{number:>4}  {}", says(advised, &self.words, &self.names));
            println!("      {}", self.say(&advised.why));
            println!("      {}", outlook(advised, &self.words, &self.names));
        }
        Ok(())
    }

    fn end(&self) {
        let Some(scores) = self.game.scores() else {
            return;
        };
        println!();
        for (seat, &points) in scores.points().iter().enumerate() {
            let seat = Seat(seat as u8);
            let line = Message::new("terminal-scores").with("seat", seat).with("points", points);
            println!("{}", self.say(&line));
        }
        let winners: Vec<Seat> = scores.winners().collect();
        let line =
            Message::new("terminal-winners").with("n", winners.len() as u32).with("seats", winners);
        println!("{}", self.say(&line));
    }
}

/// A seed that nobody can guess.
fn fresh_seed() -> Result<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| anyhow!("no random numbers: {error}"))?;
    Ok(Seed(seed))
}

/// Names that tell the seats apart.
fn names(seats: &[String], words: &Words) -> Vec<String> {
    let number = |seat: usize| Message::new("terminal-human").with("number", seat as u32 + 1);
    let name = |(seat, kind): (usize, &String)| match kind.as_str() {
        "human" => words.say(&number(seat), &[]),
        bot => format!("{} {}", words.say(&Message::new(format!("page-bot-{bot}")), &[]), seat + 1),
    };
    seats.iter().enumerate().map(name).collect()
}

/// One line, or `None` at the end of the input.
fn read_line() -> io::Result<Option<String>> {
    io::stdout().flush()?;
    let mut line = String::new();
    Ok((io::stdin().lock().read_line(&mut line)? > 0).then_some(line))
}
