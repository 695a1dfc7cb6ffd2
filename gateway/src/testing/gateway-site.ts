import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import type { Build } from 'federation';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import type { Registry } from 'prom-client';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { recordedLog } from './recorded-log.ts';
import { first } from './releases.ts';

/** Creates a gateway with a store of releases and a backend that records its requests. */
export async function gatewaySite(registry?: Registry) {
  const folder = await createStore();
  const trustedKeys = await writeTrustedKeys(folder);
  const goLive = async (next: Build): Promise<void> => {
    await storeBuild(folder, next);
    await writeFile(join(folder, 'builds/next'), JSON.stringify({ id: next.id, createdAt: next.createdAt }));
    await rename(join(folder, 'builds/next'), join(folder, 'builds/latest.json'));
  };
  await goLive(first);
  const { backend, seen } = recordingBackend();
  await backend.listen({ port: 0 });
  const { port } = backend.server.address() as AddressInfo;
  const log = recordedLog();
  const gateway = await createGateway(
    {
      ...gatewayConfig({
        VERANDAH_RELEASES: folder,
        RELEASE_TRUSTED_KEYS_FILE: trustedKeys,
        BACKEND_URL: `http://127.0.0.1:${port}`,
        PAYMENT_FRAME_ORIGINS: 'http://localhost:4303',
      }),
      logTo: log.logTo,
    },
    undefined,
    registry,
  );
  return {
    folder,
    /** The file of trusted keys. */
    trustedKeys,
    gateway,
    /** The log of the gateway: warnings and errors. */
    log,
    /** Requests that reached the backend. */
    seen,
    goLive,
    get: (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers }),
    close: async () => {
      await gateway.close();
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function createStore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await mkdir(join(folder, 'builds/meta'), { recursive: true });
  await mkdir(join(folder, 'assets/shell'), { recursive: true });
  await writeFile(join(folder, 'assets/shell/shell.11.js'), 'let a=1');
  await writeFile(join(folder, 'assets/shell/shell.11.js.br'), brotliCompressSync('let a=1'));
  await writeFile(join(folder, 'assets/secret.txt'), 'no');
  return folder;
}

function recordingBackend() {
  const seen: { url: string; headers: Record<string, unknown>; body: string }[] = [];
  const backend = Fastify();
  backend.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  backend.all('/*', async (request, reply) => {
    seen.push({ url: request.url, headers: request.headers, body: String(request.body ?? '') });
    return reply
      .code(request.url.includes('missing') ? 404 : 200)
      .header('set-cookie', '__Host-verandah=1')
      .send({ from: 'backend' });
  });
  return { backend, seen };
}
