import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns whether a process is running. A zombie, which has ended but whose parent has not read its exit code, does not
 * count.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statFields(pid)[0] !== 'Z';
}

/** Returns the start time of a process in the system's own format; null when it is unknown. */
export function startTimeOf(pid: number): string | null {
  if (process.platform === 'linux') return statFields(pid)[19] ?? null;
  if (process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Returns the fields of Linux's /proc/{pid}/stat after the command, which may contain spaces and parentheses. */
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
