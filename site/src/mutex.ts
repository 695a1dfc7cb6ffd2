import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { acquireLock } from 'backend/file-lock';
import { root } from './checks/run.ts';

/** Runs work that only one process at a time may run for this workspace. Other processes wait. */
export async function withMutex<T>(work: () => Promise<T>, lockFile = join(root, '.cache/building.json')): Promise<T> {
  await mkdir(join(lockFile, '..'), { recursive: true });
  for (;;) {
    const lock = acquireLock(lockFile);
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    await wait(100);
  }
}
