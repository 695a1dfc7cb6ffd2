import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartRefusal } from '../start-refusal.ts';

const run = promisify(execFile);

/** Whose folder it is. `birth` tells a process from a later one with the same number. */
type LockOwner = { pid: number; birth: string | null };

/** Takes `file` as a lock, for the life of this process at most: a dead holder's is taken over. Returns its release. */
export async function lockFolder(folder: string, file: string): Promise<() => Promise<void>> {
  const mine = JSON.stringify({ pid: process.pid, birth: await startTimeOf(process.pid) } satisfies LockOwner);
  while (!(await acquire(file, mine))) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const holder = parseOwner(text);
    if (holder && (await isAlive(holder))) {
      throw new StartRefusal(
        `The data folder ${folder} is in use by another running site (process ${holder.pid}). Stop that one, or set VERANDAH_DATA to another folder.`,
      );
    }
    await steal(file, text);
  }
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => null)) === mine) await rm(file, { force: true });
  };
}

/** Whole or not at all, and only where nothing is: a link fails on an existing name. */
async function acquire(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Two starters may find the same dead holder: whoever moves a living one's lock away by mistake puts it back. */
async function steal(file: string, expected: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== expected) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

function parseOwner(text: string): LockOwner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    return { pid: value.pid, birth: 'birth' in value && typeof value.birth === 'string' ? value.birth : null };
  } catch {
    return null;
  }
}

async function isAlive({ pid, birth }: LockOwner): Promise<boolean> {
  if (!processExists(pid) || (await isZombie(pid))) return false;
  const now = await startTimeOf(pid);
  return birth === null || now === null || birth === now;
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ended, but its parent has not taken notice: it holds nothing any more. */
export async function isZombie(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

/** When a process was started, in whatever words the system has for it. */
async function startTimeOf(pid: number): Promise<string | null> {
  if (process.platform === 'win32') return null;
  try {
    if (process.platform !== 'linux') return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; the 22nd field is the start in clock ticks.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
