import { createHash } from 'node:crypto';

/** A seeded random number generator. */
export type Random = {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** Returns a whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Returns up to `count` different choices, in random order. */
  some<T>(choices: readonly T[], count: number): T[];
  weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T;
};

export function createRandom(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  // Uses the algorithm mulberry32, which is small, fast, and random enough for demo data.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[whole(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('Expected at least one choice.');
    return choice;
  };
  const some = <T>(choices: readonly T[], count: number): T[] => {
    const rest = [...choices];
    const taken: T[] = [];
    while (rest.length > 0 && taken.length < count) taken.push(...rest.splice(whole(0, rest.length - 1), 1));
    return taken;
  };
  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    return pick(choices)[0];
  };
  return { next, between, whole, chance: (probability) => next() < probability, pick, some, weighted };
}
