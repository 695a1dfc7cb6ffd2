import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const programs = {
  gateway: fileURLToPath(import.meta.resolve('gateway/server')),
  backend: fileURLToPath(import.meta.resolve('backend/server')),
  worker: fileURLToPath(import.meta.resolve('backend/worker')),
};

/** A server in a process of its own. */
export type OwnProcess = {
  /** Starts the process, by default with our sources. Resolves when it responds; a worker at once. */
  start: (program?: string) => Promise<void>;
  /** Ends the process without a shutdown. Rejects when it had already ended by itself. */
  kill: () => Promise<void>;
  /** Stops the process as an operator does. Returns its exit code. */
  stop: () => Promise<number | null>;
};

/**
 * @param port where it responds; a worker has none
 * @param onLine is called with each line of its standard output
 */
export function ownProcess(
  name: keyof typeof programs,
  environment: NodeJS.ProcessEnv,
  port?: number,
  onLine?: (line: string) => void,
): OwnProcess {
  let child: ChildProcess;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) throw new Error(`The ${name} has ended by itself with ${child.exitCode ?? child.signalCode}.`);
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    async start(program = programs[name]) {
      child = spawn(process.execPath, [program], {
        env: environment,
        stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit'],
      });
      if (child.stdout && onLine) createInterface({ input: child.stdout }).on('line', onLine);
      const deadline = performance.now() + 60_000;
      while (port !== undefined && !(await isUp(`http://127.0.0.1:${port}/health/live`))) {
        if (hasEnded()) throw new Error(`The ${name} has ended with ${child.exitCode ?? child.signalCode}.`);
        if (performance.now() > deadline) throw new Error(`The ${name} does not respond after 60 s.`);
        await wait(50);
      }
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

/** Returns true when the URL responds with a success. */
export const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
