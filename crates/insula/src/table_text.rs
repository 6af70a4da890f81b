//! Any game's view as plain text: lists of things become tables. Works for
//! every game, because it knows none.

use serde_json::Value;

/// The view, one line a fact and one table a list.
pub fn view_text(view: &Value) -> String {
    let mut facts = String::new();
    let mut tables = String::new();
    for (key, value) in view.as_object().into_iter().flatten() {
        match value {
            Value::Array(rows) if rows.iter().any(Value::is_object) => {
                tables.push_str(&format!("\n{key}\n{}", table(rows)));
            }
            Value::Null => {}
            _ => facts.push_str(&format!("{key}: {}\n", cell(value))),
        }
    }
    facts + &tables
}

/// Rows with the same keys under one heading, in columns.
fn table(rows: &[Value]) -> String {
    let mut heads = vec!["#".to_owned()];
    for key in rows.iter().filter_map(Value::as_object).flat_map(|row| row.keys()) {
        if !heads.contains(key) {
            heads.push(key.clone());
        }
    }
    let mut lines = vec![heads.clone()];
    for (number, row) in rows.iter().enumerate() {
        let cells = heads[1..].iter().map(|head| cell(&row[head]));
        lines.push([number.to_string()].into_iter().chain(cells).collect());
    }
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max();
    let widths: Vec<usize> = (0..heads.len()).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for line in &lines {
        for (cell, &width) in line.iter().zip(&widths) {
            text.push_str(&format!("  {cell:<width$}"));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

fn cell(value: &Value) -> String {
    match value {
        Value::Null => "-".into(),
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(cell).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let fields: Vec<String> =
                fields.iter().map(|(key, value)| format!("{key}={}", cell(value))).collect();
            fields.join(",")
        }
        plain => plain.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn lists_become_tables_and_nothing_is_lost() {
        let view = json!({"round": 2, "hand": ["a1", "b2"], "none": null,
            "seats": [{"score": 3, "passed": true}, {"score": 12, "passed": false}]});
        let text = view_text(&view);
        assert!(text.contains("round: 2\n") && text.contains("hand: a1 b2\n"), "{text}");
        assert!(text.contains("  #  passed  score\n  0  true    3\n  1  false   12\n"), "{text}");
    }
}
