//! A list with a fixed capacity, so that a state is plain data and cloning it is copying memory.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` (at most 255) small values in order. Equality, hash and text form see only the values held.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= 255) };
        List { len: 0, items: [T::default(); N] }
    }

    /// Whether nothing more fits.
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds at the end. The list must not be full: rules keep every zone within the pieces there are.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Removes the last one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Removes and returns the one at `index`, keeping the order of the others.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Inserts at `index`, keeping the order of the others.
    #[inline]
    pub fn insert(&mut self, index: usize, item: T) {
        self.items.copy_within(index..self.len as usize, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Removes all.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default + Ord, const N: usize> List<T, N> {
    /// Inserts where the order of a sorted list wants it.
    #[inline]
    pub fn insert_sorted(&mut self, item: T) {
        let index = self.iter().take_while(|&&other| other < item).count();
        self.insert(index, item);
    }

    /// The same, unless the list holds it already.
    #[inline]
    pub fn insert_distinct(&mut self, item: T) {
        let index = self.iter().take_while(|&&other| other < item).count();
        if self.get(index) != Some(&item) {
            self.insert(index, item);
        }
    }

    /// Removes one equal to `item`; `false` if there is none.
    #[inline]
    pub fn remove_item(&mut self, item: T) -> bool {
        match self.iter().position(|&other| other == item) {
            Some(index) => {
                self.remove(index);
                true
            }
            None => false,
        }
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

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // One by one: a slice of integers would be hashed as raw memory, which differs between machines.
        hasher.write_u8(self.len);
        self.iter().for_each(|item| item.hash(hasher));
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} entries where at most {N} fit", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn keeps_order_and_ignores_what_was_removed() {
        let mut list: List<u8, 4> = [3, 1].into_iter().collect();
        list.insert(1, 2);
        assert_eq!(*list, [3, 2, 1]);
        assert_eq!(list.remove(0), 3);
        list.insert_sorted(2);
        assert!(list.remove_item(1) && !list.remove_item(9));
        assert_eq!(list, [2, 2].into_iter().collect());
        assert_eq!((list.pop(), list.pop(), list.pop()), (Some(2), Some(2), None));
    }

    #[test]
    fn too_many_entries_are_refused() {
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2]").is_ok());
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
