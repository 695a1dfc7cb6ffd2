/**
 * Two photos are duplicates when their difference hashes differ in at most this many bits. A photo that was
 * recompressed, resized or brightened is still recognised as a duplicate.
 */
const maxDuplicateDistance = 5;

/**
 * Returns the number of bits in which two 64-bit difference hashes (hex) differ: 0 for the same photo, about 30 for
 * unrelated ones.
 */
export function likenessDistance(one: string, other: string): number {
  return differingBits(one.slice(0, 8), other.slice(0, 8)) + differingBits(one.slice(8), other.slice(8));
}

/** Returns whether two photos look the same to visitors. */
export const looksAlike = (one: string, other: string) => likenessDistance(one, other) <= maxDuplicateDistance;

function differingBits(one: string, other: string): number {
  let count = 0;
  for (let bits = Number.parseInt(one, 16) ^ Number.parseInt(other, 16); bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
