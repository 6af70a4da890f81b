//! Analyses of finished games: made step by step behind everything else, and kept.
//!
//! **Invariant:** a table has at most one analysis under way, and none once it is
//! kept. What a restart interrupts is forgotten.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use insula_games::{ANALYSIS, Analysis, AnyGame, Walk};
use insula_store::{Store, Stored, TableId, counting};
use tokio::sync::Mutex;

use crate::actor::now;
use crate::thinkers::Kind;
use crate::wire::AnalysisState;
use crate::{AppError, Thinkers};

/// So many may be under way at once.
const MOST: usize = 16;

/// The analyses of a server.
pub(crate) struct Analyses {
    store: Store,
    thinkers: Arc<Thinkers>,
    /// Held while the store is asked, so that nothing is begun twice.
    under_way: Arc<Mutex<HashMap<TableId, Arc<Progress>>>>,
}

struct Progress {
    done: AtomicU32,
    total: u32,
}

impl Analyses {
    /// None is under way.
    pub(crate) fn new(store: Store, thinkers: Arc<Thinkers>) -> Analyses {
        Analyses { store, thinkers, under_way: Arc::default() }
    }

    /// How far the analysis of a table is.
    pub(crate) async fn state(&self, table: &TableId) -> Result<AnalysisState, AppError> {
        self.find(table, &*self.under_way.lock().await).await
    }

    /// Begins one, unless it is there or under way. `dealt` is the game before
    /// the first entry.
    pub(crate) async fn start(
        &self,
        stored: &Stored,
        dealt: Box<dyn AnyGame>,
    ) -> Result<AnalysisState, AppError> {
        if stored.scores.is_none() {
            return Err(AppError::NotOver);
        }
        let mut under_way = self.under_way.lock().await;
        let found = self.find(&stored.id, &under_way).await?;
        if found != AnalysisState::None {
            return Ok(found);
        }
        if under_way.len() >= MOST {
            return Err(AppError::Busy);
        }
        let actions = counting(stored.entries.iter().map(|entry| (entry.seat, &entry.what)));
        let actions = actions.into_iter().map(|(seat, act)| (seat, act.to_owned())).collect();
        let walk = Walk::new(dealt, actions, ANALYSIS, stored.header.seed);
        let progress = Arc::new(Progress { done: AtomicU32::new(0), total: walk.total() });
        let state = progress.state();
        under_way.insert(stored.id.clone(), progress.clone());
        self.spawn(stored.id.clone(), stored.header.rules, walk, progress);
        Ok(state)
    }

    fn spawn(&self, id: TableId, rules: u32, walk: Walk, progress: Arc<Progress>) {
        let (store, thinkers) = (self.store.clone(), self.thinkers.clone());
        let under_way = self.under_way.clone();
        tokio::spawn(async move {
            let done = match analyze(&id, walk, &progress, &thinkers).await {
                Ok(analysis) => {
                    let text = serde_json::to_string(&analysis);
                    let text = text.expect("checked: an analysis is made of numbers and texts");
                    store.keep_analysis(&id, rules, &text, now()).await.map_err(|e| e.to_string())
                }
                Err(why) => Err(why),
            };
            if let Err(why) = done {
                tracing::error!("table {id} is not analyzed: {why}");
            }
            under_way.lock().await.remove(&id);
        });
    }

    async fn find(
        &self,
        table: &TableId,
        under_way: &HashMap<TableId, Arc<Progress>>,
    ) -> Result<AnalysisState, AppError> {
        if let Some(progress) = under_way.get(table) {
            return Ok(progress.state());
        }
        // What cannot be read any more is made anew.
        let kept = self.store.analysis(table).await?;
        let kept = kept.and_then(|text| serde_json::from_str(&text).ok());
        Ok(kept.map_or(AnalysisState::None, |analysis| AnalysisState::Done { analysis }))
    }
}

impl Progress {
    fn state(&self) -> AnalysisState {
        let done = self.done.load(Ordering::Relaxed);
        AnalysisState::Working { done, total: self.total }
    }
}

/// Each step queues anew, so that everything else comes first.
async fn analyze(
    id: &TableId,
    mut walk: Walk,
    progress: &Progress,
    thinkers: &Thinkers,
) -> Result<Analysis, String> {
    while walk.done() < walk.total() {
        let step = move || {
            let stepped = walk.step();
            (walk, stepped)
        };
        let thought = thinkers.think(Kind::Analysis, id, step).await;
        let stepped;
        (walk, stepped) = thought.map_err(|lost| lost.to_string())?;
        stepped.map_err(|refusal| refusal.to_string())?;
        progress.done.store(walk.done(), Ordering::Relaxed);
    }
    Ok(walk.finish())
}
