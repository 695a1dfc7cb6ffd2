import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Build } from 'federation';
import { aBuild, aPage, aRemoteRelease } from 'federation/testing';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { recordedLog } from './testing/recorded-log.ts';

/** Written by a later version of the release tool: neither the format nor the layout is known here. */
const later = {
  ...aRemoteRelease({ name: 'remote-later' }),
  format: 99,
  pages: [{ path: '/later', layout: 'wizard' }],
};
const orders = aRemoteRelease({ pages: [aPage({ access: 'public', nav: { in: 'main', label: 'Orders', order: 1 } })] });

let folder: string;
let gateway: FastifyInstance;
const log = recordedLog();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await mkdir(join(folder, 'assets'));
  const build = { ...aBuild(), remotes: { 'remote-checkout': orders, 'remote-later': later } };
  await storeBuild(folder, build as unknown as Build);
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: 'build-1' }));
  const environment = {
    VERANDAH_RELEASES: folder,
    RELEASE_TRUSTED_KEYS_FILE: await writeTrustedKeys(folder),
    BACKEND_URL: 'http://127.0.0.1:1',
  };
  gateway = await createGateway({ ...gatewayConfig(environment), logTo: log.logTo });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const visitAt = async (url: string) => {
  const { statusCode, body } = await gateway.inject({ url });
  const [, json = ''] = /id="visit"(?: nonce="[^"]+")?>(.*)<\/script>/.exec(body) ?? [];
  return { statusCode, body, visit: JSON.parse(json) };
};

it('(b.37) serves the shell with the reason for a page of a remote in a newer format, and logs the reason once', async () => {
  const { statusCode, visit, body } = await visitAt('/later');
  expect(statusCode).toBe(200);
  expect(visit.matched.unsupported).toBe('remote-later@1.0.0 has format 99; this site reads formats up to 2');
  expect(body).not.toContain('/assets/remote-later/');
  await visitAt('/later');
  expect(log.messages).toEqual(['build build-1: remote-later@1.0.0 has format 99; this site reads formats up to 2']);
});

it('serves the pages and navigation of the other remotes as before', async () => {
  const { visit, body } = await visitAt('/orders');
  expect(visit.matched).not.toHaveProperty('unsupported');
  expect(visit.nav).toEqual([expect.objectContaining({ label: 'Orders' })]);
  expect(body).toContain('/assets/remote-checkout/orders.1.js');
});
