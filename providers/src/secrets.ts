import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const secrets = z.object({ secretKey: z.string().min(20), webhookSecret: z.string().min(20) });

/** `secretKey` authenticates the backend here. `webhookSecret` signs webhooks. */
export type Secrets = z.infer<typeof secrets>;

/** Returns the secrets of a data folder. The first call creates them. Only this system user can read the file. */
export function loadSecrets(dataFolder: string): Secrets {
  const path = join(dataFolder, 'secrets.json');
  const stored = readText(path);
  if (stored !== undefined) return secrets.parse(JSON.parse(stored));
  const created = { secretKey: `sk_test_${randomText()}`, webhookSecret: `whsec_${randomText()}` };
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(temporary, path);
  return created;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function randomText(): string {
  return randomBytes(24).toString('base64url');
}
