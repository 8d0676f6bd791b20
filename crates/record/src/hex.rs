//! Thirty-two bytes as 64 lower-case digits, and nothing else: one value has one spelling.

/// The digits.
pub fn encode(bytes: &[u8; 32]) -> String {
    let digit = |half: u8| char::from(if half < 10 { b'0' + half } else { b'a' + half - 10 });
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes, if it is 64 lower-case digits.
pub fn decode(text: &str) -> Option<[u8; 32]> {
    let half = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let digits: &[u8; 64] = text.as_bytes().try_into().ok()?;
    let mut bytes = [0; 32];
    for (byte, [high, low]) in bytes.iter_mut().zip(digits.as_chunks::<2>().0) {
        *byte = half(*high)? << 4 | half(*low)?;
    }
    Some(bytes)
}

/// A newtype over 32 bytes, written in hexadecimal. For a `secret` one, `Debug` shows nothing: it may end up in a log.
#[macro_export]
macro_rules! hex_newtype {
    (secret $name:ident, $what:literal) => {
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(concat!($what, " …"))
            }
        }
        $crate::hex_newtype!(text $name, $what);
    };
    (text $name:ident, $what:literal) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::hex::encode(&self.0))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<$name, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(d)?;
                $crate::hex::decode(&text).map($name).ok_or_else(|| {
                    serde::de::Error::custom(concat!("a ", $what, " is 64 lower-case hexadecimal digits"))
                })
            }
        }
    };
    ($name:ident, $what:literal) => {
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($what, " {}"), self)
            }
        }
        $crate::hex_newtype!(text $name, $what);
    };
}
