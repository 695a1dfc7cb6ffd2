export type AttemptLimit = {
  /** Returns the seconds until the next attempt is allowed; 0 when it is allowed now. */
  secondsToWait: (key: string) => number;
  /** Counts an attempt for the key. */
  record: (key: string) => void;
  /** Deletes the recorded attempts of the key. */
  reset: (key: string) => void;
};

/** When more keys than this are in memory, those without recent attempts are removed. */
const maxKeys = 10_000;

/** Allows `maxAttempts` attempts per key, such as an email, within `windowSeconds`. */
export function attemptLimit(
  { maxAttempts, windowSeconds }: { maxAttempts: number; windowSeconds: number },
  now: () => number = Date.now,
): AttemptLimit {
  const attempts = new Map<string, number[]>();
  const recent = (key: string) => (attempts.get(key) ?? []).filter((time) => time > now() - windowSeconds * 1000);
  return {
    secondsToWait: (key) => {
      const oldest = recent(key).at(-maxAttempts);
      return oldest === undefined ? 0 : Math.ceil((oldest + windowSeconds * 1000 - now()) / 1000);
    },
    record: (key) => {
      if (attempts.size > maxKeys)
        for (const other of attempts.keys()) if (recent(other).length === 0) attempts.delete(other);
      attempts.set(key, [...recent(key), now()]);
    },
    reset: (key) => {
      attempts.delete(key);
    },
  };
}

/** Returns the message that a user sees after too many attempts. */
export function waitMessage(seconds: number): string {
  return `Too many attempts. ${tryAgainMessage(seconds)}`;
}

export function tryAgainMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
