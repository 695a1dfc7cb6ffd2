import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './checks/run.ts';
import { holdLock } from './data-folder-lock.ts';

/** Does work that only one process of this workspace may do at a time: the others wait for their turn. */
export async function inTurn<T>(work: () => Promise<T>, lockFile = join(root, '.cache/building.json')): Promise<T> {
  await mkdir(join(lockFile, '..'), { recursive: true });
  for (;;) {
    const held = holdLock(lockFile, '');
    if ('release' in held) {
      try {
        return await work();
      } finally {
        held.release();
      }
    }
    await wait(100);
  }
}
