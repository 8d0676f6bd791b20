//! A short list as a plain value: what `State: Copy` needs and `Vec` cannot give.

#![allow(clippy::indexing_slicing, reason = "places below the length")]

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// At most `N` items, `N` up to 255. Anything beyond its length does not count.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        List { len: 0, items: [T::default(); N] }
    }

    /// Adds an item; a full list refuses it.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let Some(slot) = self.items.get_mut(self.len as usize) else { return false };
        *slot = item;
        self.len += 1;
        true
    }

    /// Removes the item at `index`, keeping the order of the others.
    #[inline]
    pub fn remove(&mut self, index: usize) {
        self.len -= 1;
        for i in index..self.len as usize {
            self.items[i] = self.items[i + 1];
        }
    }

    /// Adds an item if `wanted`, without a branch; a full list refuses it.
    #[inline]
    pub fn push_if(&mut self, wanted: bool, item: T) {
        if let Some(slot) = self.items.get_mut(self.len as usize) {
            *slot = item;
            self.len += u8::from(wanted);
        }
    }

    /// Removes all items.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Is there no room left?
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Items that do not fit are dropped.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(d)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} items where at most {N} fit", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(feature = "ts")]
game::array_in_typescript!(List<T, N>, T: ts_rs::TS + Copy + Default, const N: usize);
