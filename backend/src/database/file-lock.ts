import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from 'server-process';
import { isRunning, startTimeOf } from './process-state.ts';

export type FileLock = { release: () => void };

/** The process that holds a lock. `startedAt` distinguishes it from a later process with the same id. */
type LockOwner = { pid: number; startedAt: string | null; url: string | null };

/**
 * Locks a data folder, so that only one running site uses it.
 * @throws StartError that names the site which already uses it
 */
export function lockDataFolder(folder: string, url: string | null = null): FileLock {
  const lock = inFolder(folder, () => {
    mkdirSync(folder, { recursive: true });
    return acquireLock(lockFile(folder), url);
  });
  if ('release' in lock) return lock;
  const { pid, url: usedAt } = lock.owner;
  throw new StartError(
    `The data folder ${folder} is in use by ${usedAt ? `the site at ${usedAt}` : 'another site'} (process ${pid}). Stop that site, or set VERANDAH_DATA to another folder.`,
  );
}

/** Returns the URL of the running site that uses a data folder, or null when no site with a URL does. */
export function siteUsing(folder: string): string | null {
  const text = readText(lockFile(folder));
  const owner = text === null ? null : parseOwner(text);
  return owner && isAlive(owner) ? owner.url : null;
}

const lockFile = (folder: string) => join(folder, 'running.json');

function inFolder<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `VERANDAH_DATA: expected a folder that can be made and written to, got "${folder}" (${code ?? error}). Set it to another one, or leave it out.`,
    );
  }
}

/**
 * Locks a file until `release` is called, or returns the running process that holds the lock. Replaces a lock whose
 * process has ended, so that the site can restart at once after `kill -9`.
 */
export function acquireLock(file: string, url: string | null = null): FileLock | { owner: LockOwner } {
  const text = JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid), url } satisfies LockOwner);
  while (!create(file, text)) {
    const current = readText(file);
    if (current === null) continue;
    const owner = parseOwner(current);
    if (owner && isAlive(owner)) return { owner };
    steal(file, current);
  }
  return {
    release: () => {
      if (readText(file) === text) rmSync(file, { force: true });
    },
  };
}

/**
 * Writes the lock to another file, then links that file to the lock's name. The link fails when the lock exists, and no
 * process can read an incomplete lock.
 */
function create(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of a process that has ended. Renames it first and compares its text with `expected`: if another
 * process has just replaced the lock, restores the lock of that process.
 */
function steal(file: string, expected: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  try {
    if (readText(aside) !== expected) linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parseOwner(text: string): LockOwner | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
      ? (value as LockOwner)
      : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: LockOwner): boolean {
  if (!isRunning(pid)) return false;
  const now = startTimeOf(pid);
  return !startedAt || now === null || startedAt === now;
}
