//! Web Push: a turn notice through the service of a browser's maker, which cannot read it.
//!
//! The content is encrypted for the browser (RFC 8291), the request is signed with a key that all servers of a database
//! share (RFC 8292). Nobody else takes part.

use crate::app::{App, Store};
use crate::webhook::{Notice, Payload, Target};
use crate::{clock, random};
use aes_gcm::Aes128Gcm;
use aes_gcm::aead::{Aead, KeyInit};
use axum::http::{HeaderName, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use serde_json::json;
use sha2::Sha256;
use store::{PushDevice, StoreError};

/// How many browsers of one player are notified.
pub(crate) const MOST_DEVICES: u32 = 8;

/// How long a service keeps a notice for a browser that is off: the turn is still there the next day.
const KEPT_S: u32 = 24 * 3600;

/// How long a signature is valid; services accept at most a day.
const SIGNED_S: i64 = 12 * 3600;

/// The key with which this database's servers sign.
#[derive(Clone)]
pub(crate) struct Keys {
    signing: SigningKey,
    /// Its public half, as browsers want it.
    pub public: String,
}

impl Keys {
    /// Created at the first start, and the same ever since.
    pub(crate) async fn load(store: &Store) -> Result<Keys, StoreError> {
        let new = loop {
            let bytes: [u8; 32] = random::bytes();
            // All but one in 2^32 are a key.
            if SecretKey::from_slice(&bytes).is_ok() {
                break URL_SAFE_NO_PAD.encode(bytes);
            }
        };
        let kept = store.secret("push", &new).await?;
        Keys::read(&kept).ok_or_else(|| StoreError::Corrupt("the key for push notices is not valid".into()))
    }

    fn read(text: &str) -> Option<Keys> {
        let secret = SecretKey::from_slice(&URL_SAFE_NO_PAD.decode(text).ok()?).ok()?;
        let public = URL_SAFE_NO_PAD.encode(secret.public_key().to_sec1_point(false));
        Some(Keys { signing: secret.into(), public })
    }

    /// Always the same ones, because making them takes time.
    #[cfg(test)]
    pub(crate) fn of_tests() -> Keys {
        static KEYS: std::sync::LazyLock<Keys> =
            std::sync::LazyLock::new(|| Keys::read(&URL_SAFE_NO_PAD.encode([7; 32])).expect("a key"));
        KEYS.clone()
    }

    /// The header that says who is writing to the service at this origin.
    fn authorization(&self, origin: &str, subject: &str, now_s: i64) -> String {
        let head = URL_SAFE_NO_PAD.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let claims = json!({ "aud": origin, "exp": now_s + SIGNED_S, "sub": subject });
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature: Signature = self.signing.sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }
}

/// A browser that notices can be sent to.
pub(crate) struct Recipient {
    target: Target,
    key: PublicKey,
    auth: Vec<u8>,
}

impl Recipient {
    /// Only what can be a browser: an address of a service, a point on the curve, sixteen bytes.
    pub(crate) fn read(endpoint: &str, key: &str, auth: &str) -> Option<Recipient> {
        let target = Target::read(endpoint)?;
        let key = PublicKey::from_sec1_bytes(&URL_SAFE_NO_PAD.decode(key.trim_end_matches('=')).ok()?).ok()?;
        let auth = URL_SAFE_NO_PAD.decode(auth.trim_end_matches('=')).ok()?;
        (auth.len() == 16).then_some(Recipient { target, key, auth })
    }

    pub(crate) fn target(&self) -> &Target {
        &self.target
    }

    fn payload(&self, keys: &Keys, subject: &str, content: &[u8], topic: &str) -> Option<Payload> {
        let secret = loop {
            if let Ok(secret) = SecretKey::from_slice(&random::bytes::<32>()) {
                break secret;
            }
        };
        let Target { tls, authority, .. } = &self.target;
        let origin = format!("{}://{authority}", if *tls { "https" } else { "http" });
        let authorization = keys.authorization(&origin, subject, clock::now() / 1000);
        // A later notice for the same table replaces an earlier one that has not been read.
        let headers = vec![
            (header::AUTHORIZATION, authorization),
            (header::CONTENT_ENCODING, "aes128gcm".into()),
            (header::CONTENT_TYPE, "application/octet-stream".into()),
            (HeaderName::from_static("ttl"), KEPT_S.to_string()),
            (HeaderName::from_static("urgency"), "normal".into()),
            (HeaderName::from_static("topic"), topic.to_owned()),
        ];
        let body = encrypt(content, &self.key, &self.auth, &secret, random::bytes())?;
        Some(Payload { headers, body })
    }
}

/// RFC 8291: one record, for one browser, with a key that is used only once.
fn encrypt(content: &[u8], to: &PublicKey, auth: &[u8], secret: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    let (from, to_bytes) = (secret.public_key().to_sec1_point(false), to.to_sec1_point(false));
    let shared = ecdh::diffie_hellman(secret.to_nonzero_scalar(), to.as_affine());
    let info = [b"WebPush: info\0", to_bytes.as_bytes(), from.as_bytes()].concat();
    let mut material = [0; 32];
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes()).expand(&info, &mut material).ok()?;
    let keys = Hkdf::<Sha256>::new(Some(&salt), &material);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    // 2: the last record.
    let sealed = Aes128Gcm::new(&key.into()).encrypt(&nonce.into(), &[content, &[2]].concat()[..]).ok()?;
    let length = [u8::try_from(from.as_bytes().len()).ok()?];
    Some([&salt[..], &4096_u32.to_be_bytes(), &length, from.as_bytes(), &sealed].concat())
}

/// Notifies all browsers of a player, eventually. A browser that its service no longer knows is forgotten.
pub(crate) async fn send(app: &std::sync::Arc<App>, player: &str, notice: &Notice) {
    for delivery in deliveries(app, player, notice).await {
        tokio::spawn(delivery);
    }
}

/// Tells them now; the status of each answer, 0 without one.
pub(crate) async fn try_all(app: &std::sync::Arc<App>, player: &str, notice: &Notice) -> Vec<u16> {
    let mut answers = Vec::new();
    for delivery in deliveries(app, player, notice).await {
        answers.push(delivery.await.unwrap_or(0));
    }
    answers
}

/// One notice on its way, and the status of the answer.
type Delivery = std::pin::Pin<Box<dyn Future<Output = Option<u16>> + Send>>;

async fn deliveries(app: &std::sync::Arc<App>, player: &str, notice: &Notice) -> Vec<Delivery> {
    let devices = app.store.push_devices(player).await.unwrap_or_default();
    let content = serde_json::to_vec(notice).unwrap_or_default();
    let delivery = |device: PushDevice| {
        let PushDevice { endpoint, player, key, auth, .. } = device;
        let recipient = Recipient::read(&endpoint, &key, &auth)?;
        let subject = subject(&app.config.address.page("/"));
        let payload = recipient.payload(&app.push_keys, &subject, &content, &notice.table)?;
        let app = app.clone();
        let delivery: Delivery = Box::pin(async move {
            let answer = app.post.deliver(recipient.target, payload, "push").await;
            if let Some(404 | 410) = answer {
                app.store.remove_push_device(&player, &endpoint).await.ok();
            }
            answer
        });
        Some(delivery)
    };
    devices.into_iter().filter_map(delivery).collect()
}

/// The contact for the service: our page, if it has an `https` address.
fn subject(page: &str) -> String {
    if page.starts_with("https://") { page.to_owned() } else { "mailto:portolan@localhost".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_byte_for_byte() {
        let to = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let secret = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let to = PublicKey::from_sec1_bytes(&bytes(to)).unwrap();
        let content = b"When I grow up, I want to be a watermelon";
        let sealed = encrypt(content, &to, &bytes("BTBZMqHH6r4Tts7J_aSIgg"), &secret, salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T\
                        lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn a_signature_names_service_and_time_and_holds() {
        let keys = Keys::read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let header = keys.authorization("https://push.example", "https://portolan.example/", 1_000);
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
        key.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
        let expected =
            json!({ "aud": "https://push.example", "exp": 1_000 + SIGNED_S, "sub": "https://portolan.example/" });
        assert_eq!(claims, expected);
    }

    #[test]
    fn only_what_can_be_a_browser() {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        assert!(Recipient::read("https://push.example/x", key, auth).is_some());
        for (endpoint, key, auth) in [
            ("ftp://push.example/x", key, auth),
            ("https://push.example/x", &key[1..], auth),
            ("https://push.example/x", "", auth),
            ("https://push.example/x", key, "BTBZMqHH6r4Tts7J"),
            ("https://push.example/x", key, "ä"),
        ] {
            assert!(Recipient::read(endpoint, key, auth).is_none(), "{endpoint} {key} {auth}");
        }
        assert!(Keys::read("none").is_none() && Keys::read("").is_none());
    }
}
