import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { MasterKeys } from '../encryption/master-keys.ts';

/** The start of a PKCS #8 file of an Ed25519 key; the 32 bytes of the seed follow (RFC 8410). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

export type DestroyedSubject = 'application' | 'tenantCheck';

/** What was destroyed, when and why. It contains no names. */
export type Destruction = {
  subject: DestroyedSubject;
  id: string;
  rule: string;
  destroyedAt: Date;
  contentSha256: string;
};

export const subjectLabels: Record<DestroyedSubject, string> = {
  application: 'Rental application',
  tenantCheck: 'Tenant check',
};

/** The exact text that the server signs. The PDF prints it, so that anyone can check the signature. */
export const statementOf = ({ subject, id, rule, destroyedAt, contentSha256 }: Destruction): string =>
  [`${subjectLabels[subject]} destroyed`, id, rule, destroyedAt.toISOString(), contentSha256].join('\n');

export type SignedStatement = { signature: string; publicKey: string };

/**
 * Signs a statement with Ed25519 (RFC 8032). The key is derived from the newest master key (RFC 5869), so an operator
 * has no other key to store. The public key is stored with each signature, because master keys are replaced.
 */
export function signStatement({ newest }: MasterKeys, statement: string): SignedStatement {
  const key = signingKey(newest.key);
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    signature: sign(null, Buffer.from(statement), key).toString('base64'),
    publicKey: publicKey.toString('base64'),
  };
}

function signingKey(master: KeyObject): KeyObject {
  const seed = hkdfSync('sha256', master.export(), '', 'verandah destruction certificate', 32);
  return createPrivateKey({ key: Buffer.concat([pkcs8Start, Buffer.from(seed)]), format: 'der', type: 'pkcs8' });
}
