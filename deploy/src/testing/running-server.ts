import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export type RunningServer = { stop: () => Promise<void> };

/**
 * Starts a program of a built server as an operator does, with only these environment variables. Returns when `url`
 * responds with 200.
 * @throws Error with the output of a program that exits, or is not ready after 60 s
 */
export async function startServer(
  folder: string,
  program: string,
  env: Record<string, string>,
  url: string,
): Promise<RunningServer> {
  const { child, output } = run(folder, program, env);
  const end = performance.now() + 60_000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill('SIGKILL');
      throw new Error(`${program} is not ready at ${url}:\n${output()}`);
    }
    await wait(100);
  }
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Runs a program of a built server until it exits. Returns its exit code and what it printed. */
export async function runServer(
  folder: string,
  program: string,
  env: Record<string, string>,
  ...parameters: readonly string[]
) {
  const { child, output } = run(folder, program, env, parameters);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

function run(folder: string, program: string, env: Record<string, string>, parameters: readonly string[] = []) {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
