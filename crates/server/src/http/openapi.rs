//! The OpenAPI document.

use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

use super::endpoint::Endpoint;
use crate::Refusal;

/// Schemas of what crosses the wire, made from the Rust types: `UPDATE_TYPES=1 cargo test -p server types`.
const WIRE_SCHEMAS: &str = include_str!("wire.gen.json");

/// The document of all endpoints and of the schemas they name.
pub fn document(endpoints: &[Endpoint], schemas: Vec<(&'static str, Value)>) -> Value {
    let mut paths = Map::new();
    for endpoint in endpoints {
        let path = paths.entry(endpoint.path).or_insert_with(|| json!({}));
        path[endpoint.method.as_str().to_ascii_lowercase()] = operation(endpoint);
    }
    let mut all: Map<String, Value> = serde_json::from_str(WIRE_SCHEMAS).expect("a test writes it");
    all.insert("Error".to_owned(), error());
    all.extend(schemas.into_iter().map(|(name, schema)| (name.to_owned(), schema)));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Melange",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The table in the browser. Requests that change something must come from a page of the same \
                            origin, or from no page at all. Every answer carries x-request-id.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": all,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "melange"}},
        },
    })
}

fn operation(endpoint: &Endpoint) -> Value {
    let mut responses = Map::new();
    for answer in &endpoint.answers {
        let mut response = json!({"description": answer.meaning});
        if let Some(schema) = answer.schema {
            response["content"] = content(schema);
        }
        responses.insert(answer.status.to_string(), response);
    }
    responses.entry("default").or_insert_with(|| {
        json!({"description": "408 too slow, 429 too often (see Retry-After), 500 or 503 our fault.", "content": content("Error")})
    });
    let mut operation = json!({"summary": endpoint.summary, "tags": [endpoint.tag], "responses": responses});
    if let Some(schema) = endpoint.body {
        operation["requestBody"] = json!({"required": true, "content": content(schema)});
    }
    if endpoint.session {
        operation["security"] = json!([{"session": []}]);
    }
    let text = json!({"type": "string"});
    let places = endpoint.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let places = places.map(|name| json!({"name": name, "in": "path", "required": true, "schema": text}));
    let queries = endpoint.queries.iter().map(|(name, meaning)| {
        json!({"name": name, "in": "query", "required": false, "schema": text, "description": meaning})
    });
    let parameters: Vec<Value> = places.chain(queries).collect();
    if !parameters.is_empty() {
        operation["parameters"] = Value::Array(parameters);
    }
    operation
}

fn content(schema: &str) -> Value {
    json!({"application/json": {"schema": {"$ref": format!("#/components/schemas/{schema}")}}})
}

fn error() -> Value {
    let codes: Vec<&str> = Refusal::CODES.iter().map(|(code, _)| *code).collect();
    json!({
        "type": "object",
        "required": ["error"],
        "additionalProperties": false,
        "properties": {"error": {
            "type": "object",
            "required": ["code", "message", "args"],
            "additionalProperties": false,
            "properties": {
                "code": {"type": "string", "enum": codes, "description": "For programs; stays the same."},
                "message": {"type": "string", "description": "For people, in English."},
                "args": {"type": "object", "description": "What the message is about."},
            },
        }},
    })
}

/// `GET /api/v1/openapi.json`. Made anew each time: it is asked for once in a while by a person.
pub(super) async fn serve() -> Response {
    axum::Json(document(&super::endpoints(), super::schemas())).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn references(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(map) => map.iter().for_each(|(key, value)| match value {
                Value::String(text) if key == "$ref" => drop(found.insert(text.clone())),
                _ => references(value, found),
            }),
            Value::Array(list) => list.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }

    #[test]
    fn every_route_is_documented() {
        let endpoints = crate::http::endpoints();
        let document = document(&endpoints, crate::http::schemas());
        for endpoint in &endpoints {
            let path = endpoint.path;
            let method = endpoint.method.as_str().to_ascii_lowercase();
            let operation = &document["paths"][path][&method];
            assert!(operation["summary"].as_str().is_some_and(|text| text.ends_with('.')), "{method} {path}: summary");
            assert!(
                endpoint.answers.iter().any(|answer| matches!(answer.status, 101 | 200..300)),
                "{method} {path}: what if all goes well?"
            );
            let statuses: BTreeSet<u16> = endpoint.answers.iter().map(|answer| answer.status).collect();
            assert_eq!(statuses.len(), endpoint.answers.len(), "{method} {path}: one status twice");
            let changes = matches!(method.as_str(), "post" | "put" | "patch" | "delete");
            assert!(changes || endpoint.body.is_none(), "{method} {path}: no body is read there");
        }
        let documented: usize =
            document["paths"].as_object().expect("paths").values().filter_map(Value::as_object).map(Map::len).sum();
        assert_eq!(documented, endpoints.len(), "no endpoint hides another");
        let mut found = BTreeSet::new();
        references(&document, &mut found);
        for reference in found {
            let name = reference.strip_prefix("#/components/schemas/").expect("a schema");
            assert!(document["components"]["schemas"][name].is_object(), "{name} is not described");
        }
    }
}
