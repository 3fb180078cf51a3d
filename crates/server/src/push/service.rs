//! The push services: which of them may be written to, and how.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::uri::Scheme;
use axum::http::{Request, StatusCode, Uri, header};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The hosts browsers use. Addresses come from clients: any other could be a machine of somebody who asked for nothing.
const HOSTS: &[&str] = &["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"];
/// Services that give every browser a host of its own under theirs.
const DOMAINS: &[&str] = &[".push.services.mozilla.com", ".notify.windows.com"];
/// How long a service may take, from the first packet to its answer.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// The headers of a message.
pub type Head = Vec<(&'static str, String)>;

/// Where a subscription points to, if it may.
pub struct ServiceUrl {
    uri: Uri,
}

impl ServiceUrl {
    /// Reads an address; none unless it belongs to a known service, or to one of `more` (origins).
    pub fn read(endpoint: &str, more: &[String]) -> Option<ServiceUrl> {
        let uri: Uri = endpoint.parse().ok()?;
        let authority = uri.authority()?.as_str();
        let known = uri.scheme() == Some(&Scheme::HTTPS)
            && (HOSTS.contains(&authority) || DOMAINS.iter().any(|domain| authority.ends_with(domain)))
            && !authority.contains(['@', ':']);
        let url = ServiceUrl { uri };
        (known || more.contains(&url.origin())).then_some(url)
    }

    /// Scheme, host and port: who is written to, without saying whom it is for.
    pub fn origin(&self) -> String {
        let (scheme, authority) = (self.uri.scheme_str(), self.uri.authority());
        format!("{}://{}", scheme.unwrap_or_default(), authority.map_or("", |authority| authority.as_str()))
    }

    /// Hands a sealed message over; gives the service's answer.
    ///
    /// # Errors
    /// Says what failed, without the address.
    pub async fn post(&self, head: Head, body: Vec<u8>) -> Result<StatusCode, String> {
        let posting = async {
            let host = self.uri.host().unwrap_or_default().trim_matches(['[', ']']);
            let secure = self.uri.scheme() == Some(&Scheme::HTTPS);
            let port = self.uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
            let stream = TcpStream::connect((host, port)).await.map_err(|error| error.to_string())?;
            if !secure {
                return self.exchange(stream, head, body).await;
            }
            let name = ServerName::try_from(host.to_owned()).map_err(|error| error.to_string())?;
            let stream = TLS.connect(name, stream).await.map_err(|error| error.to_string())?;
            self.exchange(stream, head, body).await
        };
        tokio::time::timeout(REQUEST_TIMEOUT, posting).await.unwrap_or_else(|_| Err("no answer in time".into()))
    }

    async fn exchange<S>(&self, stream: S, head: Head, body: Vec<u8>) -> Result<StatusCode, String>
    where
        S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
    {
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
        let path = self.uri.path_and_query().map_or("/", |path| path.as_str());
        let mut request = Request::post(path)
            .header(header::HOST, self.uri.authority().map_or("", |authority| authority.as_str()))
            .header(header::CONTENT_LENGTH, body.len());
        for (name, value) in head {
            request = request.header(name, value);
        }
        let request = request.body(Body::from(body)).map_err(|error| error.to_string())?;
        // Ends by itself once the sender is dropped: none is kept open.
        tokio::spawn(connection);
        let answer = sender.send_request(request).await;
        answer.map(|answer| answer.status()).map_err(|error| error.to_string())
    }
}

static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.expect("it knows the usual versions").with_root_certificates(roots);
    TlsConnector::from(Arc::new(config.with_no_client_auth()))
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_services_are_written_to() {
        let more = ["http://127.0.0.1:9".to_owned()];
        for fine in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://db5p.notify.windows.com/w/?token=x",
            "https://web.push.apple.com/x",
            "http://127.0.0.1:9/x",
        ] {
            assert!(ServiceUrl::read(fine, &more).is_some(), "{fine}");
        }
        for wrong in [
            "",
            "/x",
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://evilfcm.googleapis.com/x",
            "https://fcm.googleapis.com@evil.example/x",
            "https://evil.example#.notify.windows.com/x",
            "https://a@b.notify.windows.com/x",
            "https://fcm.googleapis.com:8080/x",
            "https://notify.windows.com/x",
            "https://169.254.169.254/x",
            "https://127.0.0.1:9/x",
            "http://127.0.0.1:90/x",
            "http://a@127.0.0.1:9/x",
        ] {
            assert!(ServiceUrl::read(wrong, &more).is_none(), "{wrong}");
        }
    }
}
