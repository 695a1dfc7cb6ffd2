import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { MasterKeys } from './master-keys.ts';

/**
 * A text encrypted with a data key of its own, and this data key encrypted ("wrapped") with a master key. Both are
 * AES-256-GCM: 12 bytes of nonce, 16 bytes of tag, ciphertext.
 */
export type Sealed = { keyId: string; dataKey: Buffer; sealed: Buffer };

const algorithm = 'aes-256-gcm';
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/**
 * Encrypts a text, or the bytes of a file.
 * @param context names the row, such as `bank_accounts/<id>`. It is authenticated, so that a ciphertext that was copied
 *   to another row cannot be decrypted there
 */
export function seal({ newest }: MasterKeys, context: string, plain: string | Buffer): Sealed {
  const dataKey = randomBytes(keyBytes);
  return {
    keyId: newest.id,
    dataKey: encrypt(newest.key, `${newest.id} ${context}`, dataKey),
    sealed: encrypt(createSecretKey(dataKey), context, typeof plain === 'string' ? Buffer.from(plain) : plain),
  };
}

/**
 * Decrypts a text.
 * @throws Error when the master key is not configured, or the row was changed or belongs to another context
 */
export const unseal = (keys: MasterKeys, context: string, row: Sealed): string =>
  unsealBytes(keys, context, row).toString();

/** Decrypts the bytes of a file. @throws like {@link unseal} */
export const unsealBytes = (keys: MasterKeys, context: string, row: Sealed): Buffer =>
  decrypt(createSecretKey(unwrap(keys, context, row)), context, row.sealed);

/** Encrypts the data key with the newest master key. The text itself stays as it is. @throws like {@link unseal} */
export function rewrap(keys: MasterKeys, context: string, row: Sealed): Pick<Sealed, 'keyId' | 'dataKey'> {
  const { id, key } = keys.newest;
  return { keyId: id, dataKey: encrypt(key, `${id} ${context}`, unwrap(keys, context, row)) };
}

function unwrap({ byId }: MasterKeys, context: string, { keyId, dataKey }: Sealed): Buffer {
  const master = byId.get(keyId);
  if (!master) throw new Error(`ENCRYPTION_KEYS: expected the key "${keyId}", which encrypts ${context}.`);
  return decrypt(master.key, `${keyId} ${context}`, dataKey);
}

function encrypt(key: KeyObject, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

function decrypt(key: KeyObject, context: string, bytes: Buffer): Buffer {
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
