/** A position in PostgreSQL's write-ahead log. Later writes have higher positions. */
export type WalPosition = bigint;

/** Parses PostgreSQL's notation: two hexadecimal numbers, such as `16/B374D848`. Returns null for any other text. */
export function parseWalPosition(text: string): WalPosition | null {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}

/**
 * The maximum age of data that the replica returns. Gateways cache rendered pages for another 500 ms, so a visitor sees
 * a changed listing after about a second.
 */
export const maxReplicaAgeMs = 500;

/** The latest measurements of how far the replica has replayed the primary's log. */
export type ReplayProgress = {
  /** The primary's log positions, with the time of each measurement in milliseconds (`performance.now()`). */
  samples: readonly { at: number; position: WalPosition }[];
  /** The log position up to which the replica has replayed. Null before the first poll and after a failed one. */
  replayed: WalPosition | null;
};

export const unknownProgress: ReplayProgress = { samples: [], replayed: null };

type Observation = { at: number; written: WalPosition; replayed: WalPosition };

export function observe({ samples }: ReplayProgress, { at, written, replayed }: Observation): ReplayProgress {
  const recent = samples.filter((sample) => at - sample.at <= maxReplicaAgeMs);
  return { samples: [...recent, { at, position: written }], replayed };
}

/**
 * Returns whether a read may use the replica. The replica must contain the browser's last write, and every write that
 * is older than `maxReplicaAgeMs`. Compares only log positions and times that this process measured. So the clocks of
 * other machines do not matter, and a replica is not outdated while the primary writes nothing.
 */
export function canReadReplica(
  { samples, replayed }: ReplayProgress,
  lastWrite: WalPosition | null,
  now: number,
): boolean {
  if (replayed === null || (lastWrite !== null && replayed < lastWrite)) return false;
  return samples.some(({ at, position }) => now - at <= maxReplicaAgeMs && position <= replayed);
}
