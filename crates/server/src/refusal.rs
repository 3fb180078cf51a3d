//! Why something is not done: every refusal there is, over HTTP and over the socket, in one list.
//!
//! Each has a code that stays the same and a sentence in English. The client says it in its visitor's language by the
//! code (`refused-<code>` in `locales/*/web-refusals.ftl`) and falls back to the sentence.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use serde_json::{Value, json};
use table::Seat;

use crate::wire::Refused;

macro_rules! refusals {
    ($($(#[$doc:meta])+ $name:ident $({ $($arg:ident: $type:ty),+ })? = $status:ident $code:literal $sentence:literal;)+) => {
        /// Why something is not done.
        #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
        pub enum Refusal {
            $(
                $(#[$doc])+
                #[error($sentence)]
                $name $({
                    $(
                        #[doc = concat!("What the sentence calls `", stringify!($arg), "`.")]
                        $arg: $type
                    ),+
                })?,
            )+
        }

        impl Refusal {
            /// Every code, with the names of its arguments.
            pub const CODES: &[(&str, &[&str])] = &[$(($code, &[$($(stringify!($arg)),+)?])),+];

            /// The word for programs: it stays the same.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Refusal::$name $({ $($arg: _),+ })? => $code,)+
                }
            }

            /// The HTTP status it is answered with.
            pub fn status(&self) -> StatusCode {
                match self {
                    $(Refusal::$name $({ $($arg: _),+ })? => StatusCode::$status,)+
                }
            }

            /// What the sentence is about.
            pub fn args(&self) -> BTreeMap<&'static str, Value> {
                match self {
                    $(Refusal::$name $({ $($arg),+ })? => BTreeMap::from([$($((stringify!($arg), json!($arg))),+)?]),)+
                }
            }
        }
    };
}

refusals! {
    // Requests and messages.
    /// The request cannot be read.
    BadRequest { detail: String } = BAD_REQUEST "bad-request" "{detail}";
    /// The message over the socket cannot be read.
    InvalidMessage { detail: String } = BAD_REQUEST "invalid-message" "invalid message: {detail}";
    /// The body is not JSON by its own account.
    MediaType = UNSUPPORTED_MEDIA_TYPE "media-type" "the body must be application/json";
    /// The body is too large.
    TooLarge = PAYLOAD_TOO_LARGE "too-large" "the body is larger than 64 KiB";
    /// The address has no such method.
    MethodNotAllowed = METHOD_NOT_ALLOWED "method-not-allowed" "this method is not allowed here";
    /// Nothing is there, or nothing the visitor may know of.
    NotFound = NOT_FOUND "not-found" "not found";
    /// The request comes from a page of another origin.
    OtherPage = FORBIDDEN "other-page" "this request came from another page";
    /// The request is for a host that this server, which is there for this machine alone, is not called.
    OtherHost = MISDIRECTED_REQUEST "other-host" "this server is only available as localhost; start it with --listen for other names";
    /// Too many sockets from one address.
    TooManySockets { most: usize } = TOO_MANY_REQUESTS "too-many-sockets" "there are already {most} connections from your address";
    /// The request took too long.
    Timeout = REQUEST_TIMEOUT "timeout" "the request took too long";
    /// Too many requests.
    TooMany { seconds: u64 } = TOO_MANY_REQUESTS "too-many" "too many requests; try again in {seconds} seconds";
    /// Our fault.
    Internal = INTERNAL_SERVER_ERROR "internal" "something went wrong on our side";
    /// Not possible now, but perhaps later.
    Unavailable = SERVICE_UNAVAILABLE "unavailable" "the server can't do this right now; try again later";

    // Who somebody is.
    /// No session, or an old one.
    Unauthorized = UNAUTHORIZED "unauthorized" "you are not signed in";
    /// Unknown name or wrong passphrase: which of the two is nobody's business.
    WrongCredentials = UNAUTHORIZED "wrong-credentials" "wrong name or passphrase";
    /// Another account has the name.
    NameTaken = CONFLICT "name-taken" "that name is taken";
    /// The user has no account, and so no passphrase.
    NoAccount = CONFLICT "no-account" "you don't have an account yet";
    /// The user has an account already.
    AlreadyAccount = CONFLICT "already-account" "you already have an account";
    /// A name that is too long.
    NameLong { most: usize } = UNPROCESSABLE_ENTITY "name-long" "a name can have up to {most} characters";
    /// A name of nothing that can be seen.
    NameEmpty = UNPROCESSABLE_ENTITY "name-empty" "a name needs at least one visible character";
    /// A name with something that cannot be seen.
    NameHidden = UNPROCESSABLE_ENTITY "name-hidden" "a name can't contain control characters or invisible ones";
    /// A passphrase that is too short.
    PassphraseShort { least: usize } = UNPROCESSABLE_ENTITY "passphrase-short" "a passphrase needs at least {least} characters";
    /// A passphrase that is too long.
    PassphraseLong { most: usize } = UNPROCESSABLE_ENTITY "passphrase-long" "a passphrase can have up to {most} characters";

    // Calls to a browser that is closed.
    /// The operator did not choose it.
    PushOff = NOT_FOUND "push-off" "this server doesn't send notifications to closed browsers";
    /// The address is not that of a push service we write to.
    PushService = UNPROCESSABLE_ENTITY "push-service" "this server doesn't support that push service";
    /// What should be the browser's keys is something else.
    PushKeys = UNPROCESSABLE_ENTITY "push-keys" "the keys of that subscription don't work";

    // A new table.
    /// No such game.
    UnknownGame { detail: String } = UNPROCESSABLE_ENTITY "unknown-game" "{detail}";
    /// The game cannot be set up so.
    InvalidSetup { detail: String } = UNPROCESSABLE_ENTITY "invalid-setup" "{detail}";
    /// The operator did not choose it.
    DevelopmentOnly = UNPROCESSABLE_ENTITY "development-only" "this server doesn't open tables from a position or a seed: start it with --development, for tests only";
    /// More tables than anybody can play at.
    TooManyTables { most: usize } = CONFLICT "too-many-tables" "you have {most} unfinished tables; finish or close some first";
    /// More seats than the game has.
    TooManySeats { seats: usize } = UNPROCESSABLE_ENTITY "too-many-seats" "there are only {seats} seats";
    /// Two seats for one person who did not say that others sit at the same screen.
    TwoSeats = UNPROCESSABLE_ENTITY "two-seats" "one seat per player; for someone at the same device, use a hot seat";
    /// No such bot.
    UnknownBot { bot: String } = UNPROCESSABLE_ENTITY "unknown-bot" "there is no bot '{bot}'";
    /// Bots that let everybody wait.
    PaceSlow { seconds: u32 } = UNPROCESSABLE_ENTITY "pace-slow" "bots can wait up to {seconds} seconds";
    /// A clock of no time, or of too much.
    ClockRange { days: u32 } = UNPROCESSABLE_ENTITY "clock-range" "time limits range from 1 second to {days} days";

    // Private talk.
    /// The game does not let them talk unheard now.
    NoTalk = CONFLICT "no-talk" "the private chat is over";
    /// A message of nothing, or of too much.
    TalkLength { most: usize } = UNPROCESSABLE_ENTITY "talk-length" "a message can have 1 to {most} characters";

    // Seats.
    /// Only whoever opened the table may.
    OwnerOnly = FORBIDDEN "owner-only" "only the host can do that";
    /// The visitor sits at the table already.
    SeatedAlready = CONFLICT "seated-already" "you already have a seat";
    /// More seats than anybody can wait at.
    TooManySeatsTaken { most: usize } = CONFLICT "too-many-seats-taken" "you have {most} seats at tables that haven't started; leave one first";
    /// The owner does not want them there.
    Removed = FORBIDDEN "removed" "the host removed you from this table";
    /// Their player is there, or has not been away for long.
    NotAbsent = CONFLICT "not-absent" "that player is here, or has not been away long enough";
    /// All seats are taken.
    NoFreeSeat = CONFLICT "no-free-seat" "all seats are taken";
    /// Somebody else has the seat.
    SeatTaken = CONFLICT "seat-taken" "that seat is taken";
    /// The table has no such seat.
    NoSuchSeat { seat: Seat } = CONFLICT "no-such-seat" "there is no seat {seat}";
    /// The visitor does not sit at the table.
    NoSeat = FORBIDDEN "no-seat" "you have no seat at this table";
    /// The seat is somebody else's.
    NotYourSeat = FORBIDDEN "not-your-seat" "that is not your seat";
    /// Nobody may watch.
    NoSpectators = FORBIDDEN "no-spectators" "spectators aren't allowed at this table";
    /// The table is full of spectators.
    Crowded = CONFLICT "crowded" "this table has too many spectators";

    // The game.
    /// A seat waits for somebody.
    SeatsOpen = CONFLICT "seats-open" "a seat is still open";
    /// It is too late for that.
    Begun = CONFLICT "begun" "the game has already started";
    /// It is too early for that.
    NotBegun = CONFLICT "not-begun" "the game hasn't started yet";
    /// Nothing can be done any more.
    Over = CONFLICT "over" "the game is over";
    /// Before the end it would give secrets away.
    NotOver = FORBIDDEN "not-over" "the game is not over yet";
    /// No seed and actions lead to the game.
    NoSave = CONFLICT "no-save" "a game that began from a position has no save file";
    /// The game was not so long.
    NoSuchStep { steps: usize } = CONFLICT "no-such-step" "there are only {steps} actions";
    /// Somebody else owes the decision.
    NotYourTurn = CONFLICT "not-your-turn" "it is not your turn";
    /// The rules do not allow it.
    Illegal { detail: String } = CONFLICT "illegal" "{detail}";
    /// What was sent was decided at an earlier moment.
    MovedOn = CONFLICT "moved-on" "the game has moved on";
    /// The database did not take it.
    NotStored = SERVICE_UNAVAILABLE "not-stored" "couldn't save; try again in a moment";
    /// What is stored cannot be read.
    Unreadable = SERVICE_UNAVAILABLE "unreadable" "the game can't be loaded right now; try again in a moment";
    /// The table is being loaded or unloaded.
    Busy = SERVICE_UNAVAILABLE "busy" "the table is busy; try again in a moment";
    /// The game has no words in that language.
    UnknownLanguage = CONFLICT "unknown-language" "this language isn't supported";

    // Taking back.
    /// The table was opened without it.
    UndoNone = CONFLICT "undo-none" "undo is off at this table";
    /// Somebody else is to decide.
    UndoNotYourTurn = CONFLICT "undo-not-your-turn" "you can undo only on your own turn";
    /// The turn has just begun.
    UndoNothing = CONFLICT "undo-nothing" "there is nothing to undo this turn";
    /// One request at a time.
    UndoAsked = CONFLICT "undo-asked" "there is already an undo request";
    /// Everybody was asked already, and somebody said no.
    UndoRefused = CONFLICT "undo-refused" "you already asked, and not everyone agreed";
    /// Somebody does nothing but take back.
    UndoTooOften = CONFLICT "undo-too-often" "this game is too long to undo any more";
    /// There is nothing to agree to.
    UndoNotAsked = CONFLICT "undo-not-asked" "there is no open undo request";
    /// What somebody knows cannot be taken from them.
    UndoSecret = CONFLICT "undo-secret" "can't undo: hidden information was revealed";
}

impl From<&Refusal> for Refused {
    fn from(refusal: &Refusal) -> Refused {
        Refused { code: refusal.code(), message: refusal.to_string(), args: refusal.args() }
    }
}
