//! A hash that is the same on every machine.

use std::hash::{BuildHasher, Hash, Hasher, RandomState};

/// Hashes `value` by its parts, in little-endian order and with 64-bit lengths, so that no machine differs.
pub fn stable_hash(value: &impl Hash) -> u64 {
    let mut hasher = FastHasher(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

/// For maps that are asked very often; each hashes in its own way, so that nobody can choose keys that collide.
pub(crate) struct FastHashing(u64);

impl Default for FastHashing {
    fn default() -> FastHashing {
        FastHashing(RandomState::new().hash_one(0))
    }
}

impl BuildHasher for FastHashing {
    type Hasher = FastHasher;

    fn build_hasher(&self) -> FastHasher {
        FastHasher(self.0)
    }
}

/// FNV-1a over eight bytes at a time.
pub(crate) struct FastHasher(u64);

impl Hasher for FastHasher {
    fn finish(&self) -> u64 {
        // A final mix (splitmix64): FNV alone leaves its high bits poorly stirred.
        let mut h = self.0;
        h = (h ^ (h >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        h = (h ^ (h >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        h ^ (h >> 31)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        words.iter().for_each(|&word| self.write_u64(u64::from_le_bytes(word)));
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(29);
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_i8(&mut self, n: i8) {
        self.write_u64(n as u64);
    }

    fn write_i16(&mut self, n: i16) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::stable_hash;

    #[test]
    fn the_value_is_pinned() {
        assert_eq!(stable_hash(&(1u8, [2u16, 3], "four", Some(5u32))), 17509707851428355367);
        assert_ne!(stable_hash(&[1u8, 2]), stable_hash(&[2u8, 1]));
    }
}
