/**
 * Makes the small fonts of `src/styles/fonts`: `node fonts/subset.js`. The packages' smallest files hold the letters of
 * all of Western Europe, and one of them instructions for screens of another time; what is written in English, and
 * numbers in any language, need a third of that. Glyphs keep their numbers, so that kerning and variations stay as they are.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Reader, readFont, u16, u32, writeFont } from './woff2.js';

const PACKAGES = resolve(import.meta.dirname, '../node_modules');
const FOLDER = resolve(import.meta.dirname, '../src/styles/fonts');

const FONTS = {
  'forum-basic': '@fontsource/forum/files/forum-latin-400-normal.woff2',
  'commissioner-basic': '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
};
/** As in the `unicode-range` of `fonts.css`. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
  ...[...'\u00a0«·»×–—‘’“”…−'].map((character) => character.codePointAt(0)),
];
/** Glyphs without a character that letters and digits turn into by themselves: ligatures, and forms by weight. */
const OTHER_FORMS = /^(\.notdef|f[._]\w+|fi|fl|\w+\.BRACKET\.\d+)$/;
/** What only old ways of drawing read. */
const NEEDLESS = ['hdmx', 'VDMX', 'LTSH', 'fpgm', 'prep', 'cvt '];

/** Glyphs by character, from the table of characters in the basic plane. */
function readCharacters(table) {
  const reader = new Reader(table);
  reader.u16();
  const places = Array.from({ length: reader.u16() }, () => {
    reader.u32();
    return reader.u32();
  });
  const place = places.find((at) => table.readUInt16BE(at) === 4);
  const half = table.readUInt16BE(place + 6) / 2;
  const value = (block, index) => table.readUInt16BE(place + 14 + (block * half + index) * 2 + (block > 0 ? 2 : 0));
  const glyphs = new Map();
  for (let segment = 0; segment < half; segment += 1) {
    const [end, start, delta, offset] = [0, 1, 2, 3].map((block) => value(block, segment));
    for (let character = start; character <= end && character < 0xffff; character += 1) {
      const slot = place + 16 + (3 * half + segment) * 2 + offset + (character - start) * 2;
      const found = offset === 0 ? character : table.readUInt16BE(slot);
      if (found !== 0) glyphs.set(character, (found + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** The names of glyphs; the first 258 numbers stand for those every font of old had. */
function readNames(table) {
  const reader = new Reader(table);
  reader.take(32);
  const numbers = Array.from({ length: reader.u16() }, () => reader.u16());
  const own = [];
  while (reader.at < table.length) own.push(reader.take(reader.u8()).toString('latin1'));
  const common = { 0: '.notdef', 192: 'fi', 193: 'fl' };
  return numbers.map((number) => (number < 258 ? (common[number] ?? '') : own[number - 258]));
}

/** The table of characters, each a segment of its own unless the next glyph follows it. */
function writeCharacters(glyphs) {
  const segments = [];
  for (const [character, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    if (last && last.end + 1 === character && last.glyph + character - last.start === glyph) last.end = character;
    else segments.push({ start: character, end: character, glyph });
  }
  segments.push({ start: 0xffff, end: 0xffff, glyph: 0 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const body = Buffer.concat([
    u16(count * 2, power * 2, Math.log2(power), (count - power) * 2),
    u16(...segments.map(({ end }) => end)),
    u16(0),
    u16(...segments.map(({ start }) => start)),
    u16(...segments.map(({ start, glyph }) => glyph - start)),
    u16(...segments.map(() => 0)),
  ]);
  return Buffer.concat([u16(0, 2, 0, 3), u32(20), u16(3, 1), u32(20), u16(4, body.length + 6, 0), body]);
}

/** The outlines glyph by glyph, each with its share of every stream, and what it is made of. */
function readOutlines(table) {
  const reader = new Reader(table);
  reader.u16();
  if (reader.u16() !== 0) throw new Error('outlines with marks of overlaps');
  const [count, format] = [reader.u16(), reader.u16()];
  const sizes = Array.from({ length: 7 }, () => reader.u32());
  const [contours, points, flags, shapes, composites, boxes, instructions] = sizes.map(
    (size) => new Reader(reader.take(size)),
  );
  const hasBox = boxes.take(Math.ceil(count / 32) * 4);
  const share = (stream, read) => {
    const from = stream.at;
    const result = read();
    return [stream.bytes.subarray(from, stream.at), result];
  };
  const glyphs = Array.from({ length: count }, (_, index) => {
    const outlines = contours.i16();
    const glyph = { outlines, points: [], flags: [], shape: [], composite: [], parts: [] };
    if (outlines > 0) {
      const [bytes, number] = share(points, () =>
        Array.from({ length: outlines }, () => points.short()).reduce((sum, one) => sum + one, 0),
      );
      glyph.points = bytes;
      glyph.flags = flags.take(number);
      const length = [...glyph.flags].reduce((sum, flag) => {
        const kind = flag & 127;
        return sum + (kind < 84 ? 1 : kind < 120 ? 2 : kind < 124 ? 3 : 4);
      }, 0);
      glyph.shape = shapes.take(length);
      instructions.take(shapes.short());
    } else if (outlines < 0) {
      const [bytes, instructed] = share(composites, () => {
        for (let any = false; ;) {
          const kind = composites.u16();
          glyph.parts.push(composites.u16());
          composites.take(kind & 1 ? 4 : 2);
          composites.take(kind & 8 ? 2 : kind & 0x40 ? 4 : kind & 0x80 ? 8 : 0);
          any ||= (kind & 0x100) !== 0;
          if ((kind & 0x20) === 0) return any;
        }
      });
      if (instructed) throw new Error('a glyph made of others has instructions');
      glyph.composite = bytes;
    }
    glyph.box = hasBox[index >> 3] & (0x80 >> (index & 7)) ? boxes.take(8) : null;
    return glyph;
  });
  return { format, glyphs };
}

/** The same without instructions. */
function writeOutlines({ format, glyphs }) {
  const hasBox = Buffer.alloc(Math.ceil(glyphs.length / 32) * 4);
  glyphs.forEach(({ box }, index) => {
    if (box) hasBox[index >> 3] |= 0x80 >> (index & 7);
  });
  const joined = (of) => Buffer.concat(glyphs.map((glyph) => Buffer.from(of(glyph))));
  const streams = [
    joined(({ outlines }) => u16(outlines)),
    joined(({ points }) => points),
    joined(({ flags }) => flags),
    joined(({ outlines, shape }) => (outlines > 0 ? [...shape, 0] : [])),
    joined(({ composite }) => composite),
    Buffer.concat([hasBox, joined(({ box }) => box ?? [])]),
    Buffer.alloc(0),
  ];
  return Buffer.concat([u16(0, 0, glyphs.length, format), u32(...streams.map(({ length }) => length)), ...streams]);
}

/** How the kept outlines change with the weight. */
function keepVariations(table, kept) {
  const count = table.readUInt16BE(12);
  const isLong = (table.readUInt16BE(14) & 1) === 1;
  const from = table.readUInt32BE(16);
  const shared = table.subarray(table.readUInt32BE(8), from);
  const place = (index) => (isLong ? table.readUInt32BE(20 + index * 4) : table.readUInt16BE(20 + index * 2) * 2);
  const old = Array.from({ length: count }, (_, glyph) =>
    kept.has(glyph) ? table.subarray(from + place(glyph), from + place(glyph + 1)) : Buffer.alloc(0),
  );
  const places = [0];
  for (const { length } of old) places.push(places.at(-1) + length);
  const head = Buffer.from(table.subarray(0, 20));
  const offsets = u32(...places);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(20 + offsets.length, 8);
  head.writeUInt32BE(20 + offsets.length + shared.length, 16);
  return Buffer.concat([head, offsets, shared, ...old]);
}

export function subset(bytes, characters) {
  const font = readFont(bytes);
  const all = readCharacters(font.tables.get('cmap').data);
  const wanted = new Map([...all].filter(([character]) => characters.includes(character)));
  const missing = characters.filter((character) => !wanted.has(character));
  const outlines = readOutlines(font.tables.get('glyf').data);
  const names = readNames(font.tables.get('post').data);
  const kept = new Set(wanted.values());
  for (const glyph of names.keys()) if (OTHER_FORMS.test(names[glyph])) kept.add(glyph);
  for (const glyph of kept) for (const part of outlines.glyphs[glyph].parts) kept.add(part);
  const none = { outlines: 0, points: [], flags: [], shape: [], composite: [], box: null };
  const glyphs = outlines.glyphs.map((glyph, index) => (kept.has(index) ? glyph : none));

  const replace = (tag, data) => font.tables.has(tag) && (font.tables.get(tag).data = data);
  replace('cmap', writeCharacters(wanted));
  replace('glyf', writeOutlines({ format: outlines.format, glyphs }));
  if (font.tables.has('gvar')) replace('gvar', keepVariations(font.tables.get('gvar').data, kept));
  // The third kind of this table names no glyphs.
  const post = Buffer.from(font.tables.get('post').data.subarray(0, 32));
  post.writeUInt32BE(0x30000, 0);
  replace('post', post);
  for (const tag of NEEDLESS) font.tables.delete(tag);
  return { font: writeFont(font), missing };
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, path] of Object.entries(FONTS)) {
    const bytes = readFileSync(resolve(PACKAGES, path));
    const { font, missing } = subset(bytes, CHARACTERS);
    writeFileSync(resolve(FOLDER, `${name}.woff2`), font);
    console.log(
      `${name}: ${bytes.length} → ${font.length} bytes${missing.length ? `, without ${String.fromCodePoint(...missing)}` : ''}`,
    );
  }
}
