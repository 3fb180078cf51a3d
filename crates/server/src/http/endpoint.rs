//! A route together with its documentation: the router and the OpenAPI document are made from one list, so nothing can
//! be served that is not documented.

use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodFilter, MethodRouter, on};

use super::AppState;

/// What an address answers in one case.
pub struct Answer {
    pub(super) status: u16,
    pub(super) meaning: &'static str,
    /// The name of a schema in the document.
    pub(super) schema: Option<&'static str>,
}

/// One method of one path.
pub struct Endpoint {
    pub(super) method: Method,
    pub(super) path: &'static str,
    pub(super) summary: &'static str,
    pub(super) tag: &'static str,
    pub(super) session: bool,
    /// What may be asked for in the query, each with what it means.
    pub(super) queries: Vec<(&'static str, &'static str)>,
    pub(super) body: Option<&'static str>,
    pub(super) answers: Vec<Answer>,
    pub(super) handler: MethodRouter<AppState>,
}

impl Endpoint {
    fn new<H, T>(
        method: Method,
        filter: MethodFilter,
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Endpoint
    where
        H: Handler<T, AppState>,
        T: 'static,
    {
        let handler = on(filter, handler);
        let (queries, answers) = (Vec::new(), Vec::new());
        Endpoint { method, path, summary, tag: "server", session: false, queries, body: None, answers, handler }
    }

    /// Answers `GET` and `HEAD`.
    pub fn get<H: Handler<T, AppState>, T: 'static>(path: &'static str, summary: &'static str, handler: H) -> Endpoint {
        Endpoint::new(Method::GET, MethodFilter::GET, path, summary, handler)
    }

    /// Answers `POST`.
    pub fn post<H: Handler<T, AppState>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Endpoint {
        Endpoint::new(Method::POST, MethodFilter::POST, path, summary, handler)
    }

    /// Answers `PATCH`.
    pub fn patch<H: Handler<T, AppState>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Endpoint {
        Endpoint::new(Method::PATCH, MethodFilter::PATCH, path, summary, handler)
    }

    /// Answers `PUT`.
    pub fn put<H: Handler<T, AppState>, T: 'static>(path: &'static str, summary: &'static str, handler: H) -> Endpoint {
        Endpoint::new(Method::PUT, MethodFilter::PUT, path, summary, handler)
    }

    /// Answers `DELETE`.
    pub fn delete<H: Handler<T, AppState>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Endpoint {
        Endpoint::new(Method::DELETE, MethodFilter::DELETE, path, summary, handler)
    }

    /// Puts it under a heading of the document.
    pub fn tag(mut self, tag: &'static str) -> Endpoint {
        self.tag = tag;
        self
    }

    /// Says that it needs a session, and answers 401 without one.
    pub fn session(mut self) -> Endpoint {
        self.session = true;
        self.answer(401, "Nobody is signed in.", Some("Error"))
    }

    /// Says what may be asked for in the query.
    pub fn query(mut self, name: &'static str, meaning: &'static str) -> Endpoint {
        self.queries.push((name, meaning));
        self
    }

    /// Says which schema its body has, and that bodies of another one are refused.
    pub fn body(mut self, schema: &'static str) -> Endpoint {
        self.body = Some(schema);
        self.answer(400, "The body is not what it should be.", Some("Error"))
            .answer(413, "The body is larger than 64 KiB.", Some("Error"))
            .answer(415, "The body is not JSON by its content type.", Some("Error"))
    }

    /// Says what it answers in one case. Every endpoint may also answer 408, 429, 500 and 503; those need not be said.
    pub fn answer(mut self, status: u16, meaning: &'static str, schema: Option<&'static str>) -> Endpoint {
        self.answers.push(Answer { status, meaning, schema });
        self
    }
}
