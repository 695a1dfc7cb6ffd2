import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from 'server-process';
import { isRunning } from './process-state.ts';

/**
 * Stops a PostgreSQL server that is still running although its site was killed. The caller must hold the lock of the
 * data folder, so that no other site uses the server.
 */
export async function stopOrphanedPostgres(cluster: string): Promise<void> {
  const pid = await orphanedPid(cluster);
  if (pid === null) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    for (let waited = 0; waited < 5_000; waited += 50) {
      if (!isRunning(pid)) return;
      await wait(50);
    }
  }
  throw new StartError(
    `A PostgreSQL left over from an earlier run (process ${pid}) does not stop. End it, then start again.`,
  );
}

async function orphanedPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [first = '', folder] = text.split('\n');
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 1 || folder !== cluster || !isRunning(pid)) return null;
  // Checks the command, because the system may have given the process id to another program since.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres');
  return command.includes('postgres') ? pid : null;
}
