import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testEncryptionKeys } from './encryption-keys.ts';

const program = fileURLToPath(new URL('../server.ts', import.meta.url));

/** Starts the backend in a process of its own that a test can kill. Returns when the backend at `url` is ready. */
export async function startServerProcess(environment: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const env = { ENCRYPTION_KEYS: testEncryptionKeys, ...environment };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const deadline = performance.now() + 30_000;
  while (!(await isReady(url))) {
    if (performance.now() > deadline) throw new Error('The backend is not ready after 30 s.');
    await wait(50);
  }
  return child;
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
