import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { healthToken, type ReleaseHealth, visitKeyFile } from 'federation/release-health';
import { aBuild } from 'federation/testing';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { gatewaySite } from '../testing/gateway-site.ts';
import { first } from '../testing/releases.ts';
import { signTicket, ticketLifetimeMs } from './visit-ticket.ts';

const site = await gatewaySite();
const key = 'k'.repeat(43);
const ours = { 'sec-fetch-site': 'same-origin' };
let gateway: FastifyInstance;
afterAll(async () => {
  await gateway.close();
  await site.close();
});

/** Starts a gateway that has counted nothing yet, behind a load balancer that names the client. */
async function start(): Promise<void> {
  await gateway?.close();
  const environment = {
    VERANDAH_RELEASES: site.folder,
    RELEASE_TRUSTED_KEYS_FILE: site.trustedKeys,
    BACKEND_URL: 'http://127.0.0.1:9',
    PUBLIC_ORIGIN: 'http://localhost:4300',
    GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
  };
  gateway = await createGateway(gatewayConfig(environment));
}

beforeEach(async () => {
  await writeFile(join(site.folder, visitKeyFile), key);
  await site.goLive(first);
  await start();
});

const post = (url: string, address = '203.0.113.1', headers: Record<string, string> = ours) =>
  gateway.inject({ method: 'POST', url, headers: { ...headers, 'x-forwarded-for': address } });
const newTicket = async (address?: string) => (await post(`/builds/tickets?build=${first.id}`, address)).body;
const report = (ticket: string, query: string, address?: string, headers?: Record<string, string>) =>
  post(`/builds/reports?ticket=${encodeURIComponent(ticket)}&${query}`, address, headers);

/** Returns the counts as `remote-listings@1.0.0: 1 failed at 20 networks`. */
async function counts(): Promise<string[]> {
  const response = await gateway.inject({
    url: '/builds/health',
    headers: { authorization: `Bearer ${healthToken(key)}` },
  });
  const { releases } = response.json<ReleaseHealth>();
  const lines = releases.map(({ name, version, visitors, failed }) => {
    expect(new Set(failed).size).toBe(failed.length);
    return `${name}@${version}: ${failed.length} failed at ${visitors} networks`;
  });
  return lines.sort();
}

describe('what visits report', () => {
  it('counts for the releases of the live build, each network once', async () => {
    for (let visit = 1; visit <= 3; visit += 1) {
      const address = `203.0.113.${visit}`;
      const ticket = await newTicket(address);
      expect((await report(ticket, 'loaded=shell&loaded=remote-listings', address)).statusCode).toBe(204);
      if (visit === 1) await report(ticket, 'failed=remote-listings', address);
    }
    await report(await newTicket('203.0.113.2'), 'loaded=remote-listings', '203.0.113.2');
    expect(await counts()).toEqual([
      'remote-listings@1.0.0: 1 failed at 3 networks',
      'shell@1.0.0: 0 failed at 3 networks',
    ]);
  });

  it('counts a failure of a page that never loaded as a visit', async () => {
    await report(await newTicket(), 'failed=remote-listings');
    expect(await counts()).toEqual(['remote-listings@1.0.0: 1 failed at 1 networks']);
  });

  it('counts for the build of the ticket when another is live since', async () => {
    const ticket = await newTicket();
    await site.goLive(aBuild({ ...first, id: 'next', remotes: {} }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await post(`/builds/tickets?build=${first.id}`)).statusCode).toBe(204);
    await report(ticket, 'loaded=remote-listings');
    expect(await counts()).toEqual(['remote-listings@1.0.0: 0 failed at 1 networks']);
  });

  it('is not counted while no release is watched', async () => {
    await rm(join(site.folder, visitKeyFile));
    expect((await post(`/builds/tickets?build=${first.id}`)).statusCode).toBe(204);
    await report(signTicket(first.id, key, Date.now()), 'loaded=remote-listings');
    expect((await gateway.inject({ url: '/builds/health' })).statusCode).toBe(404);
  });

  it('is read with the key of the store only', async () => {
    const status = async (authorization: string) =>
      (await gateway.inject({ url: '/builds/health', headers: { authorization } })).statusCode;
    expect(await status('')).toBe(401);
    expect(await status(`Bearer ${healthToken('l'.repeat(43))}`)).toBe(401);
    expect(await status(`Bearer ${healthToken(key)}`)).toBe(200);
    expect((await site.get(`/${visitKeyFile}`)).body).not.toContain(key);
  });
});

describe('forged reports', () => {
  it('count for nothing without a valid ticket of a build with that release', async () => {
    const forged = [
      '',
      'x',
      `${first.id}~zzzzzzzz~AAAAAAAAAAAA~AAAA`,
      signTicket(first.id, 'l'.repeat(43), Date.now()),
      signTicket(first.id, key, Date.now() - ticketLifetimeMs),
      signTicket('no-such-build', key, Date.now()),
      signTicket('../latest', key, Date.now()),
    ];
    for (const ticket of forged) {
      expect((await report(ticket, 'failed=remote-listings')).statusCode).toBe(204);
    }
    await report(await newTicket(), 'failed=remote-other&failed=__proto__&failed=');
    expect(await counts()).toEqual([]);
  });

  it('count once when one ticket is sent 1,000 times, also from many networks', async () => {
    const ticket = await newTicket();
    for (let time = 0; time < 1_000; time += 1) {
      await report(ticket, 'failed=remote-listings&failed=remote-listings', `198.51.${time % 250}.${time % 7}`);
    }
    expect(await counts()).toEqual(['remote-listings@1.0.0: 1 failed at 1 networks']);
  });

  it('count once when one client gets many tickets, also with the many IPv6 addresses of one customer', async () => {
    for (let visit = 0; visit < 300; visit += 1) await report(await newTicket(), 'failed=remote-listings');
    for (let visit = 0; visit < 300; visit += 1) {
      const address = `2001:db8:7:${visit.toString(16)}::1`;
      await report(await newTicket(address), 'failed=remote-listings', address);
    }
    expect(await counts()).toEqual(['remote-listings@1.0.0: 2 failed at 2 networks']);
  });

  it('are refused from pages of other sites, whose visitors have networks of their own', async () => {
    const ticket = await newTicket();
    const others = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
    ];
    for (const headers of [...others, {}] as Record<string, string>[]) {
      expect((await post(`/builds/tickets?build=${first.id}`, undefined, headers)).statusCode).toBe(204);
      await report(ticket, 'failed=remote-listings', undefined, headers);
    }
    expect(await counts()).toEqual([]);
    await report(ticket, 'failed=remote-listings', undefined, { origin: 'http://localhost:4300' });
    expect(await counts()).toHaveLength(1);
  });
});
