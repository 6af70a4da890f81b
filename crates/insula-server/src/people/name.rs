//! What people may be called.

use crate::{AppError, MAX_NAME};

/// The name as it is kept: without space around it, not too long, and with nothing in
/// it that cannot be seen.
pub(crate) fn check_name(name: &str) -> Result<String, AppError> {
    let name = name.trim();
    let fits = (1..=MAX_NAME).contains(&name.chars().count());
    if fits && !name.contains(is_unseen) { Ok(name.to_owned()) } else { Err(AppError::BadName) }
}

/// The name as sign-in compares it.
pub(crate) fn fold(name: &str) -> String {
    name.trim().to_lowercase()
}

/// Control characters, and those that only format: two names that look the same should
/// be the same.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(check_name("  Zoë de la Cruz ").ok().as_deref(), Some("Zoë de la Cruz"));
        assert_eq!(check_name("❤\u{fe0f} 李雷").ok().as_deref(), Some("❤\u{fe0f} 李雷"));
        assert!(check_name(&"ß".repeat(24)).is_ok());
        let long = "x".repeat(25);
        let hidden =
            ["a\u{200b}", "\u{202e}anna", "\u{3164}", "a\u{ad}b", "a\u{2066}b", "a\u{e0041}"];
        for name in ["", " \t ", "a\nb", "a\u{7f}", "a\u{85}b", &long].into_iter().chain(hidden) {
            assert!(matches!(check_name(name), Err(AppError::BadName)), "{name:?}");
        }
    }

    #[test]
    fn sign_in_does_not_mind_capitals() {
        assert_eq!(fold(" ÉLODIE "), fold("élodie"));
    }
}
