import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const program = resolve(import.meta.dirname, '../../../site/src/start.ts');
/** The page that must respond before the site counts as started. */
export const page = '/search/lease/residential';

/**
 * Starts the site as `pnpm start` does, without installing packages, and waits for its first page.
 * @param settings further environment variables
 */
export async function startAsUser(
  data: string,
  ports: readonly number[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ site: ChildProcess; seconds: number }> {
  const [site, identity, backend, payments, checks] = ports.map(String);
  const env = {
    VERANDAH_DATA: data,
    VERANDAH_PORT: site,
    IDENTITY_PORT: identity,
    BACKEND_PORT: backend,
    PAYMENTS_PORT: payments,
    TENANT_CHECKS_PORT: checks,
  };
  const started = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`))),
  );
  gone.catch(() => {});
  for (;;) {
    const answered = await Promise.race([answers(`http://localhost:${site}${page}`), gone]);
    if (answered) return { site: child, seconds: (performance.now() - started) / 1000 };
    await wait(50);
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}
