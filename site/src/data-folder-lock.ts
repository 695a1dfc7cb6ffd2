import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

type Owner = { pid: number; startedAt: string; url: string };

export type DataFolderLock = { release: () => void };

/** One running site per data folder. A lock whose process is gone is taken over. */
export async function lockDataFolder(folder: string, url: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'running.json');
  const aside = `${path}.${process.pid}`;
  const mine: Owner = { pid: process.pid, startedAt: startOf(process.pid), url };
  writeFileSync(aside, JSON.stringify(mine));
  try {
    if (!tryLink(aside, path)) {
      const owner = readOwner(path);
      if (owner && startOf(owner.pid) === owner.startedAt) throw inUse(folder, owner);
      rmSync(path, { force: true });
      if (!tryLink(aside, path)) throw inUse(folder, readOwner(path));
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
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST') return false;
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
    const alive = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
    if (!alive) return '';
  }
  try {
    // Field 22 of Linux' stat; the command before it may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'running';
  } catch {
    return 'running';
  }
}
