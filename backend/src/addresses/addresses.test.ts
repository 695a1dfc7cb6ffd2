import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { insertSuburb, type TestBackend, testBackend } from '../testing/index.ts';

const owner = { id: '86000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  await withSuburbs(backend);
});
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => backend.close());

async function withSuburbs({ database }: TestBackend) {
  await insertSuburb(database);
  await insertSuburb(database, { name: 'Richmond', state: 'TAS', postcode: '7025', settlement: 'rural' });
  await insertSuburb(database, { name: 'West Perth', state: 'WA', postcode: '6005' });
}

async function suggest(q: string, on = backend): Promise<string[]> {
  const response = await on.inject({ url: `/api/addresses?q=${encodeURIComponent(q)}` }, owner);
  expect([response.statusCode, response.statusCode < 300 ? '' : response.body]).toEqual([200, '']);
  return response.json().member.map((one: { fullAddress: string }) => one.fullAddress);
}

describe('address lookup with the gazetteer', () => {
  it.each([
    ['7 Swan Street Rich', ['7 Swan Street, Richmond VIC 3121', '7 Swan Street, Richmond TAS 7025']],
    ['7 Swan Street, Richmond tas', ['7 Swan Street, Richmond TAS 7025']],
    ['12A/3–5 bridge rd 3121', ['12A/3–5 Bridge Rd, Richmond VIC 3121']],
    ['Unit 3, 12 Kings Park Road West Perth', ['Unit 3, 12 Kings Park Road, West Perth WA 6005']],
    ['lot 12 the esplanade, west perth', ['Lot 12 The Esplanade, West Perth WA 6005']],
  ])('parses %s', async (typed, expected) => {
    expect(await suggest(typed)).toEqual(expected);
  });

  it.each(['', '7', 'Richmond', '7 Swan Street', '7 Swan Street Nowhere', '3121', '<script>alert(1)</script>'])(
    'finds nothing for %s',
    async (typed) => {
      expect(await suggest(typed)).toEqual([]);
    },
  );

  it('requires a signed-in user', async () => {
    expect((await backend.inject({ url: '/api/addresses?q=7' })).statusCode).toBe(401);
  });
});

describe('address lookup with Addressr', () => {
  it('returns the addresses of Addressr in title case', async () => {
    const asked: (string | undefined)[] = [];
    const { on } = await withAddressr((request, response) => {
      asked.push(request.url);
      response.end(
        JSON.stringify([
          { sla: 'SHOP 5, 278 ROSS RIVER RD, AITKENVALE QLD 4814', ssla: '5/278 ROSS RIVER RD, AITKENVALE QLD 4814' },
          { sla: "12A O'BRIEN ST, RICHMOND VIC 3121" },
          { sla: 'SOMETHING ELSE' },
        ]),
      );
    });
    expect(await suggest('278 ross', on)).toEqual([
      '5/278 Ross River Rd, Aitkenvale QLD 4814',
      "12A O'Brien St, Richmond VIC 3121",
    ]);
    expect(asked).toEqual(['/addresses?q=278+ross']);
  });

  it.each([
    ['an error', (_, response) => response.writeHead(500).end()],
    ['nonsense', (_, response) => response.end('<html>')],
    ['silence', () => undefined],
  ] as [string, RequestListener][])(
    'falls back to the gazetteer after %s and does not retry at once',
    async (_, listener) => {
      let asked = 0;
      const { on } = await withAddressr((request, response) => {
        asked += 1;
        listener(request, response);
      });
      for (const _ of [1, 2]) {
        expect(await suggest('7 Swan Street, Richmond VIC', on)).toEqual(['7 Swan Street, Richmond VIC 3121']);
      }
      expect(asked).toBe(1);
    },
  );

  it('falls back to the gazetteer for a street that Addressr does not know', async () => {
    const { on } = await withAddressr((_, response) => response.end('[]'));
    expect(await suggest('7 Swan Street, Richmond VIC', on)).toEqual(['7 Swan Street, Richmond VIC 3121']);
  });
});

async function withAddressr(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const on = await testBackend({ addressrUrl: `http://127.0.0.1:${port}/` });
  await withSuburbs(on);
  closing.push(
    () => on.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { on };
}
