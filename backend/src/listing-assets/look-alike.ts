/** How many of the 64 bits may differ in two pictures of the same: recompressed, resized, a little brighter. */
const nearBits = 5;

/** Two difference hashes of pictures that a visitor would take for the same. */
export function looksAlike(one: string, other: string): boolean {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count <= nearBits;
}
