//! What is no WebSocket at all, or a strange one: the sender's line ends with a reason, and nothing else happens.

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{Dice, Person, Server, TIMEOUT, me_and_bots, open_game, stored};

/// One frame as clients send it: masked with zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        short @ 0..=125 => bytes.push(0x80 | short as u8),
        long @ 126..=0xffff => {
            bytes.push(0x80 | 126);
            bytes.extend((long as u16).to_be_bytes());
        }
        huge => {
            bytes.push(0x80 | 127);
            bytes.extend((huge as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

/// Opens a socket by hand, sends these bytes, and gives the code of the close frame that comes back, if one does.
async fn send(server: &Server, person: &Person, id: &str, bytes: &[u8]) -> Option<u16> {
    let mut stream = TcpStream::connect(server.address).await.expect("connected");
    let request = format!(
        "GET /api/v1/tables/{id}/live HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address, person.cookie
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut heard = Vec::new();
    while !heard.windows(4).any(|end| end == b"\r\n\r\n") {
        assert!(stream.read_buf(&mut heard).await.expect("answered") > 0, "the socket opens");
    }
    // Some of it may be more than the server reads before it gives up.
    let _ = stream.write_all(bytes).await;
    timeout(TIMEOUT, async { while stream.read_buf(&mut heard).await.is_ok_and(|read| read > 0) {} })
        .await
        .expect("the server ends it");
    let start = heard.windows(4).position(|end| end == b"\r\n\r\n").expect("a head") + 4;
    let (mut rest, mut code) = (&heard[start..], None);
    while let [first, length, tail @ ..] = rest {
        let (length, tail) = match (length, tail) {
            (126, [a, b, tail @ ..]) => (usize::from(u16::from_be_bytes([*a, *b])), tail),
            (127, tail) => (u64::from_be_bytes(tail[..8].try_into().expect("eight bytes")) as usize, &tail[8..]),
            (short, tail) => (usize::from(*short), tail),
        };
        if first & 0x0f == 8 {
            code = tail.get(..2).map(|code| u16::from_be_bytes([code[0], code[1]]));
        }
        rest = tail.get(length..).unwrap_or_default();
    }
    code
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strange_frames_end_their_own_line_only() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(71);
    for _ in 0..5 {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    let before = stored(&server.store().await, &id).await;
    let hash = open_game(&before, before.records.len()).hash();
    // The shortest, for a short frame.
    let legal = socket.choices().into_iter().min_by_key(String::len).expect("a choice");
    let act = json!({ "t": "act", "seq": socket.seq(), "seat": "A", "action": legal }).to_string();
    let mut naked = vec![0x81, act.len() as u8];
    assert!(act.len() < 126, "a short frame");
    naked.extend(act.as_bytes());
    let (mut fragments, mut interrupted) = (frame(0x01, b"{\"t\":"), frame(0x01, act.as_bytes()));
    for _ in 0..3000 {
        fragments.extend(frame(0x00, b"        "));
    }
    interrupted.extend(frame(0x81, act.as_bytes()));
    for (what, bytes) in [
        ("not masked, though a legal action", naked),
        ("an opcode nobody knows", frame(0x83, act.as_bytes())),
        ("bits that are reserved", frame(0xf1, act.as_bytes())),
        ("text that is no text", frame(0x81, &[0xff, 0xfe, 0xfd])),
        ("a ping of more than a ping may hold", frame(0x89, &[0; 200])),
        ("a ping in pieces", frame(0x09, b"x")),
        ("the end of what never began", frame(0x80, act.as_bytes())),
        ("a message within a message", interrupted),
        ("a message without end, in pieces", fragments),
        ("a message of 17 KiB", frame(0x81, &vec![b' '; 17 * 1024])),
        ("the head of a frame of 15 MiB", [&[0x81, 0xff][..], &(15u64 << 20).to_be_bytes(), &[0; 4]].concat()),
        ("a length beyond all memory", [&[0x81, 0xff][..], &u64::MAX.to_be_bytes(), &[0; 4]].concat()),
        ("no frames at all", b"GET / HTTP/1.1\r\nhost: x\r\n\r\n".to_vec()),
    ] {
        let code = send(&server, &paul, &id, &bytes).await;
        assert_eq!(code, Some(1002), "{what}");
    }
    let code = send(&server, &paul, &id, &frame(0x88, &[0x03, 0xe8])).await;
    assert_eq!(code, Some(1000), "a goodbye is answered");
    let after = stored(&server.store().await, &id).await;
    assert_eq!((after.records.len(), open_game(&after, after.records.len()).hash()), (before.records.len(), hash));
    server.until_metric("melange_sockets", 1).await;
    socket.drain();
    assert_eq!((socket.seq(), socket.to_move().as_deref()), (before.records.len() as u64, Some("A")));
    socket.act_as("A", &legal).await;
    server.stop().await;
}
