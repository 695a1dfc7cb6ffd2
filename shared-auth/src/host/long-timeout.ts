import { type Clock, passed } from './clock.ts';

/** `setTimeout` with 30 days fires at once, and a sleeping laptop's stands still: chunks, compared with the clock. */
export const maxChunkMs = 5 * 60_000;

export type SetTimer = (work: () => void, ms: number) => () => void;

export const browserTimer: SetTimer = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Runs `work` once `ms` have passed on the clock; gives what cancels it. */
export function setLongTimeout(work: () => void, ms: number, clock: Clock, setTimer: SetTimer): () => void {
  const start = clock();
  let cancel = next();
  function next(): () => void {
    const left = Math.max(0, ms - passed(start, clock()));
    return setTimer(
      () => {
        if (passed(start, clock()) >= ms) work();
        else cancel = next();
      },
      Math.min(left, maxChunkMs),
    );
  }
  return () => cancel();
}
