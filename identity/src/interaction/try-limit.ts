export type TryLimit = {
  /** Seconds to wait before the next try; 0 when one may try now. */
  wait: (key: string) => number;
  count: (key: string) => void;
  forget: (key: string) => void;
};

/** At most `tries` in `windowSeconds` per key. */
export function tryLimit(
  { tries, windowSeconds }: { tries: number; windowSeconds: number },
  now: () => number = Date.now,
): TryLimit {
  const times = new Map<string, number[]>();
  const recent = (key: string) => (times.get(key) ?? []).filter((time) => time > now() - windowSeconds * 1000);
  return {
    wait: (key) => {
      const oldest = recent(key).at(-tries);
      return oldest === undefined ? 0 : Math.ceil((oldest + windowSeconds * 1000 - now()) / 1000);
    },
    count: (key) => {
      if (times.size > 10_000) for (const known of times.keys()) if (recent(known).length === 0) times.delete(known);
      times.set(key, [...recent(key), now()]);
    },
    forget: (key) => {
      times.delete(key);
    },
  };
}

export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}
