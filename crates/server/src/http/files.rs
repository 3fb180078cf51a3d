//! The app itself: the files of `web/dist`, inside the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;
use std::{fs, io};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::ApiError;
use crate::Refusal;
use crate::secret::hex;

/// The built app. Where it was not built the folder is missing, and [`NOT_BUILT`] is shown. Debug builds read the folder
/// when the server starts.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Melange</title>\n\
    <h1>Melange</h1>\n<p>The server runs, but it was built without the table for the browser.</p>\n\
    <p>Build <code>web/</code> first, then the server again.</p>\n</html>\n";

/// Files by path, each with what has to be said about it.
pub struct StaticFiles {
    files: HashMap<String, File>,
}

struct File {
    plain: Bytes,
    brotli: Option<Bytes>,
    gzip: Option<Bytes>,
    mime: &'static str,
    /// The first half of the hash of the plain file.
    hash: String,
    immutable: bool,
}

impl StaticFiles {
    /// The files inside the program.
    pub fn embedded() -> StaticFiles {
        StaticFiles::new(Dist::iter().filter_map(|path| {
            let file = Dist::get(&path)?;
            let bytes = match file.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => Bytes::from(bytes),
            };
            Some((path.into_owned(), bytes))
        }))
    }

    /// The files in a folder, read once. Whoever works on the app can build it without building the server again.
    ///
    /// # Errors
    /// When something in it cannot be read, or it has no `index.html`.
    pub fn folder(root: &Path) -> io::Result<StaticFiles> {
        let mut files = Vec::new();
        read_into(&mut files, root, "")?;
        if !files.iter().any(|(path, _)| path == "index.html") {
            return Err(io::Error::new(io::ErrorKind::NotFound, "there is no index.html: was the app built?"));
        }
        Ok(StaticFiles::new(files))
    }

    /// These files, by path without a slash in front. `x.js.br` and `x.js.gz` are taken for compressed forms of `x.js`.
    pub fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> StaticFiles {
        let mut raw: HashMap<String, Bytes> = files.into_iter().collect();
        raw.entry("index.html".to_owned()).or_insert_with(|| Bytes::from_static(NOT_BUILT.as_bytes()));
        let variant = |path: &str, ending: &str| raw.get(&format!("{path}.{ending}")).cloned();
        let is_variant = |path: &str| {
            [".br", ".gz"].iter().any(|ending| path.strip_suffix(ending).is_some_and(|plain| raw.contains_key(plain)))
        };
        let files = raw
            .iter()
            .filter(|(path, _)| !is_variant(path))
            .map(|(path, bytes)| {
                let file = File {
                    plain: bytes.clone(),
                    brotli: variant(path, "br"),
                    gzip: variant(path, "gz"),
                    mime: mime(path),
                    hash: hex(&Sha256::digest(bytes)[..16]),
                    immutable: is_hashed(path),
                };
                (path.clone(), file)
            })
            .collect();
        StaticFiles { files }
    }

    /// Answers a request for a path outside the API. Paths that look like no file belong to the app, which reads them
    /// itself: they get its page.
    pub fn respond(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        if method != Method::GET && method != Method::HEAD {
            let mut response = ApiError::from(Refusal::MethodNotAllowed).into_response();
            response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET,HEAD"));
            return response;
        }
        let path = path.trim_start_matches('/');
        let is_app_route = path.rsplit('/').next().is_none_or(|last| !last.contains('.'));
        let file = self.files.get(path).or_else(|| is_app_route.then(|| self.files.get("index.html")).flatten());
        match file {
            Some(file) => file.respond(headers),
            None => ApiError::from(Refusal::NotFound).into_response(),
        }
    }
}

impl File {
    fn respond(&self, headers: &HeaderMap) -> Response {
        let accepted = |coding| accepts(headers, coding);
        let (bytes, coding) = match (&self.brotli, &self.gzip) {
            (Some(brotli), _) if accepted("br") => (brotli, "br"),
            (_, Some(gzip)) if accepted("gzip") => (gzip, "gzip"),
            _ => (&self.plain, ""),
        };
        let tag = if coding.is_empty() { format!("\"{}\"", self.hash) } else { format!("\"{}-{coding}\"", self.hash) };
        let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let unchanged = known
            .flat_map(|value| value.split(','))
            .map(|value| value.trim().trim_start_matches("W/"))
            .any(|value| value == tag || value == "*");
        let mut response = if unchanged {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let mut response = Response::new(Body::from(bytes.clone()));
            response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(self.mime));
            if !coding.is_empty() {
                response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
            }
            response
        };
        let caching = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        if self.brotli.is_some() || self.gzip.is_some() {
            response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            response.headers_mut().insert(header::ETAG, tag);
        }
        response
    }
}

/// Whether the client takes a coding: named, or by `*`, and not with weight 0.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    let mut any = false;
    for item in values.flat_map(|value| value.split(',')) {
        let mut parts = item.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        if name.eq_ignore_ascii_case(coding) {
            return weight > 0.0;
        }
        any |= name == "*" && weight > 0.0;
    }
    any
}

/// Whether the name holds a hash of the contents, as those that Vite puts under `assets/` do (`index-D3adB33f.js`).
fn is_hashed(path: &str) -> bool {
    let Some((folder, name)) = path.rsplit_once('/') else { return false };
    let stem = name.split('.').next().unwrap_or(name);
    let hash = |stem: &str| {
        let start = stem.len().checked_sub(9)?;
        let hash = stem.get(start..)?.strip_prefix('-')?;
        Some(hash.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-'))
    };
    folder.split('/').next() == Some("assets") && hash(stem) == Some(true)
}

fn mime(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn read_into(files: &mut Vec<(String, Bytes)>, folder: &Path, prefix: &str) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_into(files, &entry.path(), &format!("{path}/"))?;
        } else {
            files.push((path, fs::read(entry.path())?.into()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashed_names() {
        assert!(is_hashed("assets/index-D3adB33f.js") && is_hashed("assets/fonts/han-a_b-C123.woff2"));
        for path in ["index.html", "assets/logo.svg", "assets/dark-mode.css", "icons/index-D3adB33f.png"] {
            assert!(!is_hashed(path), "{path}");
        }
    }

    #[test]
    fn codings() {
        let accepts = |value: &'static str, coding| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(value));
            super::accepts(&headers, coding)
        };
        assert!(accepts("gzip, deflate, br", "br") && accepts("*", "br") && accepts("br;q=0.5", "br"));
        assert!(
            !accepts("gzip", "br") && !accepts("br;q=0", "br") && !accepts("br;q=0, *", "br") && !accepts("", "br")
        );
    }
}
