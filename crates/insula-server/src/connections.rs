//! Connections, before anything is asked through them.
//!
//! **Invariant:** whoever says nothing, or says it too slowly, holds nothing for long, and no
//! more than so many connections are open beside those of sockets.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::sleep;
use tower::ServiceExt;

/// How long the head of a request may take.
const HEAD: Duration = Duration::from_secs(10);
/// Connections that are open at once; sockets of tables leave room for others.
const MOST: usize = 4096;
/// How long to wait when the system has no more to give.
const BREATH: Duration = Duration::from_millis(100);

/// Accepts and answers until `stop` is done and everything under way is answered.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let app = app.into_make_service_with_connect_info::<SocketAddr>();
    let mut http = Builder::new(TokioExecutor::new());
    http.http1().timer(TokioTimer::new()).header_read_timeout(HEAD);
    let (under_way, room) = (GracefulShutdown::new(), Arc::new(Semaphore::new(MOST)));
    tokio::pin!(stop);
    loop {
        let accept = async {
            let place = room.clone().acquire_owned().await;
            (accept(&listener).await, place)
        };
        let ((stream, peer), place) = tokio::select! {
            accepted = accept => accepted,
            () = &mut stop => break,
        };
        let service = match app.clone().oneshot(peer).await {
            Ok(service) => TowerToHyperService::new(service),
            Err(never) => match never {},
        };
        let answered = http.serve_connection_with_upgrades(TokioIo::new(stream), service);
        let answered = under_way.watch(answered.into_owned());
        tokio::spawn(async move {
            if let Err(error) = answered.await {
                tracing::debug!("a connection ended early: {error}");
            }
            drop(place);
        });
    }
    drop(listener);
    under_way.shutdown().await;
    Ok(())
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // A packet that is ready goes out: nothing follows it soon.
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!("a connection is gone already: {error}");
                }
                return (stream, peer);
            }
            Err(error) => {
                tracing::warn!("no connection could be accepted: {error}");
                sleep(BREATH).await;
            }
        }
    }
}
