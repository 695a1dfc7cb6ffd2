import { type Release, release } from 'federation';
import * as z from 'zod/mini';
import { keys, type Storage } from '../storage/storage.ts';

/** Versions of a package that are published whole: `release.json` is written last. */
export async function publishedVersions(storage: Storage, name: string): Promise<string[]> {
  const prefix = keys.releases(name);
  return (await storage.keys(prefix)).flatMap((key) => {
    const [version, file, ...rest] = key.slice(prefix.length).split('/');
    return version && file === 'release.json' && rest.length === 0 ? [version] : [];
  });
}

export async function readRelease(
  storage: Storage,
  name: string,
  version: string,
): Promise<{ release: Release } | { problem: string }> {
  const target = `${name}@${version}`;
  const stored = await storage.read(keys.release(name, version));
  if (!stored) return { problem: `${target} is not published. Run: pnpm release publish ${name}` };
  const parsed = parseRelease(stored.bytes);
  if ('problem' in parsed) return { problem: `${target} has a release.json that is no release: ${parsed.problem}` };
  const { release: found } = parsed;
  if (found.name !== name || found.version !== version) {
    return { problem: `${target} holds the release of ${found.name}@${found.version}` };
  }
  return parsed;
}

export function parseRelease(bytes: Buffer): { release: Release } | { problem: string } {
  try {
    const parsed = release.safeParse(JSON.parse(bytes.toString('utf8')));
    return parsed.success ? { release: parsed.data } : { problem: z.prettifyError(parsed.error) };
  } catch {
    return { problem: 'it is not JSON' };
  }
}
