import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A relative data folder is relative to the repository, not to the working directory. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the folder of a sandbox in the data folder. */
export const folderOf = (dataFolder: string | undefined, name: string): string =>
  resolve(root, dataFolder || '.verandah', name);

/** Zero is any free port. */
export function portOf(name: string, given: string | undefined, fallback: number): number {
  const text = given || String(fallback);
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Error(`${name}: expected a port from 0 to 65535, got "${text}". Set it to a number such as ${fallback}.`);
}

export function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/') return url.origin;
  throw new Error(
    `${name}: expected an origin such as https://verandah.example, got "${text}". Give scheme and host only.`,
  );
}

export function secretOf(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= 20) return text;
  throw new Error(`${name}: expected at least 20 characters, got ${text.length}. Use a longer secret.`);
}
