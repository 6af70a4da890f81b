//! What a viewer sees, as text.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A view in JSON. It is made after every action, for every viewer, and mostly only compared
/// with the one before; so it stays the text that is sent, and a clone shares it.
#[derive(Debug, Clone)]
pub struct View(Arc<RawValue>);

impl View {
    /// Writes a game's own view down.
    pub fn new(view: &impl Serialize) -> View {
        View(to_raw_value(view).expect("checked: views are plain data").into())
    }

    /// For whoever wants to look into it.
    pub fn json(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("checked: it was written as JSON")
    }
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_its_text() {
        let view = View::new(&[1, 2]);
        assert_eq!(serde_json::to_string(&view).ok().as_deref(), Some("[1,2]"));
        assert_eq!((view.json(), view == View::new(&[1, 3])), (serde_json::json!([1, 2]), false));
    }
}
