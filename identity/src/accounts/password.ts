import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export type PasswordHash = { salt: string; hash: string; cost: number; blockSize: number; parallelization: number };

/**
 * The scrypt parameters that OWASP recommends for 32 MiB of memory. They are stored with each hash, so that existing
 * hashes stay valid when the parameters are raised.
 */
const strength = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  return {
    salt: salt.toString('base64'),
    hash: (await derive(password, salt, strength)).toString('base64'),
    ...strength,
  };
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(stored.hash, 'base64');
  const actual = await derive(password, Buffer.from(stored.salt, 'base64'), stored);
  return timingSafeEqual(expected, actual);
}

/**
 * The hash with which a password is compared when no account has the email. The comparison takes as long as with the
 * hash of an account, so the response time does not reveal whether an account exists.
 */
export const dummyPassword: PasswordHash = { salt: '', hash: Buffer.alloc(32).toString('base64'), ...strength };

function derive(
  password: string,
  salt: Buffer,
  { cost, blockSize, parallelization }: typeof strength,
): Promise<Buffer> {
  const options: ScryptOptions = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
