import { type Ownership, ownership, type Release, readRemote, registryFormat, shellRelease } from 'federation';
import { keysIn, type Storage } from 'storage';
import * as z from 'zod/mini';
import { keys } from '../store-keys.ts';

/**
 * Returns the published versions of a package. Publishing writes `release.json` last, so a version without this file is
 * incomplete and is ignored.
 */
export async function publishedVersions(storage: Storage, name: string): Promise<string[]> {
  const prefix = keys.releases(name);
  return (await keysIn(storage, prefix)).flatMap((key) => {
    const [version, file, ...rest] = key.slice(prefix.length).split('/');
    return version && file === 'release.json' && rest.length === 0 ? [version] : [];
  });
}

type ReadRelease = { release: Release; document: unknown } | { problem: string };

export async function readRelease(storage: Storage, name: string, version: string): Promise<ReadRelease> {
  const target = `${name}@${version}`;
  const stored = await storage.read(keys.release(name, version));
  if (!stored)
    return {
      problem: `${target} is not published. Run: pnpm release publish ${name}, or publish with the dist folder of its own repository`,
    };
  const parsed = parseRelease(stored.bytes);
  if ('problem' in parsed) return { problem: `${target} has a release.json that cannot be used: ${parsed.problem}` };
  const { release: found } = parsed;
  if (found.name !== name || found.version !== version) {
    return { problem: `${target} contains the release of ${found.name}@${found.version}` };
  }
  return parsed;
}

/** Returns the owner and the budgets in the JSON of a live release, or nothing when they cannot be read. */
export function readOwnership(document: unknown): Ownership {
  const parsed = ownership.safeParse(document);
  return parsed.success ? parsed.data : {};
}

export function parseRelease(bytes: Buffer): ReadRelease {
  try {
    const document: unknown = JSON.parse(bytes.toString('utf8'));
    const { kind, name, format } = document as { kind?: unknown; name?: unknown; format?: unknown };
    if (kind === 'remote') {
      const remote = readRemote(document, String(name));
      if (remote.unsupported) return { problem: remote.unsupported };
      const owned = ownership.safeParse(document);
      return owned.success
        ? { release: { ...remote, ...owned.data }, document }
        : { problem: z.prettifyError(owned.error) };
    }
    if (Number(format) > registryFormat) {
      return { problem: `it has format ${format}; this release tool reads formats up to ${registryFormat}` };
    }
    const shell = shellRelease.safeParse(document);
    return shell.success ? { release: shell.data, document } : { problem: z.prettifyError(shell.error) };
  } catch {
    return { problem: 'it is not JSON' };
  }
}
