import { setTimeout as wait } from 'node:timers/promises';
import { testEncryptionKeys } from 'backend/testing';
import { freePorts } from './free-ports.ts';
import { isUp, ownProcess } from './own-process.ts';

/**
 * Starts a gateway and a backend in processes of their own, which send traces to the collector. No build is live, so
 * the gateway only passes requests on.
 */
export async function startTracedServers(paths: { databaseUrl: string; folder: string; collector: string }) {
  const [port, backendPort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const environment = {
    VERANDAH_DATA: paths.folder,
    PUBLIC_ORIGIN: url,
    VERANDAH_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: paths.collector,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  const ofBackend = {
    PORT: `${backendPort}`,
    DATABASE_URL: paths.databaseUrl,
    FILE_STORAGE: `${paths.folder}/files`,
    ENCRYPTION_KEYS: testEncryptionKeys,
  };
  const ofGateway = { VERANDAH_PORT: `${port}`, BACKEND_URL: backendUrl };
  const backend = ownProcess('backend', { ...environment, ...ofBackend }, backendPort, onLine);
  const gateway = ownProcess('gateway', { ...environment, ...ofGateway }, port, onLine);
  try {
    await Promise.all([backend.start(), gateway.start()]);
    await untilReady(backendUrl);
  } catch (error) {
    await Promise.allSettled([gateway.kill(), backend.kill()]);
    throw error;
  }
  return {
    url,
    /** The logs of both, one line per entry. */
    lines: lines as readonly string[],
    /** Rejects when one has ended by itself. It still stops the other. */
    async stop() {
      await gateway.stop().finally(() => backend.stop());
    },
  };
}

async function untilReady(backendUrl: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await isUp(`${backendUrl}/health/ready`))) {
    if (performance.now() > deadline) throw new Error('The backend is not ready after 60 s.');
    await wait(50);
  }
}
