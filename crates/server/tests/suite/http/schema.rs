//! A checker for the JSON schemas of our own document. It knows only the words that document uses, and says so when it
//! meets another: what it passes is checked in full.

use serde_json::{Map, Value};

/// What of `value` is not as `schema` says; nothing if all is well. `document` is where references lead.
pub fn problems(document: &Value, schema: &Value, value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    check(document, schema, value, "$", &mut found);
    found
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn check(document: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    let schema = match schema {
        Value::Bool(true) => return,
        Value::Bool(false) => return found.push(format!("{at}: nothing is allowed here")),
        Value::Object(schema) => schema,
        other => panic!("{other} is no schema"),
    };
    let wrong = |what: String| Some(format!("{at}: {what}: {value}"));
    for (word, says) in schema {
        let problem = match word.as_str() {
            // Of objects the members are looked at below, all of them at once.
            "description" | "default" | "format" | "title" | "properties" | "additionalProperties" => None,
            "type" => {
                let types = says.as_array().map_or(vec![says], |list| list.iter().collect());
                let fits = types.iter().any(|kind| is(value, kind.as_str().expect("a type")));
                if fits { None } else { wrong(format!("no {says}")) }
            }
            "const" => {
                if value == says {
                    None
                } else {
                    wrong(format!("not {says}"))
                }
            }
            "enum" => {
                if list(says).contains(value) {
                    None
                } else {
                    wrong(format!("none of {says}"))
                }
            }
            // Of numbers and texts only; others have the wrong type, or may have.
            "minimum" | "maximum" => value.as_f64().and_then(|number| {
                let bound = says.as_f64().expect("a number");
                let fits = if word == "minimum" { number >= bound } else { number <= bound };
                if fits { None } else { wrong(format!("{word} is {says}")) }
            }),
            "minLength" | "maxLength" => value.as_str().and_then(|text| {
                let (length, bound) = (text.chars().count() as u64, says.as_u64().expect("a number"));
                let fits = if word == "minLength" { length >= bound } else { length <= bound };
                if fits { None } else { wrong(format!("{word} is {says}")) }
            }),
            "anyOf" | "oneOf" => {
                let fit = list(says).iter().filter(|one| problems(document, one, value).is_empty()).count();
                if fit == 1 || fit > 1 && word == "anyOf" { None } else { wrong(format!("fits {fit} of {word}")) }
            }
            "allOf" => {
                list(says).iter().for_each(|one| check(document, one, value, at, found));
                None
            }
            "$ref" => {
                let place = says.as_str().and_then(|text| text.strip_prefix('#')).expect("a place in the document");
                let target = document.pointer(place).unwrap_or_else(|| panic!("{place} is not there"));
                check(document, target, value, at, found);
                None
            }
            "required" => value.as_object().and_then(|map| {
                let lacks = list(says).iter().find(|name| !map.contains_key(name.as_str().expect("a name")));
                lacks.and_then(|name| wrong(format!("lacks {name}")))
            }),
            "items" => {
                for (number, item) in value.as_array().into_iter().flatten().enumerate() {
                    check(document, says, item, &format!("{at}[{number}]"), found);
                }
                None
            }
            unknown => panic!("the checker does not know '{unknown}'"),
        };
        found.extend(problem);
    }
    members(document, schema, value, at, found);
}

/// Looks into an object: named properties by their schemas, others by `additionalProperties`.
fn members(document: &Value, schema: &Map<String, Value>, value: &Value, at: &str, found: &mut Vec<String>) {
    let Some(map) = value.as_object() else { return };
    let named = schema.get("properties").and_then(Value::as_object);
    for (name, member) in map {
        let place = format!("{at}.{name}");
        match (named.and_then(|named| named.get(name)), schema.get("additionalProperties")) {
            (Some(schema), _) => check(document, schema, member, &place, found),
            (None, Some(schema)) => check(document, schema, member, &place, found),
            (None, None) => {}
        }
    }
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        other => panic!("the checker does not know the type '{other}'"),
    }
}

#[test]
fn the_checker_finds_what_is_wrong() {
    use serde_json::json;
    let document = json!({ "schemas": { "Seat": { "type": "string", "maxLength": 1 } } });
    let schema = json!({ "type": "object", "required": ["kind", "seat"], "additionalProperties": false, "properties": {
        "kind": { "oneOf": [{ "const": "me" }, { "enum": ["bot", "open"] }] },
        "seat": { "$ref": "#/schemas/Seat" },
        "clock": { "type": ["integer", "null"], "minimum": 0 },
        "ranks": { "type": "array", "items": { "type": "integer" } },
    } });
    let good = json!({ "kind": "bot", "seat": "A", "clock": null, "ranks": [1, 2] });
    assert_eq!(problems(&document, &schema, &good), Vec::<String>::new());
    for (member, bad) in [
        ("kind", json!("throne")),
        ("kind", Value::Null),
        ("seat", json!("AB")),
        ("seat", json!(1)),
        ("clock", json!(-1)),
        ("clock", json!(1.5)),
        ("ranks", json!([1, "2"])),
        ("more", json!(0)),
    ] {
        let mut value = good.clone();
        value[member] = bad;
        assert_eq!(problems(&document, &schema, &value).len(), 1, "{value}");
    }
    assert_eq!(problems(&document, &schema, &json!({ "kind": "me" })).len(), 1, "a seat is missing");
    assert_eq!(problems(&document, &schema, &json!([])).len(), 1);
}
