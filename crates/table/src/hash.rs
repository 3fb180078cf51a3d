//! A hash that is the same on every machine.

use std::hash::{Hash, Hasher};

/// Hashes `value` by its parts, in little-endian order and with 64-bit lengths, so that no machine differs.
pub fn stable_hash(value: &impl Hash) -> u64 {
    let mut hasher = StableHasher(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    // A final mix (splitmix64): FNV alone leaves its high bits poorly stirred.
    let mut h = hasher.0;
    h = (h ^ (h >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    h = (h ^ (h >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    h ^ (h >> 31)
}

/// FNV-1a over eight bytes at a time.
struct StableHasher(u64);

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
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
