/** A position in PostgreSQL's write-ahead log. Positions of one database only grow. */
export type WalPosition = bigint;

/** Parses PostgreSQL's notation, two hexadecimal halves such as `16/B374D848`. Returns null for another text. */
export function parseWalPosition(text: string): WalPosition | null {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}

/** Visitors see a write within a second: gateways cache rendered documents for another half second. */
export const maxReplicaAgeMs = 500;

/** What is known about the replica. */
export type ReplayProgress = {
  /** The primary's position at past times in milliseconds. */
  samples: readonly { at: number; position: WalPosition }[];
  /** The replica has replayed the log up to here. Null while this is not known. */
  replayed: WalPosition | null;
};

export const unknownProgress: ReplayProgress = { samples: [], replayed: null };

type Observation = { at: number; written: WalPosition; replayed: WalPosition };

export function observe({ samples }: ReplayProgress, { at, written, replayed }: Observation): ReplayProgress {
  const recent = samples.filter((sample) => at - sample.at <= maxReplicaAgeMs);
  return { samples: [...recent, { at, position: written }], replayed };
}

/**
 * Whether a read may use the replica: it has replayed the session's last write, and all writes that are older than
 * `maxReplicaAgeMs`. The age needs no clock of another machine and does not grow while the primary writes nothing.
 */
export function canReadReplica(
  { samples, replayed }: ReplayProgress,
  lastWrite: WalPosition | null,
  now: number,
): boolean {
  if (replayed === null || (lastWrite !== null && replayed < lastWrite)) return false;
  return samples.some(({ at, position }) => now - at <= maxReplicaAgeMs && position <= replayed);
}
