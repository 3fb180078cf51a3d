//! Who somebody is: guests, accounts, and the cookie that ties a browser to one of them.
//!
//! A session token is 32 random bytes. The database keeps only its SHA-256, so reading the database does not let anybody
//! in; the cookie adds an HMAC under a key of the server, so that made-up cookies are refused without a question to the
//! database.

mod name;
mod passphrase;

use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

pub use name::{MAX_NAME, Name};
pub use passphrase::{MAX_CONCURRENT_HASHES, MAX_PASSPHRASE, MIN_PASSPHRASE};

use crate::Refusal;
use crate::secret::{Secret, hex, random_bytes, unhex};
use crate::store::{Store, StoreError, User, now_ms};

/// How long a session lasts without being used, in seconds.
pub const SESSION_LIFETIME: i64 = 180 * 24 * 3600;
/// A session that was last renewed so long ago is renewed when it is used, in seconds.
const RENEWAL_INTERVAL: i64 = 24 * 3600;

/// Why somebody is not let in, or not changed.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// Says what is wrong with what they want.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The passphrase could not be hashed.
    #[error("the passphrase could not be hashed: {0}")]
    Hashing(String),
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for IdentityError {
    fn from(error: StoreError) -> IdentityError {
        match error {
            StoreError::NameTaken => Refusal::NameTaken.into(),
            StoreError::NoUser => Refusal::Unauthorized.into(),
            other => IdentityError::Store(other),
        }
    }
}

/// A session's token as its cookie holds it. Whoever has it is the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token(Secret<[u8; 32]>);

impl Token {
    fn fresh() -> Token {
        Token(Secret::new(random_bytes()))
    }

    /// What the database keeps of it.
    pub(crate) fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.expose()))
    }
}

/// Somebody who just came in, and the header that lets their browser come back.
#[derive(Debug)]
pub struct SignedIn {
    /// Who.
    pub user: User,
    /// The value of the `Set-Cookie` header. Marked as sensitive: it does not print.
    pub cookie: HeaderValue,
}

/// Lets people in and recognises them.
pub struct Identity {
    store: Store,
    key: Secret<[u8; 32]>,
    secure: bool,
    hasher: passphrase::Hasher,
}

impl Identity {
    /// Reads the key from the database, or makes one at the first start. With `secure`, browsers send the cookie over
    /// HTTPS only.
    ///
    /// # Errors
    /// When the database fails, or holds something else in the key's place.
    pub async fn open(store: Store, secure: bool) -> Result<Identity, IdentityError> {
        let kept = store.setting_or("cookie key", &hex(&random_bytes::<32>())).await?;
        let key = unhex(&kept).ok_or(StoreError::Unreadable {
            what: "cookie key",
            detail: "64 hexadecimal digits are expected".into(),
        })?;
        Ok(Identity { store, key: Secret::new(key), secure, hasher: passphrase::Hasher::new().await? })
    }

    /// Lets a new guest in.
    ///
    /// # Errors
    /// When the name is none or the database fails.
    pub async fn guest(&self, name: &str) -> Result<SignedIn, IdentityError> {
        let name = Name::parse(name)?;
        let user = self.store.create_guest(name.as_str()).await?;
        self.sign_in(user, None).await
    }

    /// Makes an account: of the guest who asks, who stays the same user with the same seats, or of somebody new.
    /// `current` is who asks, with the session, which ends in favour of a new one.
    ///
    /// # Errors
    /// When name or passphrase are none, the name is taken, or the one who asks has an account.
    pub async fn create_account(
        &self,
        current: Option<(&User, &Token)>,
        name: &str,
        passphrase: &Secret<String>,
    ) -> Result<SignedIn, IdentityError> {
        let name = Name::parse(name)?;
        passphrase::check(passphrase)?;
        if current.is_some_and(|(user, _)| user.account) {
            return Err(Refusal::AlreadyAccount.into());
        }
        if self.store.account(name.as_str()).await?.is_some() {
            return Err(Refusal::NameTaken.into());
        }
        let hash = self.hasher.hash(passphrase).await?;
        let user = match current {
            Some((user, _)) => self.store.make_account(&user.id, name.as_str(), &hash).await?,
            None => self.store.create_account(name.as_str(), &hash).await?,
        };
        self.sign_in(user, current.map(|(_, token)| token)).await
    }

    /// Lets the owner of an account in, on whatever device. A session the browser had before ends.
    ///
    /// # Errors
    /// [`Refusal::WrongCredentials`], after the same time, whether the name or the passphrase is wrong.
    pub async fn login(
        &self,
        before: Option<&Token>,
        name: &str,
        passphrase: &Secret<String>,
    ) -> Result<SignedIn, IdentityError> {
        let account = match Name::parse(name) {
            Ok(name) => self.store.account(name.as_str()).await?,
            Err(_) => None,
        };
        let fits = self.hasher.verify(passphrase, account.as_ref().map(|(_, hash)| hash)).await?;
        match account {
            Some((user, _)) if fits => self.sign_in(user, before).await,
            _ => Err(Refusal::WrongCredentials.into()),
        }
    }

    /// Ends a session. Gives the `Set-Cookie` value that makes the browser forget it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn logout(&self, token: &Token) -> Result<HeaderValue, IdentityError> {
        self.store.delete_session(&token.hash()).await?;
        Ok(self.cookie("", 0))
    }

    /// Ends all sessions of a user. Gives them, and the `Set-Cookie` value that makes the browser forget its own.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn logout_everywhere(&self, user: &User) -> Result<(Vec<String>, HeaderValue), IdentityError> {
        Ok((self.store.end_sessions(&user.id).await?, self.cookie("", 0)))
    }

    /// Changes the passphrase of an account for somebody who knows it; all other sessions end. Gives those.
    ///
    /// # Errors
    /// When the passphrase is not theirs, the new one is none, or there is no account.
    pub async fn change_passphrase(
        &self,
        user: &User,
        session: &Token,
        current: &Secret<String>,
        new: &Secret<String>,
    ) -> Result<Vec<String>, IdentityError> {
        passphrase::check(new)?;
        let hash = self.store.passphrase_hash(&user.id).await?.ok_or(Refusal::NoAccount)?;
        if !self.hasher.verify(current, Some(&hash)).await? {
            return Err(Refusal::WrongCredentials.into());
        }
        let hash = self.hasher.hash(new).await?;
        Ok(self.store.change_passphrase(&user.id, &hash, &session.hash()).await?)
    }

    /// Changes a user's name.
    ///
    /// # Errors
    /// When the name is none, or taken by another account.
    pub async fn rename(&self, user: &User, name: &str) -> Result<User, IdentityError> {
        let name = Name::parse(name)?;
        Ok(self.store.rename(&user.id, name.as_str()).await?)
    }

    /// Who sends these headers. Forged cookies are found out without a question to the database. A session that is used
    /// is renewed, once a day; then it gives the `Set-Cookie` value that the browser has to hear.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn recognise(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<(User, Token, Option<HeaderValue>)>, StoreError> {
        let Some(token) = self.token(headers) else { return Ok(None) };
        let Some((user, expires_at)) = self.store.session(&token.hash()).await? else { return Ok(None) };
        let renewed_until = now_ms() + SESSION_LIFETIME * 1000;
        if expires_at >= renewed_until - RENEWAL_INTERVAL * 1000 {
            return Ok(Some((user, token, None)));
        }
        let cookie = match self.store.renew_session(&token.hash(), renewed_until).await {
            Ok(()) => Some(self.token_cookie(&token)),
            Err(error) => {
                // It goes on for long enough; the next request tries again.
                tracing::warn!(%error, "a session could not be renewed");
                None
            }
        };
        Ok(Some((user, token, cookie)))
    }

    fn token(&self, headers: &HeaderMap) -> Option<Token> {
        let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        cookies.flat_map(|value| value.split(';')).find_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            let (token, signature) = (name == self.cookie_name()).then(|| value.split_once('.'))??;
            let (token, signature) = (unhex(token)?, unhex(signature)?);
            self.mac(&token).verify_slice(&signature).ok()?;
            Some(Token(Secret::new(token)))
        })
    }

    async fn sign_in(&self, user: User, before: Option<&Token>) -> Result<SignedIn, IdentityError> {
        let token = Token::fresh();
        self.store.create_session(&token.hash(), &user.id, now_ms() + SESSION_LIFETIME * 1000).await?;
        if let Some(before) = before {
            self.store.move_subscriptions(&before.hash(), &token.hash()).await?;
            self.store.delete_session(&before.hash()).await?;
        }
        Ok(SignedIn { user, cookie: self.token_cookie(&token) })
    }

    fn token_cookie(&self, token: &Token) -> HeaderValue {
        let signature = self.mac(token.0.expose()).finalize().into_bytes();
        let value = format!("{}.{}", hex(token.0.expose()), hex(&signature));
        self.cookie(&value, SESSION_LIFETIME)
    }

    fn mac(&self, token: &[u8; 32]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.key.expose()).expect("HMAC takes keys of any length");
        mac.update(b"melange session");
        mac.update(token);
        mac
    }

    /// With HTTPS, the prefix keeps other hosts of the same domain from planting a cookie here.
    fn cookie_name(&self) -> &'static str {
        if self.secure { "__Host-melange" } else { "melange" }
    }

    fn cookie(&self, value: &str, age: i64) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let text = format!("{}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}", self.cookie_name());
        let mut header = HeaderValue::from_str(&text).expect("digits, letters and punctuation");
        header.set_sensitive(true);
        header
    }
}
