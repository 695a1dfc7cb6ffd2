/** One bit for each slot of the search index. All bitmaps of an index are equally long. */
export type Bitmap = Uint32Array<ArrayBuffer>;

export const wordsFor = (slots: number) => (slots + 31) >>> 5;

export const emptyBitmap = (words: number): Bitmap => new Uint32Array(words);

export function setBit(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5] = (bitmap[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5] = (bitmap[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

export const hasBit = (bitmap: Bitmap, slot: number) => (((bitmap[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/** Some of a bitmap's words, the last not included. */
export type Words = { from: number; to: number };

export const allWords = ({ length }: Bitmap): Words => ({ from: 0, to: length });

/** Whether any is left; so the two after it. */
export function keepCommon(into: Bitmap, other: Bitmap, { from, to } = allWords(into)): boolean {
  let left = 0;
  for (let word = from; word < to; word += 1) {
    const bits = (into[word] ?? 0) & (other[word] ?? 0);
    into[word] = bits;
    left |= bits;
  }
  return left !== 0;
}

export function keepOthers(into: Bitmap, unwanted: Bitmap, { from, to } = allWords(into)): boolean {
  let left = 0;
  for (let word = from; word < to; word += 1) {
    const bits = (into[word] ?? 0) & ~(unwanted[word] ?? 0);
    into[word] = bits;
    left |= bits;
  }
  return left !== 0;
}

/** Those of `lower` that are not in `upper`, which is a part of it. */
export function keepBetween(into: Bitmap, lower: Bitmap, upper: Bitmap, { from, to } = allWords(into)): boolean {
  let left = 0;
  for (let word = from; word < to; word += 1) {
    const bits = (into[word] ?? 0) & (lower[word] ?? 0) & ~(upper[word] ?? 0);
    into[word] = bits;
    left |= bits;
  }
  return left !== 0;
}

export function addAll(into: Bitmap, other: Bitmap, { from, to } = allWords(into)): void {
  for (let word = from; word < to; word += 1) into[word] = (into[word] ?? 0) | (other[word] ?? 0);
}

export function countBits(bitmap: Bitmap, { from, to } = allWords(bitmap)): number {
  let count = 0;
  for (let word = from; word < to; word += 1) count += bitsIn(bitmap[word] ?? 0);
  return count;
}

/** How many slots two bitmaps have in common. */
export function countCommon(one: Bitmap, other: Bitmap, { from, to } = allWords(one)): number {
  let count = 0;
  for (let word = from; word < to; word += 1) count += bitsIn((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Takes out those that do not hold, of the ones that are not in `inner` or that are in `outer`. */
export function siftEdges(
  into: Bitmap,
  { inner, outer }: { inner: Bitmap; outer: Bitmap },
  holds: (slot: number) => boolean,
  { from, to } = allWords(into),
): void {
  for (let word = from; word < to; word += 1) {
    let bits = (into[word] ?? 0) & (~(inner[word] ?? 0) | (outer[word] ?? 0));
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits);
      bits &= ~(1 << bit);
      if (!holds(word * 32 + bit)) clearBit(into, word * 32 + bit);
    }
  }
}

/** The slots from the highest, which is the newest. `visit` answers false to stop. */
export function eachSlotDown(bitmap: Bitmap, visit: (slot: number) => boolean, { from, to } = allWords(bitmap)): void {
  for (let word = to - 1; word >= from; word -= 1) {
    let bits = bitmap[word] ?? 0;
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits);
      bits &= ~(1 << bit);
      if (visit(word * 32 + bit) === false) return;
    }
  }
}

export function grown(bitmap: Bitmap, words: number): Bitmap {
  const larger = emptyBitmap(words);
  larger.set(bitmap);
  return larger;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
