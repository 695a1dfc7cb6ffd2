import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { clientBuild } from '../client-build.ts';
import { type Envelope, type PublicKey, payloadType, preAuthEncoding } from './dsse.ts';
import { type BuildFacts, buildStatementOf, type ReleaseFacts, releaseStatementOf } from './statements.ts';

/** Where a site on one machine has its keys: paths in the data folder. */
export const defaultSigningKeyFile = 'release-keys/signing-key.pem';
export const defaultTrustedKeysFile = 'release-keys/trusted-keys.pem';

/** A key whose signatures are accepted. `keyid` is the SHA-256 of the public key (SPKI), as hexadecimal digits. */
export type TrustedKey = { keyid: string; publicKey: PublicKey };

/** A key that signs. `publicPem` is its public key as PEM. */
export type Signer = TrustedKey & { publicPem: string; sign: (bytes: Uint8Array) => Uint8Array };

/** Returns the envelope of a build file. Each of the keys signs it. */
export function signBuild(file: Buffer, facts: BuildFacts, signers: readonly Signer[]): Envelope {
  return seal(buildStatementOf(facts, { stored: sha256(file), served: sha256(clientBuild(file)) }), signers);
}

/** Returns the envelope of a `release.json`. Each of the keys signs it. */
export function signRelease(file: Uint8Array, facts: ReleaseFacts, signers: readonly Signer[]): Envelope {
  return seal(releaseStatementOf(facts, sha256(file)), signers);
}

/**
 * Returns the keys of a PEM file with one or more private keys.
 * @throws Error when the file has no key, or one that is not Ed25519
 */
export function readSigners(pem: string): Signer[] {
  return keysIn(pem, 'PRIVATE KEY', createPrivateKey).map((key) => {
    const publicKey = createPublicKey(key);
    const publicPem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    return { ...describeKey(publicKey), publicPem, sign: (bytes) => sign(null, bytes, key) };
  });
}

/**
 * Returns the keys of a PEM file with one or more public keys.
 * @throws Error when the file has no key, or one that is not Ed25519
 */
export function readTrustedKeys(pem: string): TrustedKey[] {
  return keysIn(pem, 'PUBLIC KEY', createPublicKey).map(describeKey);
}

/** Returns a new pair of Ed25519 keys as PEM. */
export function createKeyPair(): { privatePem: string; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { privatePem: privateKey, publicPem: publicKey };
}

function seal(statement: object, signers: readonly Signer[]): Envelope {
  const payload = Buffer.from(JSON.stringify(statement));
  const bytes = preAuthEncoding(payloadType, payload);
  const signatures = signers.map((one) => ({ keyid: one.keyid, sig: Buffer.from(one.sign(bytes)).toString('base64') }));
  return { payload: payload.toString('base64'), payloadType, signatures };
}

function keysIn(pem: string, label: string, parse: (block: string) => KeyObject): KeyObject[] {
  const blocks = pem.match(new RegExp(`-----BEGIN ${label}-----[^-]+-----END ${label}-----`, 'g')) ?? [];
  if (blocks.length === 0) throw new Error(`expected a PEM file with "BEGIN ${label}", found none`);
  return blocks.map((block) => {
    const key = parse(block);
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`expected Ed25519 keys, got ${key.asymmetricKeyType}`);
    return key;
  });
}

/** The last 32 bytes of the SPKI are the key itself. */
function describeKey(key: KeyObject): TrustedKey {
  const spki = key.export({ type: 'spki', format: 'der' });
  return { keyid: sha256(spki), publicKey: spki.subarray(-32).toString('base64') };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
