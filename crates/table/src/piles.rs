//! Several piles that share one fixed room, so that nothing can overflow by moving from one to another.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// `PILES` piles with room for `N` (at most 255) small values together. They lie side by side in one array, in the
/// order of their numbers. Equality, hash and text form see only the values held, pile by pile.
#[derive(Clone, Copy)]
pub struct Piles<T, const N: usize, const PILES: usize> {
    /// Where each pile ends; it begins where the one before it ends.
    ends: [u8; PILES],
    items: [T; N],
}

impl<T: Copy + Default, const N: usize, const PILES: usize> Piles<T, N, PILES> {
    /// Empty piles.
    pub fn new() -> Self {
        const { assert!(N <= 255 && PILES > 0) };
        Piles { ends: [0; PILES], items: [T::default(); N] }
    }

    /// Adds on top of a pile. There must be room: whoever brings something in from outside asks [`Self::is_full`].
    #[inline]
    pub fn push(&mut self, pile: usize, item: T) {
        self.insert(pile, self.pile(pile).len(), item);
    }

    /// Inserts into a pile at `index`, keeping the order of the others.
    #[inline]
    pub fn insert(&mut self, pile: usize, index: usize, item: T) {
        let (at, len) = (self.start(pile) + index, self.len());
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.shift_ends(pile, 1);
    }

    /// Removes and returns the one at `index` of a pile, keeping the order of the others.
    #[inline]
    pub fn remove(&mut self, pile: usize, index: usize) -> T {
        let item = self.pile(pile)[index];
        let (at, len) = (self.start(pile) + index, self.len());
        self.items.copy_within(at + 1..len, at);
        self.shift_ends(pile, u8::MAX);
        item
    }

    /// Removes the top one of a pile.
    #[inline(always)]
    pub fn pop(&mut self, pile: usize) -> Option<T> {
        let end = self.end(pile);
        if end == self.start(pile) {
            return None;
        }
        let item = self.items[end - 1];
        let len = self.len();
        if end < len {
            self.items.copy_within(end..len, end - 1);
        }
        self.shift_ends(pile, u8::MAX);
        Some(item)
    }

    /// Adds to the ends of `pile` and all behind it, wrapping. All of them are gone through: without a branch that is
    /// less work than to begin at `pile`.
    #[inline]
    fn shift_ends(&mut self, pile: usize, by: u8) {
        for (i, end) in self.ends.iter_mut().enumerate() {
            *end = end.wrapping_add(if i >= pile { by } else { 0 });
        }
    }

    /// Puts all of one pile on top of another, in the same order.
    pub fn move_all(&mut self, from: usize, to: usize) {
        let (start, end, count) = (self.start(from), self.end(from), self.pile(from).len());
        if from < to {
            self.items[start..usize::from(self.ends[to])].rotate_left(count);
            self.ends[from..to].iter_mut().for_each(|end| *end -= count as u8);
        } else if to < from {
            self.items[usize::from(self.ends[to])..end].rotate_right(count);
            self.ends[to..from].iter_mut().for_each(|end| *end += count as u8);
        }
    }
}

impl<T: Copy + Default + Ord, const N: usize, const PILES: usize> Piles<T, N, PILES> {
    /// Inserts where the order of a sorted pile wants it.
    #[inline]
    pub fn insert_sorted(&mut self, pile: usize, item: T) {
        let index = self.pile(pile).iter().take_while(|&&other| other < item).count();
        self.insert(pile, index, item);
    }
}

impl<T, const N: usize, const PILES: usize> Piles<T, N, PILES> {
    #[inline]
    fn start(&self, pile: usize) -> usize {
        if pile == 0 { 0 } else { self.end(pile - 1) }
    }

    #[inline]
    fn end(&self, pile: usize) -> usize {
        self.ends[pile].into()
    }

    /// How many values there are, all piles together.
    #[inline]
    pub fn len(&self) -> usize {
        self.end(PILES - 1)
    }

    /// Whether all piles are empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether nothing more fits.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// One pile, its top last.
    #[inline]
    pub fn pile(&self, pile: usize) -> &[T] {
        self.run(pile, pile)
    }

    /// One pile, to change the values in it.
    #[inline]
    pub fn pile_mut(&mut self, pile: usize) -> &mut [T] {
        let (start, end) = (self.start(pile), self.end(pile));
        &mut self.items[start..end]
    }

    /// The piles from `first` to `last`, one after the other.
    #[inline]
    pub fn run(&self, first: usize, last: usize) -> &[T] {
        &self.items[self.start(first)..self.end(last)]
    }

    fn piles(&self) -> impl Iterator<Item = &[T]> {
        (0..PILES).map(|pile| self.pile(pile))
    }
}

impl<T: Copy + Default, const N: usize, const PILES: usize> Default for Piles<T, N, PILES> {
    fn default() -> Self {
        Piles::new()
    }
}

impl<T: PartialEq, const N: usize, const PILES: usize> PartialEq for Piles<T, N, PILES> {
    fn eq(&self, other: &Self) -> bool {
        self.ends == other.ends && self.run(0, PILES - 1) == other.run(0, PILES - 1)
    }
}

impl<T: Eq, const N: usize, const PILES: usize> Eq for Piles<T, N, PILES> {}

impl<T: Hash, const N: usize, const PILES: usize> Hash for Piles<T, N, PILES> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // One by one: a slice of integers would be hashed as raw memory, which differs between machines.
        self.ends.iter().for_each(|&end| hasher.write_u8(end));
        self.run(0, PILES - 1).iter().for_each(|item| item.hash(hasher));
    }
}

impl<T: fmt::Debug, const N: usize, const PILES: usize> fmt::Debug for Piles<T, N, PILES> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.piles()).finish()
    }
}

impl<T: Serialize, const N: usize, const PILES: usize> Serialize for Piles<T, N, PILES> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.piles())
    }
}

impl<'de, T, const N: usize, const PILES: usize> Deserialize<'de> for Piles<T, N, PILES>
where
    T: Copy + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let given = Vec::<Vec<T>>::deserialize(deserializer)?;
        let count = given.iter().map(Vec::len).sum::<usize>();
        if given.len() != PILES || count > N {
            return Err(D::Error::custom(format!(
                "{count} entries in {} piles where {PILES} piles with at most {N} fit",
                given.len()
            )));
        }
        let mut piles = Piles::new();
        for (pile, items) in given.into_iter().enumerate() {
            items.into_iter().for_each(|item| piles.push(pile, item));
        }
        Ok(piles)
    }
}

#[cfg(test)]
mod tests {
    use super::Piles;

    fn piles(given: [&[u8]; 3]) -> Piles<u8, 6, 3> {
        let mut piles = Piles::new();
        for (pile, items) in given.iter().enumerate() {
            items.iter().for_each(|&item| piles.push(pile, item));
        }
        piles
    }

    #[test]
    fn piles_keep_their_order_beside_each_other() {
        let mut three = piles([&[1], &[5, 3], &[2]]);
        three.insert_sorted(0, 0);
        assert_eq!(three, piles([&[0, 1], &[5, 3], &[2]]));
        assert_eq!((three.pop(1), three.pop(1), three.pop(1)), (Some(3), Some(5), None));
        assert_eq!(three.remove(0, 0), 0);
        three.pile_mut(2)[0] = 9;
        assert_eq!(three, piles([&[1], &[], &[9]]));
        assert_eq!((three.len(), three.run(0, 2)), (2, &[1, 9][..]));
    }

    #[test]
    fn a_pile_moves_onto_any_other_in_its_order() {
        for (from, to, after) in [
            (0, 2, [&[][..], &[3], &[4, 5, 6, 1, 2]]),
            (2, 0, [&[1, 2, 4, 5, 6], &[3], &[]]),
            (0, 1, [&[], &[3, 1, 2], &[4, 5, 6]]),
            (1, 0, [&[1, 2, 3], &[], &[4, 5, 6]]),
            (1, 1, [&[1, 2], &[3], &[4, 5, 6]]),
        ] {
            let mut three = piles([&[1, 2], &[3], &[4, 5, 6]]);
            assert!(three.is_full());
            three.move_all(from, to);
            assert_eq!(three, piles(after), "{from} to {to}");
        }
    }

    #[test]
    fn text_form_goes_both_ways_and_too_many_entries_are_refused() {
        let three = piles([&[1], &[], &[4, 5]]);
        let text = serde_json::to_string(&three).unwrap();
        assert_eq!(text, "[[1],[],[4,5]]");
        assert_eq!(serde_json::from_str::<Piles<u8, 6, 3>>(&text).unwrap(), three);
        assert!(serde_json::from_str::<Piles<u8, 2, 3>>(&text).is_err());
        assert!(serde_json::from_str::<Piles<u8, 6, 2>>(&text).is_err());
    }
}
