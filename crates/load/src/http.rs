//! Requests over one connection that is kept.

use std::net::SocketAddr;

use http_body_util::BodyExt;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::Failure;

/// A connection to the server.
pub struct Client {
    address: SocketAddr,
    sender: SendRequest<String>,
}

/// What came back.
pub struct Answer {
    /// The body.
    pub body: Value,
    /// The cookie that was set, as it is sent back.
    pub cookie: Option<String>,
}

impl Client {
    /// Connects.
    pub async fn connect(address: SocketAddr) -> Result<Client, Failure> {
        let stream = TcpStream::connect(address).await.map_err(|error| format!("connecting: {error}"))?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
        // Its errors are those of the requests.
        tokio::spawn(async move { _ = connection.await });
        Ok(Client { address, sender })
    }

    /// Asks something that has to succeed.
    pub async fn post(&mut self, path: &str, cookie: &str, body: Value) -> Result<Answer, Failure> {
        let failed = |error: &dyn std::fmt::Display| format!("POST {path}: {error}");
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(HOST, self.address.to_string())
            .header(CONTENT_TYPE, "application/json");
        if !cookie.is_empty() {
            request = request.header(COOKIE, cookie);
        }
        let request = request.body(body.to_string()).map_err(|error| failed(&error))?;
        self.sender.ready().await.map_err(|error| failed(&error))?;
        let response = self.sender.send_request(request).await.map_err(|error| failed(&error))?;
        let (head, body) = response.into_parts();
        let body = body.collect().await.map_err(|error| failed(&error))?.to_bytes();
        if !head.status.is_success() {
            return Err(format!("POST {path}: {} {}", head.status, String::from_utf8_lossy(&body)));
        }
        let cookie = head.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|value| value.split(';').next()).map(str::to_owned);
        let body = serde_json::from_slice(&body).map_err(|error| failed(&error))?;
        Ok(Answer { body, cookie })
    }
}
