/** One response: when its request was sent, in milliseconds since the load started, and how long it took. */
export type TimedResponse = { at: number; took: number };

/** The 99th percentile of each whole minute, in milliseconds. A last minute that was cut short is left out. */
export function p99OfMinutes(responses: readonly TimedResponse[], minutes: number): number[] {
  return Array.from({ length: minutes }, (_, minute) => {
    const taken = responses
      .filter(({ at }) => Math.floor(at / 60_000) === minute)
      .map(({ took }) => took)
      .sort((one, other) => one - other);
    const p99 = taken[Math.ceil(taken.length * 0.99) - 1];
    if (p99 === undefined) throw new Error(`There was no response in minute ${minute + 1}.`);
    return p99;
  });
}
