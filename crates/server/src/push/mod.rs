//! Web push: calls people to the table whose browser is closed. Only where the operator chose it; what is sent goes to
//! the push service of the subscriber's browser, sealed so that only the browser can read it.

mod seal;
mod service;
mod text;

use std::sync::Arc;

use ring::digest;
use serde_json::json;
use tokio::sync::Semaphore;

use seal::{Keys, Signer, encode};
use service::{Head, ServiceUrl};

use crate::Refusal;
use crate::store::{SeatRow, Store, StoreError, Subscription, TableId, UserId, now_ms};

/// How long a service keeps a call for a browser that is off, in seconds: games last for days.
const TTL_SECONDS: u32 = 3 * 24 * 3600;
/// Calls on their way at once.
pub const MAX_CONCURRENT_SENDS: usize = 16;
/// Calls that may wait. More than that are dropped: a table never waits for them.
pub const MAX_QUEUED: usize = 1024;
/// The longest address of a subscription.
const MAX_ENDPOINT: usize = 2048;

/// What an operator chooses.
#[derive(Clone, Debug)]
pub struct PushConfig {
    /// Whom push services can write to about this server: `mailto:…` or `https://…`.
    pub contact: String,
    /// Origins of services beyond those that browsers usually use.
    pub services: Vec<String>,
}

/// Calls people. Cloning gives another handle to the same one.
#[derive(Clone)]
pub struct Push(Arc<Inner>);

struct Inner {
    store: Store,
    config: PushConfig,
    signer: Signer,
    waiting: Arc<Semaphore>,
    sending: Semaphore,
}

impl Push {
    /// Reads the server's key pair from the database, or makes one at the first start.
    ///
    /// # Errors
    /// When the database fails, or holds something else in the key's place.
    pub async fn open(store: Store, config: PushConfig) -> Result<Push, StoreError> {
        let kept = store.setting_or("push key", &Signer::fresh()).await?;
        let unreadable = || StoreError::Unreadable { what: "push key", detail: "a key pair is expected".into() };
        let signer = Signer::read(&kept).ok_or_else(unreadable)?;
        let (waiting, sending) = (Arc::new(Semaphore::new(MAX_QUEUED)), Semaphore::new(MAX_CONCURRENT_SENDS));
        Ok(Push(Arc::new(Inner { store, config, signer, waiting, sending })))
    }

    /// The public key browsers subscribe with.
    pub fn public_key(&self) -> String {
        self.0.signer.public()
    }

    /// Whether a subscription can be used.
    ///
    /// # Errors
    /// It points to no service we write to, or its keys are none.
    pub fn check(&self, subscription: &Subscription) -> Result<(), Refusal> {
        let short = subscription.endpoint.len() <= MAX_ENDPOINT;
        let url = short.then(|| ServiceUrl::read(&subscription.endpoint, &self.0.config.services)).flatten();
        url.ok_or(Refusal::PushService)?;
        Keys::read(&subscription.p256dh, &subscription.auth).ok_or(Refusal::PushKeys)?;
        Ok(())
    }

    /// Tells somebody that it is their turn, on all their devices that asked for it. Returns at once.
    pub fn notify_turn(&self, table: TableId, user: UserId, others: Vec<SeatRow>) {
        let Ok(waits) = Arc::clone(&self.0.waiting).try_acquire_owned() else {
            return tracing::warn!(%table, "too many calls wait already; one was dropped");
        };
        let push = self.clone();
        tokio::spawn(async move {
            let _waits = waits;
            match push.0.store.subscriptions_of(&user).await {
                Ok(subscriptions) => {
                    for subscription in subscriptions {
                        push.send(&subscription, &table, &others).await;
                    }
                }
                Err(error) => tracing::warn!(%table, %error, "whom to call could not be read"),
            }
        });
    }

    /// Sends one call. A subscription its service does not know any more is forgotten; whatever else goes wrong is only
    /// noted, without what would let a reader of the log call that browser.
    async fn send(&self, subscription: &Subscription, table: &TableId, others: &[SeatRow]) {
        let Some(url) = ServiceUrl::read(&subscription.endpoint, &self.0.config.services) else { return };
        let Ok(_sends) = self.0.sending.acquire().await else { return };
        let service = url.origin();
        let answer = match self.message(&service, subscription, table, others) {
            Some((head, body)) => url.post(head, body).await.map(|status| status.as_u16()),
            None => Err("it could not be sealed".into()),
        };
        match answer {
            Ok(200..300) => tracing::debug!(service, "somebody was called"),
            Ok(404 | 410) => {
                tracing::debug!(service, "a subscription is gone");
                if let Err(error) = self.0.store.unsubscribe(&subscription.endpoint).await {
                    tracing::warn!(%error, "a subscription that is gone could not be forgotten");
                }
            }
            Ok(status) => tracing::warn!(service, status, "a push service refused a call"),
            Err(error) => tracing::warn!(service, error, "a push service could not be reached"),
        }
    }

    fn message(
        &self,
        service: &str,
        subscription: &Subscription,
        table: &TableId,
        others: &[SeatRow],
    ) -> Option<(Head, Vec<u8>)> {
        let language = &subscription.language;
        let names: Vec<String> = others.iter().map(|row| row.player_name(language)).collect();
        let (title, body) = text::turn_notification(language, &names);
        let text = json!({ "table": table.as_str(), "title": title, "body": body }).to_string();
        let keys = Keys::read(&subscription.p256dh, &subscription.auth)?;
        let sealed = keys.seal(text.as_bytes()).ok()?;
        // A newer call to the same table takes the place of one that waits. The service need not know which table.
        let topic = encode(digest::digest(&digest::SHA256, table.as_str().as_bytes()).as_ref());
        let head = vec![
            ("authorization", self.0.signer.authorization(service, &self.0.config.contact, now_ms()).ok()?),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", TTL_SECONDS.to_string()),
            ("topic", topic[..32].to_owned()),
        ];
        Some((head, sealed))
    }
}
