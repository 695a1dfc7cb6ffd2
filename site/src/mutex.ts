import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { acquireLock } from 'backend/file-lock';
import { root } from './checks/run.ts';

/**
 * Runs `work` while no other process of this workspace runs work with the same lock file. If another process does,
 * first waits until it has finished.
 */
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
