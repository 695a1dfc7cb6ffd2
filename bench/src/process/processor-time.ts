import { readFile } from 'node:fs/promises';
import { familyOf } from './family.ts';

/** Linux counts the time of processes in hundredths of a second. */
const tickMs = 10;

/** The processor time used so far, in milliseconds: by this process, and by PostgreSQL, which it has started. */
export type ProcessorTime = { node: number; postgres: number };

export async function processorTime(): Promise<ProcessorTime> {
  const { user, system } = process.cpuUsage();
  const times = await Promise.all((await familyOf(process.pid)).map(postgresMs));
  return { node: (user + system) / 1000, postgres: times.reduce((sum, one) => sum + one, 0) };
}

/** Returns 0 for a process that is not PostgreSQL's. */
async function postgresMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name, rest = ''] = /^\d+ \((.*)\) \S (.*)/.exec(stat) ?? [];
  if (name !== 'postgres') return 0;
  // The fields from `ppid` on; `utime` and `stime` are the eleventh and twelfth of them (proc_pid_stat(5)).
  const fields = rest.split(' ').map(Number);
  return ((fields[10] ?? 0) + (fields[11] ?? 0)) * tickMs;
}
