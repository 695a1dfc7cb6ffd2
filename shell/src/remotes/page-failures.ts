import type { PageFailure } from './page-outcome.ts';

const listeners = new Set<(failure: PageFailure) => void>();

/** Told of every page of a remote that could not be loaded or drawn; gives what stops it. */
export function onPageFailure(listener: (failure: PageFailure) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announcePageFailure(failure: PageFailure): void {
  for (const listener of listeners) listener(failure);
}
