/** Runs at most `limit` pieces of work at a time; the others wait their turn, and what is for later waits for all of them. */
export function atMost(limit: number): <T>(work: () => Promise<T>, later?: boolean) => Promise<T> {
  const waiting: (() => void)[] = [];
  const waitingForThem: (() => void)[] = [];
  let running = 0;
  return async (work, later = false) => {
    if (running >= limit)
      await new Promise<void>((resolve) => {
        (later ? waitingForThem : waiting).push(resolve);
      });
    else running += 1;
    try {
      return await work();
    } finally {
      // The place passes on to the next in line, or is given back.
      const next = waiting.shift() ?? waitingForThem.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
