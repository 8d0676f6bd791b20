//! Thirty-two bytes as 64 lower-case digits, and nothing else: one value has one spelling.

use data_encoding::HEXLOWER;

/// The digits.
pub fn encode(bytes: &[u8; 32]) -> String {
    HEXLOWER.encode(bytes)
}

/// The bytes, if it is 64 lower-case digits.
pub fn decode(text: &str) -> Option<[u8; 32]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
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
