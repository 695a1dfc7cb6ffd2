import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testEncryptionKeys } from 'backend/testing';
import { freePorts } from './free-ports.ts';
import { isUp } from './own-process.ts';

const programs = {
  gateway: fileURLToPath(import.meta.resolve('gateway/server')),
  backend: fileURLToPath(import.meta.resolve('backend/server')),
};
type Name = keyof typeof programs;

/**
 * Starts a gateway and a backend in processes of their own, which send traces to the collector. No build is live, so
 * the gateway only passes requests on.
 */
export async function startTracedServers(paths: { databaseUrl: string; folder: string; collector: string }) {
  const [port, backendPort] = (await freePorts(2)).map(String);
  const url = `http://localhost:${port}`;
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const lines: string[] = [];
  const environment = {
    VERANDAH_DATA: paths.folder,
    PUBLIC_ORIGIN: url,
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: paths.collector,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  const start = (name: Name, extra: Record<string, string | undefined>): ChildProcess => {
    const env = { ...environment, ...extra };
    const child = spawn(process.execPath, [programs[name]], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    return child;
  };
  const backend = start('backend', {
    PORT: backendPort,
    DATABASE_URL: paths.databaseUrl,
    ENCRYPTION_KEYS: testEncryptionKeys,
  });
  const gateway = start('gateway', { VERANDAH_PORT: port, BACKEND_URL: backendUrl });
  await Promise.all([untilUp(`${backendUrl}/health/ready`), untilUp(`${url}/health/live`)]);
  return {
    url,
    /** The logs of both, one line per entry. */
    lines: lines as readonly string[],
    async stop() {
      for (const child of [gateway, backend]) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    },
  };
}

async function untilUp(url: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isUp(url))) {
    if (performance.now() > deadline) throw new Error(`${url} is not up after 30 s.`);
    await wait(50);
  }
}
