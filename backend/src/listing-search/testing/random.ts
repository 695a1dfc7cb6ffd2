/** Pseudo-random numbers for a seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** From 0 to the number, both included. */
    whole: (most: number) => Math.floor(next() * (most + 1)),
    between: (low: number, high: number) => low + next() * (high - low),
    chance: (share: number) => next() < share,
    pick: <T>(all: readonly T[]): T => {
      const picked = all[Math.floor(next() * all.length)];
      if (picked === undefined) throw new RangeError('Expected something to pick from.');
      return picked;
    },
    some: <T>(all: readonly T[], share: number): T[] => all.filter(() => next() < share),
  };
}
