//! The routes by which people come to tables and go from them.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use insula_store::{PersonId, TableId};
use serde::Deserialize;

use super::{read, read_id};
use crate::AppError;
use crate::hub::Hub;
use crate::identity::{Asker, check_origin};
use crate::rates::Purpose;
use crate::wire::{Created, Lobby, PlayOn, TableCard, TakeSeat};

/// Everything about who sits where.
pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/lobby", get(lobby))
        .route("/join/{word}", get(invited).post(accept))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/start", post(start))
        .route("/tables/{id}/leave", post(leave))
        .route("/tables/{id}/rematch", post(rematch))
        .route("/tables/{id}/play-on", post(play_on))
}

async fn lobby(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
) -> Result<Json<Lobby>, AppError> {
    Ok(Json(hub.lobby(person).await?))
}

async fn invited(
    State(hub): State<Arc<Hub>>,
    Extension(asker): Extension<Asker>,
    Extension(person): Extension<PersonId>,
    Path(word): Path<String>,
) -> Result<Json<TableCard>, AppError> {
    asker.count(Purpose::Seat)?;
    Ok(Json(hub.invited(person, &word).await?))
}

async fn accept(
    State(hub): State<Arc<Hub>>,
    Extension(asker): Extension<Asker>,
    Path(word): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Created>, AppError> {
    let asked: TakeSeat = read(&headers, body)?;
    asker.count(Purpose::Seat)?;
    Ok(created(hub.accept(&asker, &word, &asked).await?))
}

async fn join(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Created>, AppError> {
    let asked: TakeSeat = read(&headers, body)?;
    asker.count(Purpose::Seat)?;
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    Ok(created(hub.join(&asker, id, &asked).await?))
}

/// Who takes the seats that are free.
#[derive(Deserialize)]
struct Fill {
    bot: String,
}

async fn start(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<StatusCode, AppError> {
    let Fill { bot } = read(&headers, body)?;
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    hub.start(person, &id, &bot).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn leave(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, AppError> {
    check_origin(&headers)?;
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    hub.leave(person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn rematch(
    State(hub): State<Arc<Hub>>,
    Extension(asker): Extension<Asker>,
    Extension(person): Extension<PersonId>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Created>, AppError> {
    check_origin(&headers)?;
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    asker.count(Purpose::Table)?;
    Ok(created(hub.rematch(person, &id).await?))
}

async fn play_on(
    State(hub): State<Arc<Hub>>,
    Extension(person): Extension<PersonId>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Created>, AppError> {
    let asked: PlayOn = read(&headers, body)?;
    asker.count(Purpose::Table)?;
    let id = read_id(&id)?;
    hub.see(&id, person).await?;
    Ok(created(hub.play_on(&asker, &id, &asked).await?))
}

fn created(id: TableId) -> Json<Created> {
    Json(Created { id: id.to_string() })
}
