//! What only the subscriber's browser can read (RFC 8291), and the signed word about who sends it (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};

use crate::secret::random_bytes;

/// The record size said in the head of a message; ours are one record and far smaller.
const RECORD_SIZE: u32 = 4096;
/// How long a signed word is good for, in seconds; services allow a day.
const TOKEN_LIFETIME: i64 = 12 * 3600;

/// Bytes as push services write them.
pub fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads such text. Some browsers pad it.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// What a browser hands out so that it can be written to.
pub struct Keys {
    /// Its public key, an uncompressed point.
    point: [u8; 65],
    /// What only it and we know.
    auth: [u8; 16],
}

impl Keys {
    /// Reads both; none if they are no keys.
    pub fn read(p256dh: &str, auth: &str) -> Option<Keys> {
        let point: [u8; 65] = decode(p256dh)?.try_into().ok()?;
        (point[0] == 4).then_some(())?;
        Some(Keys { point, auth: decode(auth)?.try_into().ok()? })
    }

    /// Seals a text for the browser.
    ///
    /// # Errors
    /// The browser's point is not on the curve.
    pub fn seal(&self, text: &[u8]) -> Result<Vec<u8>, ring::error::Unspecified> {
        let random = SystemRandom::new();
        let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let point = ours.compute_public_key()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.point);
        agree_ephemeral(ours, &theirs, |shared| self.seal_with(shared, point.as_ref(), &random_bytes(), text))?
    }

    fn seal_with(
        &self,
        shared: &[u8],
        ours: &[u8],
        salt: &[u8; 16],
        text: &[u8],
    ) -> Result<Vec<u8>, ring::error::Unspecified> {
        let info = [b"WebPush: info\0", self.point.as_slice(), ours].concat();
        let secret = derive(&self.auth, shared, &info);
        let key = derive(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce = derive(salt, &secret, b"Content-Encoding: nonce\0");
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12])?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16])?);
        // The two says that no other record follows.
        let mut record = [text, b"\x02"].concat();
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
        let length = u8::try_from(ours.len()).map_err(|_| ring::error::Unspecified)?;
        Ok([salt.as_slice(), &RECORD_SIZE.to_be_bytes(), &[length], ours, &record].concat())
    }
}

/// HKDF for at most 32 bytes.
fn derive(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; 32] {
    let sign = |key: &[u8], text: &[u8]| hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text);
    let key = sign(salt, secret);
    let made = sign(key.as_ref(), &[info, b"\x01"].concat());
    made.as_ref().try_into().expect("SHA-256 has 32 bytes")
}

/// The server's own key pair: push services know us by it.
pub struct Signer(EcdsaKeyPair);

impl Signer {
    /// A new pair, as text to be kept.
    pub fn fresh() -> String {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        encode(made.expect("the operating system gives random bytes").as_ref())
    }

    /// Reads what was kept.
    pub fn read(kept: &str) -> Option<Signer> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &decode(kept)?, &SystemRandom::new())
            .ok()
            .map(Signer)
    }

    /// The public key, as browsers take it.
    pub fn public(&self) -> String {
        encode(self.0.public_key().as_ref())
    }

    /// The `Authorization` header for a service.
    ///
    /// # Errors
    /// There is no randomness.
    pub fn authorization(&self, service: &str, contact: &str, now_ms: i64) -> Result<String, ring::error::Unspecified> {
        let claims = serde_json::json!({ "aud": service, "exp": now_ms / 1000 + TOKEN_LIFETIME, "sub": contact });
        let text = format!("{}.{}", encode(br#"{"typ":"JWT","alg":"ES256"}"#), encode(claims.to_string().as_bytes()));
        let signature = self.0.sign(&SystemRandom::new(), text.as_bytes())?;
        Ok(format!("vapid t={text}.{}, k={}", encode(signature.as_ref()), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn seals_as_the_standard_says() {
        let keys = Keys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let shared = decode("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs").expect("text");
        let ours = decode("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").expect("text").try_into().expect("16 bytes");
        let text = decode("V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24").expect("text");
        let sealed = keys.expect("keys").seal_with(&shared, &ours.expect("text"), &salt, &text).expect("sealed");
        let wanted = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
                      mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
                      pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(encode(&sealed), wanted);
    }

    #[test]
    fn what_are_no_keys_is_refused() {
        let (point, auth) = (encode(&[4; 65]), encode(&[7; 16]));
        assert!(Keys::read(&point, &auth).is_some());
        for (point, auth) in [(&auth, &auth), (&point, &point), (&encode(&[3; 65]), &auth), (&"ü".to_owned(), &auth)] {
            assert!(Keys::read(point, auth).is_none(), "{point} {auth}");
        }
        assert!(Keys::read(&point, &auth).expect("keys").seal(b"spice").is_err(), "that point is on no curve");
    }
}
