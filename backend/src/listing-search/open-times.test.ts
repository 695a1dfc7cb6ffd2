import { expect, it } from '@jest/globals';
import { localDateIn } from 'shared-contract/date/local-date';
import { emptyBitmap, setBit, wordsFor } from './bitmap.ts';
import { FoundBits } from './found-slots.ts';
import { OpenTimes } from './open-times.ts';
import { dayNumber } from './search-row.ts';

const now = 1000;
const count = 9000;
const words = wordsFor(count);
const slots = Array.from({ length: count }, (_, slot) => slot);

const open = (startAt: number) => ({ startAt, endAt: startAt + 10, day: 0, timeZone: 'Australia/Sydney' });
/** None, one that is over, one to come, or two of which one may be over. */
const opensOf = (slot: number) =>
  [[], [open(500)], [open(1000 + ((slot * 7) % 300))], [open(900 + (slot % 200)), open(2000 + (slot % 50))]][
    slot % 4
  ] ?? [];
const nextOf = (slot: number) => opensOf(slot).find(({ endAt }) => endAt > now)?.startAt ?? Number.POSITIVE_INFINITY;

const openTimes = new OpenTimes();
for (const slot of slots) openTimes.set(slot, opensOf(slot));

const bits = (some: readonly number[]): FoundBits => {
  const bitmap = emptyBitmap(words);
  for (const slot of some) setBit(bitmap, slot);
  return new FoundBits(bitmap).read();
};
const sorted = (some: readonly number[]) =>
  some.toSorted((a, b) => (nextOf(a) === nextOf(b) ? b - a : nextOf(a) - nextOf(b)));

it.each([
  ['all', slots],
  ['those without one to come', slots.filter((slot) => slot % 4 < 2)],
  ['few', slots.filter((slot) => slot % 9 === 0)],
])('puts %s in the order of their next open homes, newest first where there is none', (_, some) => {
  for (const [from, to] of [
    [0, 24],
    [976, 1000],
    [some.length - 24, some.length],
  ] as const) {
    expect(openTimes.ordered(bits(some), words, now, from, to)).toEqual(sorted(some).slice(from, to));
  }
});

it('forgets who is gone', () => {
  const soonest = sorted(slots)[0] ?? 0;
  openTimes.clear(soonest);
  expect(openTimes.ordered(bits(slots), words, now, 0, 1)).toEqual([sorted(slots)[1]]);
  openTimes.set(soonest, opensOf(soonest));
  expect(openTimes.ordered(bits(slots), words, now, 0, 1)).toEqual([soonest]);
});

it('knows who is open on the coming Saturday as time goes by, as if it looked each time', () => {
  const hour = 3_600_000;
  const start = Date.parse('2026-06-05T00:00:00Z');
  const opens = slots.slice(0, 300).map((slot) => {
    const startAt = start + ((slot * 37) % (24 * 12)) * hour;
    const timeZone = slot % 2 === 0 ? 'Australia/Perth' : 'Australia/Sydney';
    const day = dayNumber(localDateIn(timeZone, new Date(startAt))) ?? 0;
    return { startAt, endAt: startAt + hour / 2, day, timeZone };
  });
  const filled = () => {
    const times = new OpenTimes();
    for (const [slot, one] of opens.entries()) times.set(slot, [one]);
    return times;
  };
  const kept = filled();
  const seen = new Set<string>();
  for (let at = start; at < start + 9 * 24 * hour; at += 1.25 * hour) {
    const expected = filled().onSaturday(words, at);
    expect(kept.onSaturday(words, at)).toEqual(expected);
    seen.add(expected.join());
  }
  expect(seen.size).toBeGreaterThan(20);
});
