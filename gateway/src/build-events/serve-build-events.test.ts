import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { gatewaySite } from '../testing/gateway-site.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { first } from '../testing/releases.ts';

const site = await gatewaySite();
afterAll(site.close);

const gateways: FastifyInstance[] = [];
const opened: AbortController[] = [];
beforeEach(async () => {
  await rm(join(site.folder, 'builds/meta'), { recursive: true });
  await mkdir(join(site.folder, 'builds/meta'));
  await site.goLive(first);
});
afterEach(async () => {
  for (const one of opened.splice(0)) one.abort();
  for (const one of gateways.splice(0)) await one.close();
});

/** Starts another gateway on the same store and returns its origin. */
async function startGateway(environment: Record<string, string> = {}): Promise<string> {
  const config = gatewayConfig({
    VERANDAH_RELEASES: site.folder,
    RELEASE_TRUSTED_KEYS_FILE: site.trustedKeys,
    BACKEND_URL: 'http://127.0.0.1:9',
    ...environment,
  });
  const gateway = await createGateway({ ...config, logTo: recordedLog().logTo });
  gateways.push(gateway);
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`;
}

const request = (origin: string, build = first.id) => {
  const stop = new AbortController();
  opened.push(stop);
  return fetch(`${origin}/builds/events?build=${build}`, { signal: stop.signal });
};

/** Opens the stream and collects its text. */
async function open(origin: string, build?: string) {
  const response = await request(origin, build);
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  })().catch(() => {});
  return {
    response,
    ended,
    ids: () => [...text.matchAll(/^event: build\ndata: \{"id":"([^"]+)"\}\n\n/gm)].map(([, id]) => id),
    text: () => text,
  };
}

async function until(condition: () => boolean, ms = 5_000): Promise<void> {
  const deadline = performance.now() + ms;
  while (!condition() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(condition()).toBe(true);
}

const next = (id: string, previous: string, urgent?: boolean) =>
  site.goLive({ ...first, id, previous, ...(urgent && { urgent }) });

/** Longer than a gateway needs to notice a moved pointer and to send an event. */
const aCheckLater = () => new Promise((resolve) => setTimeout(resolve, 2_500));

describe('the event stream of builds', () => {
  it('sends the live build to every page of every gateway when it becomes an urgent one', async () => {
    const [one, two] = [await startGateway(), await startGateway()];
    const pages = [await open(one), await open(one), await open(two)];
    await next('b2', first.id, true);
    await until(() => pages.every(({ ids }) => ids().length > 0));
    await aCheckLater();
    expect(pages.map(({ ids }) => ids())).toEqual([['b2'], ['b2'], ['b2']]);
  });

  it('does not mention a build that is not urgent', async () => {
    const page = await open(await startGateway());
    await next('b2', first.id);
    await aCheckLater();
    expect([page.ids(), page.text()]).toEqual([[], expect.stringMatching(/^retry: \d+\n\n$/)]);
  });

  it('sends the live build at once when an urgent one lies between it and the build of the page', async () => {
    await next('b2', first.id, true);
    await next('b3', 'b2');
    const origin = await startGateway();
    const before = await open(origin, first.id);
    await until(() => before.ids().length > 0);
    expect(before.ids()).toEqual(['b3']);
    const [since, live, unknown] = [await open(origin, 'b2'), await open(origin, 'b3'), await open(origin, 'b4')];
    await aCheckLater();
    expect([since.ids(), live.ids(), unknown.ids()]).toEqual([[], [], []]);
  });

  it('is neither cached, transformed nor buffered, and has the headers of every response', async () => {
    const { headers } = (await open(await startGateway())).response;
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('limits the streams of one address and of the gateway, and says when to try again', async () => {
    const origin = await startGateway({ BUILD_STREAMS_PER_ADDRESS: '2' });
    const [page] = [await open(origin), await open(origin)];
    const refused = await request(origin);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    opened[0]?.abort();
    await page?.ended;
    let hasPlace = false;
    await until(() => {
      void request(origin).then(({ status }) => {
        hasPlace ||= status === 200;
      });
      return hasPlace;
    });
    const full = await startGateway({ BUILD_STREAMS: '1' });
    await open(full);
    const busy = await request(full);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '60']);
  });

  it.each(['', '?build=', '?build=../../etc', '?build=a&build=b'])('refuses %s', async (query) => {
    expect((await site.get(`/builds/events${query}`)).statusCode).toBe(400);
  });

  it('ends when the gateway stops, which it does not delay', async () => {
    const page = await open(await startGateway());
    const [gateway] = gateways;
    const since = performance.now();
    await gateway?.close();
    await page.ended;
    expect(performance.now() - since).toBeLessThan(4_000);
  });

  it('is named in the visit, unless the operator allows no streams', async () => {
    const pathIn = async (origin: string) =>
      /"buildEventsPath":("[^"]*"|null)/.exec(await (await fetch(`${origin}/search`)).text())?.[1];
    expect(await pathIn(await startGateway())).toBe('"/builds/events"');
    const without = await startGateway({ BUILD_STREAMS: '0' });
    expect(await pathIn(without)).toBe('null');
    expect((await request(without)).status).toBe(404);
  });

  it('goes on while the store cannot be read', async () => {
    const page = await open(await startGateway());
    await writeFile(join(site.folder, 'builds/latest.json'), '<html>');
    await aCheckLater();
    await next('b2', first.id, true);
    await until(() => page.ids().length > 0);
  });
});
