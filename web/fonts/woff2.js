/** Reads and writes WOFF2 files as far as a smaller set of characters needs it: https://www.w3.org/TR/WOFF2/. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));
const HEADER = 48;
const OTHER_TAG = 63;
/** Outlines come transformed as version 0, everything else as it is. */
const isTransformed = (tag, version) => (tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0);

/** A file's bytes, read from the front. */
export class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }
  take(length) {
    return this.bytes.subarray(this.at, (this.at += length));
  }
  u8() {
    return this.bytes[this.at++];
  }
  u16() {
    return this.take(2).readUInt16BE();
  }
  i16() {
    return this.take(2).readInt16BE();
  }
  u32() {
    return this.take(4).readUInt32BE();
  }
  /** A number of seven bits a byte. */
  base128() {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
  /** A number that mostly fits one byte. */
  short() {
    const first = this.u8();
    if (first === 253) return this.u16();
    if (first === 255) return 253 + this.u8();
    return first === 254 ? 506 + this.u8() : first;
  }
}

export const u16 = (...values) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
};
export const u32 = (...values) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

function base128(value) {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
}

/** The flavour of a file and its tables by tag, in their order. */
export function readFont(bytes) {
  const reader = new Reader(bytes);
  reader.take(4);
  const flavour = reader.u32();
  reader.take(4);
  const count = reader.u16();
  reader.take(6);
  const compressed = reader.u32();
  reader.at = HEADER;
  const listed = Array.from({ length: count }, () => {
    const flags = reader.u8();
    const tag = (flags & OTHER_TAG) === OTHER_TAG ? reader.take(4).toString('latin1') : TAGS[flags & OTHER_TAG];
    const original = reader.base128();
    return { tag, original, length: isTransformed(tag, flags >> 6) ? reader.base128() : original };
  });
  const data = new Reader(brotliDecompressSync(reader.take(compressed)));
  return {
    flavour,
    tables: new Map(listed.map(({ tag, original, length }) => [tag, { original, data: data.take(length) }])),
  };
}

/** Only outlines keep their transformed form; `original` is the length they have without it. */
export function writeFont({ flavour, tables }) {
  const listed = [...tables].map(([tag, { original, data }]) => {
    const known = TAGS.indexOf(tag);
    const name =
      known < 0 ? Buffer.concat([Buffer.from([OTHER_TAG]), Buffer.from(tag, 'latin1')]) : Buffer.from([known]);
    const transformed = isTransformed(tag, 0);
    return Buffer.concat([
      name,
      base128(transformed ? original : data.length),
      transformed ? base128(data.length) : Buffer.alloc(0),
    ]);
  });
  const all = Buffer.concat([...tables.values()].map(({ data }) => data));
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: all.length,
  };
  const compressed = brotliCompressSync(all, { params });
  const directory = Buffer.concat(listed);
  const length = HEADER + directory.length + compressed.length;
  const padding = Buffer.alloc((4 - (length % 4)) % 4);
  const lengths = [...tables].map(([tag, { original, data }]) => (isTransformed(tag, 0) ? original : data.length));
  const unpacked = lengths.reduce((sum, one) => sum + ((one + 3) & ~3), 12 + 16 * tables.size);
  const header = Buffer.concat([
    Buffer.from('wOF2'),
    u32(flavour, length + padding.length),
    u16(tables.size, 0),
    u32(unpacked, compressed.length),
    u16(1, 0),
    u32(0, 0, 0, 0, 0),
  ]);
  return Buffer.concat([header, directory, compressed, padding]);
}
