//! What a person is told on the page, as server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use axum::response::Sse;
use axum::response::sse::{Event as Line, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use insula_store::PersonId;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use crate::actor::turned;
use crate::identity::Asker;
use crate::wire::Event;

/// Silence that nobody between us and the page takes for the end.
const SILENCE: Duration = Duration::from_secs(20);

/// What `person` is told from now on, until the session or the server ends.
pub(crate) fn stream(
    asker: Asker,
    person: PersonId,
    closing: watch::Receiver<bool>,
) -> Sse<impl Stream<Item = Result<Line, Infallible>>> {
    let told = asker.people.notices.listen();
    let ended = Box::pin(asker.ended());
    let events =
        unfold((told, ended, closing), move |(mut told, mut ended, mut closing)| async move {
            let event = loop {
                tokio::select! {
                    heard = told.recv() => match heard {
                        Ok((whom, event)) if whom == person => break event,
                        Ok(_) => {}
                        // Whatever was missed, the page finds it in its list.
                        Err(RecvError::Lagged(_)) => break Event::Tables,
                        Err(RecvError::Closed) => return None,
                    },
                    () = &mut ended => return None,
                    () = turned(&mut closing) => return None,
                }
            };
            let line = Line::default().json_data(&event).ok()?;
            Some((Ok(line), (told, ended, closing)))
        });
    Sse::new(events).keep_alive(KeepAlive::new().interval(SILENCE))
}
