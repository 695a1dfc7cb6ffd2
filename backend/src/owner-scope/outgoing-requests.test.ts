import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fetchAddresses } from '../addresses/addressr.ts';
import { changeRelease } from '../operations/release-service.ts';
import { releaseServiceKey } from '../operations/testing/release-service.ts';
import { remoteVerifier } from '../ownership-documents/ownership-verifier.ts';
import { quoteFromService } from '../pricing-quotes/quote-from-service.ts';

/** Requests that arrived: at the configured service, and at a server that no request may reach. */
let requests: string[];
let intruders: string[];
let redirects = false;
const servers: Server[] = [];
let service: string;
let internal: string;

async function serve(handler: (url: string) => { location?: string }): Promise<string> {
  const server = createServer((request, response) => {
    const headers = handler(request.url ?? '');
    response.writeHead(headers.location ? 302 : 200, headers).end('[]');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  internal = await serve((url) => {
    intruders.push(url);
    return {};
  });
  service = await serve((url) => {
    requests.push(url);
    return redirects ? { location: `${internal}/latest/meta-data` } : {};
  });
});
afterAll(() => {
  for (const server of servers) server.close();
});
beforeEach(() => {
  requests = [];
  intruders = [];
});

/** Each function that sends what a user typed to a service that the operator configured. */
const senders: [string, string, (typed: string) => Promise<unknown>][] = [
  ['address lookup', '/v2/addresses', (typed) => fetchAddresses(`${service}/v2`, typed, 5)],
  [
    'pricing quote',
    '/quote',
    (typed) => quoteFromService(`${service}/quote`, { suburb: typed, postcode: typed } as never),
  ],
  [
    'ownership verifier',
    '/verify',
    (typed) =>
      remoteVerifier(`${service}/verify`)(
        { id: typed, kind: typed, fileName: typed, uploadedAt: new Date(0), address: typed, ownerName: typed },
        new Date(0),
      ),
  ],
  [
    'release service',
    '/changes',
    (typed) =>
      changeRelease(
        { releaseServiceUrl: service, releaseServiceKey },
        { change: { kind: 'withdraw', name: typed, from: typed, reason: typed }, by: typed },
      ),
  ],
];

describe.each(senders)('%s', (_name, path, sendTyped) => {
  const hostile = () => [
    internal,
    `@${internal.slice('http://'.length)}/`,
    `//${internal.slice('http://'.length)}`,
    '../../admin',
    '#@',
    '?url=',
    `\r\nHost: ${internal.slice('http://'.length)}`,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ];

  it('sends what a user typed only to the path of the configured service', async () => {
    redirects = false;
    for (const typed of hostile()) await sendTyped(typed).catch(() => {});
    expect(requests.map((url) => url.split('?')[0])).toEqual(hostile().map(() => path));
    expect(intruders).toEqual([]);
  });

  it('follows no redirect to another server', async () => {
    redirects = true;
    await sendTyped('1 Bridge Road').catch(() => {});
    expect([requests.length, intruders]).toEqual([1, []]);
  });
});
