import { signBuild, signRelease } from 'federation/sign';
import type { BuildFacts, SignatureProblem } from 'federation/signatures';
import { keysIn } from 'storage';
import * as z from 'zod/mini';
import { readPointer } from '../history/read-builds.ts';
import { jsonOf } from '../json-of.ts';
import { keys } from '../store-keys.ts';
import {
  cannotSign,
  type ReleaseStore,
  storeEnvelope,
  verifyStoredBuild,
  verifyStoredRelease,
} from './release-store.ts';

export type SignOptions = {
  /** Signs what has no signature, too: for a store from before signatures. */
  unsigned?: boolean | undefined;
  /** Gives the live build a new sequence, for a store that was restored from a backup. */
  restored?: boolean | undefined;
};

/** What was signed, and what was not and why, one sentence each. */
export type SignOutcome = { releases: number; builds: number; problems: string[] } | { refused: string };

/**
 * Signs again, with the present keys, every release and build that one of the trusted keys has signed. What no trusted
 * key has signed stays as it is, because a signature must not hide a change.
 */
export async function signStore(store: ReleaseStore, options: SignOptions = {}): Promise<SignOutcome> {
  const refused = cannotSign(store);
  if (refused) return { refused };
  const problems: string[] = [];
  /** Returns the bytes to sign, or null when they must not be signed. */
  const toSign = async (key: string, verified: { bytes: Buffer } | SignatureProblem) => {
    if ('bytes' in verified) return verified.bytes;
    const unsigned = options.unsigned && verified.isUnsigned ? await store.read(key) : undefined;
    if (!unsigned) problems.push(`${key}: ${verified.problem}`);
    return unsigned?.bytes ?? null;
  };

  let releases = 0;
  for (const key of await keysIn(store, 'releases/')) {
    const [, name, version, file, ...rest] = key.split('/');
    if (!name || !version || file !== 'release.json' || rest.length > 0) continue;
    const bytes = await toSign(key, await verifyStoredRelease(store, { name, version }));
    if (!bytes) continue;
    const envelope = signRelease(bytes, { name, version }, store.signing.signers);
    await storeEnvelope(store, keys.releaseEnvelope(name, version), envelope);
    releases += 1;
  }

  let builds = 0;
  const { id: liveId, pointer } = await readPointer(store);
  const now = Date.now();
  // A canary is newer than the live build.
  const restored = new Map([
    [liveId, now],
    [pointer?.canary?.id ?? null, now + 1],
  ]);
  for (const key of await keysIn(store, keys.builds)) {
    const [, id] = /^builds\/meta\/([0-9A-Za-z._-]{1,64})(?<!\.dsse)\.json$/.exec(key) ?? [];
    if (id === undefined) continue;
    const verified = await verifyStoredBuild(store, id);
    const bytes = await toSign(key, verified);
    const known = bytes && ('facts' in verified ? verified.facts : factsOf(id, bytes));
    if (!bytes || !known) continue;
    const facts = { ...known, ...(options.restored && restored.has(id) && { sequence: restored.get(id) ?? 0 }) };
    await storeEnvelope(store, keys.buildEnvelope(id), signBuild(bytes, facts, store.signing.signers));
    builds += 1;
  }
  return { releases, builds, problems };
}

/** Returns the facts of a build from before signatures; null when its file is damaged. */
function factsOf(id: string, bytes: Buffer): BuildFacts | null {
  const parsed = storedFacts.safeParse(jsonOf(bytes));
  if (!parsed.success) return null;
  const { createdAt, audit } = parsed.data;
  return { id, sequence: Date.parse(createdAt) || 0, kind: audit?.kind ?? 'promote' };
}

const storedFacts = z.object({ createdAt: z.string(), audit: z.optional(z.object({ kind: z.string() })) });
