//! The routes under `/api`.

mod me;
mod tables;

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, Path, Query, Request, State, WebSocketUpgrade};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router, middleware};
use insula_core::Seat;
use insula_games::{Entry, GameInfo, PackSheet};
use insula_store::{PersonId, Record, TableId};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::hub::Hub;
use crate::identity::{Asker, check_origin, identify};
use crate::people::People;
use crate::wire::{AnalysisState, Created, NewTable, Position, TableCard, Verdict};
use crate::{AppError, ws};

/// No request is longer, in bytes.
const MAX_BODY: usize = 16 << 10;

/// Everything under `/api`.
pub(crate) fn routes(hub: Arc<Hub>, people: Arc<People>) -> Router {
    Router::new()
        .merge(me::routes())
        .merge(tables::routes())
        .route("/games", get(games))
        .route("/rules/{game}/{lang}", get(rules))
        .route("/packs/{game}/{pack}", get(pack))
        .route("/tables", get(tables).post(create))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/export", get(export))
        .route("/tables/{id}/analysis", get(analysis).post(analyze))
        .route("/tables/{id}/positions/{at}", get(position))
        .route("/tables/{id}/verdict", get(verdict))
        .route("/tables/{id}/socket", get(socket))
        .fallback(|| async { AppError::NotFound })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(people, identify))
        .layer(middleware::from_fn_with_state(hub.clone(), reach))
        .with_state(hub)
}

/// While the store cannot be reached nothing is promised.
async fn reach(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    if hub.is_cut_off() { AppError::NoStore.into_response() } else { next.run(request).await }
}

async fn games(State(hub): State<Arc<Hub>>) -> Json<Vec<GameInfo>> {
    Json(hub.games.iter().map(|entry| entry.info()).collect())
}

async fn rules(
    State(hub): State<Arc<Hub>>,
    Path((game, lang)): Path<(String, String)>,
) -> Result<Response, AppError> {
    let text = entry(&hub, game)?.rules(&lang);
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}

async fn pack(
    State(hub): State<Arc<Hub>>,
    Path((game, pack)): Path<(String, String)>,
) -> Result<Json<&'static PackSheet>, AppError> {
    Ok(Json(&entry(&hub, game)?.find_pack(&pack)?.sheet))
}

async fn tables(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
) -> Result<Json<Vec<TableCard>>, AppError> {
    Ok(Json(hub.cards(person).await?))
}

async fn create(
    State(hub): State<Arc<Hub>>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Created>, AppError> {
    let asked: NewTable = read(&headers, body)?;
    let id = hub.create(&asker, &asked).await?;
    Ok(Json(Created { id: id.to_string() }))
}

async fn table(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
) -> Result<Json<TableCard>, AppError> {
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    Ok(Json(hub.card(person, &id).await?))
}

async fn export(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let table = read_id(&id)?;
    hub.see(&table, person).await?;
    let stored = hub.stored(&table).await?;
    let record = Record::of(&stored).ok_or(AppError::NotOver)?;
    let name = format!("attachment; filename=\"{}-{id}.insula\"", stored.header.game);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_string()).into_response())
}

async fn analysis(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
) -> Result<Json<AnalysisState>, AppError> {
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    Ok(Json(hub.analysis(&id).await?))
}

async fn analyze(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<AnalysisState>, AppError> {
    check_origin(&headers)?;
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    Ok(Json(hub.analyze(&id).await?))
}

/// Through whose eyes.
#[derive(Deserialize)]
struct Eyes {
    /// A seat; none: the public's.
    seat: Option<u8>,
}

async fn position(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Path((id, at)): Path<(String, String)>,
    eyes: Result<Query<Eyes>, QueryRejection>,
) -> Result<Json<Position>, AppError> {
    let Query(Eyes { seat }) = eyes.map_err(|_| AppError::Garbled)?;
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    let at = at.parse().map_err(|_| AppError::NoPosition)?;
    Ok(Json(hub.position(&id, person, at, seat.map(Seat)).await?))
}

async fn verdict(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
) -> Result<Json<Verdict>, AppError> {
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    Ok(Json(hub.verdict(&id).await?))
}

async fn socket(
    State(hub): State<Arc<Hub>>,
    Extension(asker): Extension<Asker>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, AppError> {
    check_origin(&headers)?;
    if hub.turns_away() {
        return Ok(StatusCode::SERVICE_UNAVAILABLE.into_response());
    }
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    let table = hub.table(&id).await?;
    let upgrade = upgrade.map_err(|_| AppError::Garbled)?;
    Ok(ws::upgrade(upgrade, hub, table, asker, person))
}

/// Reads what our own page asks.
fn read<T: DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<T, AppError> {
    check_origin(headers)?;
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => AppError::TooLong,
        _ => AppError::Garbled,
    })?;
    serde_json::from_slice(&body).map_err(|_| AppError::Garbled)
}

fn entry(hub: &Hub, game: String) -> Result<&'static Entry, AppError> {
    let found = hub.games.iter().find(|entry| entry.id() == game);
    found.ok_or(AppError::UnknownGame { game })
}

fn read_id(text: &str) -> Result<TableId, AppError> {
    text.parse().map_err(|_| AppError::NoTable)
}
