import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

type Owner = { pid: number; startedAt: string; url: string };

export type DataFolderLock = { release: () => void };

/** One running site per data folder. */
export async function lockDataFolder(folder: string, url: string): Promise<DataFolderLock> {
  try {
    await mkdir(folder, { recursive: true });
    const held = holdLock(join(folder, 'running.json'), url);
    if ('release' in held) return held;
    throw inUse(folder, held.owner);
  } catch (error) {
    const code = codeOf(error);
    if (!code) throw error;
    throw new Error(
      `VERANDAH_DATA: expected a folder that can be made and written to, got "${folder}" (${code}). Set it to another one, or leave it out.`,
    );
  }
}

/**
 * Takes a lock that is a file, or tells who has it. One whose process is gone is taken over.
 * @param url where the holder can be found, for those who wait
 */
export function holdLock(path: string, url: string): DataFolderLock | { owner: Owner | undefined } {
  const aside = `${path}.${process.pid}`;
  const mine: Owner = { pid: process.pid, startedAt: startOf(process.pid), url };
  writeFileSync(aside, JSON.stringify(mine));
  try {
    if (!tryLink(aside, path)) {
      const owner = readOwner(path);
      if (owner && startOf(owner.pid) === owner.startedAt) return { owner };
      rmSync(path, { force: true });
      if (!tryLink(aside, path)) return { owner: readOwner(path) };
    }
  } finally {
    rmSync(aside, { force: true });
  }
  return {
    release: () => {
      if (readOwner(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
}

function inUse(folder: string, owner: Owner | undefined): Error {
  const who = owner ? `the site at ${owner.url} (process ${owner.pid}) uses it` : 'another site uses it';
  return new Error(
    `Data folder ${folder}: expected to have it alone, but ${who}. Stop that site, or set VERANDAH_DATA.`,
  );
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** What tells a process from a later one with its number; empty when it is gone. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return '';
  }
  try {
    // Field 22 of Linux' stat; the command before it may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'running';
  } catch {
    return 'running';
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
