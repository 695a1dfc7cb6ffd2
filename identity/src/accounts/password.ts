import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export type PasswordHash = { salt: string; hash: string; cost: number; blockSize: number; parallelization: number };

/**
 * OWASP's recommendation for scrypt with 32 MiB. Each stored hash contains these values, so that they can be raised
 * later.
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

/** Checked instead of a password when the account does not exist, so that the response takes equally long. */
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
