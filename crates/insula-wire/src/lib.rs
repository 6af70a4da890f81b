//! The TypeScript that the page speaks, made from the Rust that the server
//! speaks. `make bless` writes the files, a test compares them.

use insula_server::wire::export_types;
use serde::Serialize;
use ts_rs::{Config, TS};

const HEAD: &str = "// Made from the Rust types by `make bless`; do not edit.\n";

/// Each file under `web/src/wire` and what it must say.
pub fn files() -> Vec<(&'static str, String)> {
    vec![
        ("index.ts", file(export_types())),
        ("capitol.ts", file(capitol())),
        ("new-york.ts", file(new_york())),
        ("the-capitals.ts", file(the_capitals())),
        ("the-capitals-catalog.ts", catalog("the-capitals", &the_capitals::catalog())),
        ("urban-sprawl.ts", file(urban_sprawl())),
        ("urban-sprawl-catalog.ts", catalog("urban-sprawl", &urban_sprawl::catalog())),
    ]
}

fn file(types: Vec<(&'static str, String)>) -> String {
    let mut text = HEAD.to_owned();
    let declares = |name| types.iter().any(|(declared, _)| *declared == name);
    if !declares("Message") && types.iter().any(|(_, text)| text.contains(": Message")) {
        text.push_str("import type { Message } from './index';\n");
    }
    for (_, declaration) in types {
        // A comment of one line stays on one line.
        let short = declaration.replace("/**\n * ", "/** ").replace("\n */\n", " */\n");
        let lines = short.lines().map(|line| line.trim_end()).collect::<Vec<_>>();
        text.push_str(&format!("\nexport {}\n", lines.join("\n")));
    }
    text
}

/// The declarations of a game's types.
macro_rules! declare {
    ($game:ident: $($name:ident),* $(,)?) => {{
        let config = Config::new();
        vec![$((stringify!($name), <$game::$name as TS>::decl(&config))),*]
    }};
}

/// What Capitol's view is made of, in reading order.
fn capitol() -> Vec<(&'static str, String)> {
    declare![capitol:
        View,
        Phase,
        Face,
        Shape,
        Color,
        Piece,
        Kind,
        AreaView,
        NextView,
        SquareView,
        Tally,
        SeatView,
        FrontView,
        StackView,
        PendingView,
        FirstView,
        AuctionView,
        RevealedView,
        ScoringView,
        ScoredArea,
    ]
}

/// What New York's view is made of, in reading order.
fn new_york() -> Vec<(&'static str, String)> {
    declare![new_york:
        View,
        Phase,
        Ended,
        Bank,
        Card,
        Kind,
        Side,
        Letter,
        TileView,
        SlotView,
        BestView,
        NextView,
        PendingView,
        BoughtView,
        SeatView,
        PlacedView,
        StreetView,
        EdgeView,
        DirkView,
        SheetView,
        KindRow,
    ]
}

/// What The Capitals' view and catalog are made of, in reading order.
fn the_capitals() -> Vec<(&'static str, String)> {
    declare![the_capitals:
        View,
        Phase,
        SpaceView,
        RowView,
        PlantView,
        NeutralView,
        SeatView,
        TracksView,
        PlacedView,
        CornerView,
        TouristView,
        HandView,
        PendingView,
        FromView,
        ExpoView,
        ExpoRowView,
        GainView,
        FinalView,
        TileGainView,
        Track,
        Kind,
        Density,
        Stack,
        Catalog,
        TileFacts,
        EffectFacts,
        PerFacts,
        WhatFacts,
        SpecialFacts,
        PermanentFacts,
        TriggerFacts,
        OnFacts,
        RequirementFacts,
        NeedFacts,
        TrackFacts,
        AttractionFacts,
        PlantFacts,
        ConversionFacts,
    ]
}

/// What Urban Sprawl's view and catalog are made of, in reading order.
fn urban_sprawl() -> Vec<(&'static str, String)> {
    declare![urban_sprawl:
        View,
        PhaseView,
        LengthView,
        CardText,
        PackView,
        BuildingView,
        RowView,
        SideView,
        UnplacedView,
        BoxView,
        DeckView,
        OfficeView,
        ContractorView,
        VocationView,
        SeatView,
        FavorView,
        HeldView,
        IncomeView,
        PendingView,
        QuestionView,
        QuestionKind,
        FinalView,
        FinalRowView,
        FinalOfficeView,
        Zone,
        Kind,
        Deck,
        Office,
        Vocation,
        Worth,
        Catalog,
        CardFacts,
        SortFacts,
        RestrictionFacts,
        CardVocationFacts,
        EffectFacts,
        IconFacts,
        DoesFacts,
        PerFacts,
        WhatFacts,
        SizeFacts,
        OwnerFacts,
        PrintedRow,
        StartFacts,
        VocationFacts,
        PrintedOffice,
    ]
}

/// What is printed on a game's components, a tile or card on a line.
fn catalog(game: &str, catalog: &impl Serialize) -> String {
    let catalog = serde_json::to_string(catalog)
        .expect("checked: a catalog is made of numbers and texts")
        .replace("{\"slug\":", "\n{\"slug\":")
        .replace("{\"card\":", "\n{\"card\":");
    format!(
        "// Made from the data by `make bless`; do not edit.\n\
         import type {{ Catalog }} from './{game}';\n\n\
         export const catalog: Catalog = {catalog};\n"
    )
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::files;

    #[test]
    fn the_page_speaks_what_the_server_speaks() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
        for (name, text) in files() {
            let path = folder.join(name);
            if std::env::var_os("BLESS").is_some() {
                fs::write(&path, &text).expect("web/src/wire can be written");
            }
            let found = fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(found, text, "{name} is not what the Rust types say; run make bless");
        }
    }
}
