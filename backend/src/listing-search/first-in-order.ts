import { eachFound, type FoundSlots } from './found-slots.ts';

/**
 * The first so many of what was found in the order of their numbers, without putting all in order; equal ones newest first, those
 * without a number last.
 */
export function firstInOrder(
  found: FoundSlots,
  numberOf: (slot: number) => number | null,
  { direction, most }: { direction: 1 | -1; most: number },
): number[] {
  const others: number[] = [];
  let best: Ranked[] = [];
  let worst = Number.POSITIVE_INFINITY;
  const settle = () => {
    best = best.sort((a, b) => a.rank - b.rank).slice(0, most);
    if (best.length === most) worst = best.at(-1)?.rank ?? worst;
  };
  eachFound(found, (slot) => {
    const value = numberOf(slot);
    if (value === null) others.push(slot);
    else if (value * direction < worst) best.push({ slot, rank: value * direction });
    if (best.length >= most * 2 + 64) settle();
    return true;
  });
  settle();
  return [...best.map(({ slot }) => slot), ...others].slice(0, most);
}

type Ranked = { slot: number; rank: number };
