//! The routes under `/api/me`: who asks, and what they change about themselves.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Extension, Json, Router};

use super::read;
use crate::AppError;
use crate::hub::Hub;
use crate::identity::{Asker, check_origin};
use crate::notices::stream;
use crate::rates::Purpose;
use crate::wire::{Farewell, MailCode, Me, NewName, NewNotices, NewPassword, SignIn};

/// A request's body, as far as it came.
type Body = Result<Bytes, BytesRejection>;

/// Everything under `/me`.
pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/me", get(me).post(rename))
        .route("/me/password", post(password))
        .route("/me/sign-in", post(sign_in))
        .route("/me/sign-out", post(sign_out))
        .route("/me/sign-out-elsewhere", post(sign_out_elsewhere))
        .route("/me/delete", post(delete))
        .route("/me/notices", post(notices))
        .route("/me/mail", post(mail))
        .route("/me/events", get(events))
}

async fn me(Extension(asker): Extension<Asker>) -> Result<Json<Option<Me>>, AppError> {
    Ok(Json(asker.me().await?))
}

async fn rename(
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Me>, AppError> {
    let NewName { name } = read(&headers, body)?;
    let person = match asker.person() {
        Some(person) => {
            asker.count(Purpose::Person)?;
            asker.people.rename(person, &name).await?;
            person
        }
        None => asker.or_guest(&name).await?,
    };
    Ok(Json(asker.people.me(person).await?))
}

async fn password(
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Me>, AppError> {
    let asked: NewPassword = read(&headers, body)?;
    let (session, person) = asker.known()?;
    asker.count(Purpose::Person)?;
    asker.people.set_password(person, session, asker.address, &asked).await?;
    Ok(Json(asker.people.me(person).await?))
}

async fn sign_in(
    State(hub): State<Arc<Hub>>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Me>, AppError> {
    let asked: SignIn = read(&headers, body)?;
    let people = &asker.people;
    let signed_in = asker.sign_in(async |before, session| {
        people.sign_in(&asked, asker.address, before, session).await
    });
    let signed_in = signed_in.await?;
    if let Some((was, tables)) = signed_in.was {
        hub.person_changed(was, Some(signed_in.person), &tables).await;
    }
    Ok(Json(people.me(signed_in.person).await?))
}

async fn sign_out(
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
) -> Result<Json<()>, AppError> {
    check_origin(&headers)?;
    if let Ok((session, _)) = asker.known() {
        asker.people.sign_out(session).await?;
    }
    asker.forget();
    Ok(Json(()))
}

async fn sign_out_elsewhere(
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
) -> Result<Json<Me>, AppError> {
    check_origin(&headers)?;
    let (session, person) = asker.known()?;
    asker.people.sign_out_elsewhere(person, session).await?;
    Ok(Json(asker.people.me(person).await?))
}

async fn delete(
    State(hub): State<Arc<Hub>>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<()>, AppError> {
    let asked: Farewell = read(&headers, body)?;
    let (_, person) = asker.known()?;
    asker.people.may_delete(person, asker.address, &asked).await?;
    hub.person_goes(&asker.people, person).await?;
    asker.forget();
    Ok(Json(()))
}

async fn notices(
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Me>, AppError> {
    let asked: NewNotices = read(&headers, body)?;
    let (_, person) = asker.known()?;
    asker.count(Purpose::Person)?;
    asker.people.set_notices(person, &asked).await?;
    Ok(Json(asker.people.me(person).await?))
}

async fn mail(
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Me>, AppError> {
    let MailCode { code } = read(&headers, body)?;
    let (_, person) = asker.known()?;
    asker.people.confirm_mail(person, &code).await?;
    Ok(Json(asker.people.me(person).await?))
}

async fn events(
    State(hub): State<Arc<Hub>>,
    Extension(asker): Extension<Asker>,
) -> Result<impl IntoResponse, AppError> {
    let (_, person) = asker.known()?;
    Ok(stream(asker, person, hub.closing()))
}
