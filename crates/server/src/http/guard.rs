//! What every request passes: a name for the log, a limit of time and number, and a look at where it comes from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body, HttpBody};
use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt, TryStreamExt};
use tracing::Instrument;

use super::extract::RenewedCookie;
use super::{ApiError, AppState};
use crate::Refusal;
use crate::limit::{Key, Limiter};
use crate::secret::{hex, random_bytes};

/// Only what we serve ourselves, no scripts in pages, nobody may put us into a frame. Style *attributes* are allowed:
/// drawings set positions with them.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

static HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// The outermost layer: a request id, a span for the log, counts and times, headers for safety, and an answer even if
/// a handler panics or takes too long.
pub(super) async fn observe(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let id = hex(&random_bytes::<8>());
    let api = is_api(request.uri().path());
    let method = known(request.method());
    let route = match request.extensions().get::<MatchedPath>() {
        Some(path) => path.as_str().to_owned(),
        // Never the path itself: a client could fill the memory with made-up ones.
        None if api => "unknown".to_owned(),
        None => "files".to_owned(),
    };
    let client = client_address(request.headers(), request.extensions(), &state).0;
    let span = tracing::info_span!("request", id, method, route, %client, user = tracing::field::Empty);
    let handled =
        tokio::time::timeout(state.config.limits.request_timeout, AssertUnwindSafe(next.run(request)).catch_unwind());
    let mut response = async {
        match handled.await {
            Ok(Ok(response)) => response,
            Ok(Err(_)) => ApiError::Internal("a handler panicked".to_owned()).into_response(),
            Err(_) => ApiError::from(Refusal::Timeout).into_response(),
        }
    }
    .instrument(span.clone())
    .await;
    let (status, took) = (response.status().as_u16(), start.elapsed());
    state.metrics.request(method, &route, status, took);
    span.in_scope(|| tracing::info!(status, ms = took.as_secs_f64() * 1e3, "answered"));

    let headers = response.headers_mut();
    for (name, value) in &HEADERS {
        headers.insert(name.clone(), HeaderValue::from_static(value));
    }
    if state.config.secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if api {
        // Unless an answer says that it is the same for everybody.
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        headers.insert(HeaderName::from_static("x-request-id"), id);
    }
    response
}

/// Refuses what pages of other origins send with this browser's cookie, and what comes too often.
pub(super) async fn protect(
    State(state): State<AppState>,
    address: ClientAddress,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let upgrade = request.headers().get(header::UPGRADE).is_some();
    if (upgrade || !request.method().is_safe()) && !same_origin(&request) {
        return Err(Refusal::OtherPage.into());
    }
    if state.config.local && !is_local_host(&request) {
        return Err(Refusal::OtherHost.into());
    }
    let limited = is_api(request.uri().path()) || is_for_operators(request.uri().path());
    if limited {
        state.limits.requests_per_address.take(address.key()).map_err(ApiError::TooMany)?;
        let wait = state.limits.bytes_per_address.charge(address.key(), 0.0);
        if !wait.is_zero() {
            return Err(ApiError::TooMany(wait));
        }
    }
    let renewed = RenewedCookie::default();
    request.extensions_mut().insert(renewed.clone());
    let mut response = next.run(request).await;
    if limited {
        response = count_bytes(response, Arc::clone(&state.limits.bytes_per_address), address.key());
    }
    if let Some(cookie) = renewed.0.get() {
        // Whoever logs out or comes in anew has another one, or none.
        response.headers_mut().entry(header::SET_COOKIE).or_insert_with(|| cookie.clone());
    }
    Ok(response)
}

/// Counts what an answer sends: at once where that is known, else as it goes out.
fn count_bytes(response: Response, limiter: Arc<Limiter>, key: Key) -> Response {
    if let Some(bytes) = response.body().size_hint().exact() {
        limiter.charge(key, bytes as f64);
        return response;
    }
    response.map(|body| {
        let counted = body.into_data_stream().inspect_ok(move |bytes| {
            limiter.charge(key.clone(), bytes.len() as f64);
        });
        Body::from_stream(counted)
    })
}

pub(super) fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

/// Their pages are asked by programs; nobody may ask them without end.
fn is_for_operators(path: &str) -> bool {
    matches!(path, "/healthz" | "/readyz" | "/metrics")
}

/// Whether a request is for a name that only this machine has. Otherwise a page could have its own name lead here, and
/// would then be one of ours to the browser.
fn is_local_host(request: &Request) -> bool {
    let Some(host) = host_of(request) else { return false };
    let name = match host.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name.eq_ignore_ascii_case("localhost")
        || name.to_ascii_lowercase().ends_with(".localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The host a request is for.
fn host_of(request: &Request) -> Option<&str> {
    match request.headers().get(header::HOST) {
        Some(host) => host.to_str().ok(),
        None => request.uri().authority().map(|authority| authority.as_str()),
    }
}

/// The method as a constant, whatever a client makes up.
fn known(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PUT" => "PUT",
        "PATCH" => "PATCH",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        _ => "other",
    }
}

/// Whether the page that sent it is ours. Programs that are no browsers send no `Origin`, and have no cookies that
/// somebody else could misuse.
fn same_origin(request: &Request) -> bool {
    let headers = request.headers();
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
        return !matches!(site, Some(b"cross-site" | b"same-site"));
    };
    let host = host_of(request);
    let origin = origin.to_str().ok().and_then(|origin| {
        let (scheme, authority) = origin.split_once("://")?;
        let port = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return None,
        };
        Some((authority, port))
    });
    match (origin, host) {
        // Either may spell out the port that goes without saying.
        (Some((authority, port)), Some(host)) => {
            let plain = |text: &str| text.strip_suffix(port).unwrap_or(text).to_ascii_lowercase();
            !authority.is_empty() && plain(authority) == plain(host)
        }
        _ => false,
    }
}

/// Where a request comes from. Behind proxies that are trusted, what the outermost of them saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClientAddress(pub IpAddr);

impl ClientAddress {
    /// Its key for limits.
    pub fn key(self) -> Key {
        Key::address(self.0)
    }
}

impl FromRequestParts<AppState> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<ClientAddress, Infallible> {
        Ok(client_address(&parts.headers, &parts.extensions, state))
    }
}

fn client_address(headers: &HeaderMap, extensions: &Extensions, state: &AppState) -> ClientAddress {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let forwarded_for = forwarded(headers, state.config.trusted_proxies);
    // Without a connection (tests, unix sockets) everybody counts as one.
    ClientAddress(forwarded_for.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// The address that the outermost of `proxies` trusted proxies wrote down. Each appends whom it talks to; everything
/// further left is what the client claims.
fn forwarded(headers: &HeaderMap, proxies: u8) -> Option<IpAddr> {
    let nth = usize::from(proxies).checked_sub(1)?;
    let lines: Vec<&str> =
        headers.get_all("x-forwarded-for").into_iter().filter_map(|value| value.to_str().ok()).collect();
    lines.iter().rev().flat_map(|line| line.rsplit(',')).nth(nth)?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    #[test]
    fn origins() {
        let check = |origin: &str, host: &str| {
            let request = Request::post("/").header("origin", origin).header("host", host).body(Body::empty());
            same_origin(&request.expect("a request"))
        };
        assert!(check("http://localhost:3000", "localhost:3000"));
        assert!(check("https://melange.example", "melange.example"));
        assert!(check("https://Melange.example", "melange.example:443"));
        assert!(check("http://[::1]:8080", "[::1]:8080"));
        for (origin, host) in [
            ("https://evil.example", "melange.example"),
            ("https://melange.example.evil.example", "melange.example"),
            ("https://melange.example:8443", "melange.example"),
            ("http://melange.example:443", "melange.example"),
            ("null", "melange.example"),
            ("", "melange.example"),
            ("https://", ""),
            ("file://melange.example", "melange.example"),
        ] {
            assert!(!check(origin, host), "{origin} {host}");
        }
        let program = Request::post("/").header("host", "x").body(Body::empty()).expect("a request");
        assert!(same_origin(&program));
        let page = Request::post("/").header("sec-fetch-site", "cross-site").body(Body::empty()).expect("a request");
        assert!(!same_origin(&page));
    }

    #[test]
    fn hosts_of_this_machine() {
        let check =
            |host: &str| is_local_host(&Request::get("/").header("host", host).body(Body::empty()).expect("one"));
        for host in ["localhost:8321", "LOCALHOST", "127.0.0.1:8321", "127.1.2.3", "[::1]:8321", "melange.localhost:80"]
        {
            assert!(check(host), "{host}");
        }
        for host in
            ["melange.example:8321", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1", "", "[::2]"]
        {
            assert!(!check(host), "{host}");
        }
        assert!(!is_local_host(&Request::get("/").body(Body::empty()).expect("one")));
    }

    #[test]
    fn proxies() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", HeaderValue::from_static("6.6.6.6, 1.1.1.1"));
        headers.append("x-forwarded-for", HeaderValue::from_static("2.2.2.2"));
        let address = |text: &str| text.parse::<IpAddr>().ok();
        assert_eq!(forwarded(&headers, 0), None);
        assert_eq!(forwarded(&headers, 1), address("2.2.2.2"));
        assert_eq!(forwarded(&headers, 2), address("1.1.1.1"));
        assert_eq!(forwarded(&headers, 9), None);
    }
}
