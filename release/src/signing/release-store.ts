import {
  type BuildFacts,
  type Envelope,
  envelopeOf,
  type ReleaseFacts,
  type SignatureProblem,
  verifyBuild,
  verifyRelease,
} from 'federation/signatures';
import { folderStorage, type Storage } from 'storage';
import type { Progress } from '../progress.ts';
import { keys } from '../store-keys.ts';
import type { Signing } from './signing.ts';

/** A store together with the keys that sign and verify its releases and builds. */
export type ReleaseStore = Storage & { signing: Signing; progress?: Progress };

/** Opens the store in a folder. */
export const openStore = (folder: string, signing: Signing): ReleaseStore =>
  releaseStore(folderStorage(folder), signing);

export const releaseStore = (storage: Storage, signing: Signing, progress?: Progress): ReleaseStore => ({
  ...storage,
  signing,
  ...(progress && { progress }),
});

/** Returns why nothing can be signed, or undefined. */
export function cannotSign({ signing: { signers, trusted } }: ReleaseStore): string | undefined {
  if (signers.length === 0) {
    return 'There is no key to sign with. `pnpm start` creates one in its data folder: set VERANDAH_DATA if that is another one. Otherwise set RELEASE_SIGNING_KEY_FILE, or: pnpm release keys --create <file>';
  }
  const isTrusted = signers.some(({ keyid }) => trusted.some((one) => one.keyid === keyid));
  return isTrusted
    ? undefined
    : `The key ${signers[0]?.keyid} is not trusted: gateways would refuse what it signs. Add its public key to RELEASE_TRUSTED_KEYS_FILE.`;
}

/** Writes an envelope, also over an older one. */
export async function storeEnvelope(storage: Storage, key: string, envelope: Envelope): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(envelope)}\n`);
  const stored = await storage.read(key);
  if (!(await storage.swap(key, stored?.tag ?? null, bytes))) {
    throw new Error(`${key} was changed by another process. Try again.`);
  }
}

/** Verifies the signature of a stored build. */
export async function verifyStoredBuild(
  store: ReleaseStore,
  id: string,
): Promise<{ bytes: Buffer; facts: BuildFacts } | SignatureProblem> {
  const file = await readSigned(store, keys.build(id), keys.buildEnvelope(id));
  if (!file) return { problem: 'it is missing' };
  const verified = await verifyBuild(file, { id, form: 'stored' }, publicKeys(store));
  return 'problem' in verified ? verified : { bytes: file.bytes, facts: verified.facts };
}

/** Verifies the signature of a stored `release.json`. */
export async function verifyStoredRelease(
  store: ReleaseStore,
  { name, version }: ReleaseFacts,
): Promise<{ bytes: Buffer } | SignatureProblem> {
  const file = await readSigned(store, keys.release(name, version), keys.releaseEnvelope(name, version));
  if (!file) return { problem: 'it is missing' };
  const verified = await verifyRelease(file, { name, version }, publicKeys(store));
  return 'problem' in verified ? verified : { bytes: file.bytes };
}

const publicKeys = ({ signing }: ReleaseStore) => signing.trusted.map(({ publicKey }) => publicKey);

async function readSigned(storage: Storage, key: string, envelopeKey: string) {
  const stored = await storage.read(key);
  const envelope = await storage.read(envelopeKey);
  return stored && { bytes: stored.bytes, envelope: envelopeOf(envelope?.bytes.toString()) };
}
