import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isApiProblem } from '../errors/api-problem.ts';
import { isContractMismatch } from '../errors/contract-mismatch.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { isSessionEnded } from '../errors/session-ended.ts';
import { createQueryClient } from '../query-client.ts';
import { type ApiClient, type Call, createApiClient } from './api-client.ts';
import { type ApiPorts, visitorPorts } from './api-ports.ts';

type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Answer = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  hang?: boolean;
  cut?: boolean;
  /** The answer begins and stays unfinished. */
  halt?: boolean;
};

let server: Server;
let origin: string;
let seen: Seen[];
let answers: Answer[];
let warnings: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const answer = answers.shift() ?? { status: 200, body: { ok: true } };
      if (answer.hang) return;
      if (answer.cut) return void response.destroy();
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/ld+json', ...answer.headers });
      if (answer.halt) return void response.write('{');
      response.end(
        answer.body === undefined ? '' : typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answers = [];
  warnings = [];
});

const okBody = z.object({ ok: z.boolean() });

function client(ports: Partial<ApiPorts> = {}): ApiClient {
  return createApiClient({
    ...visitorPorts,
    baseUrl: origin,
    retryDelayMs: 1,
    accessToken: async () => ({ kind: 'token', token: 'first' }),
    csrfToken: async () => 'csrf-1',
    warn: (message) => warnings.push(message),
    ...ports,
  });
}

function get(path = '/api/orders/1', options: Partial<Call> = {}): Call {
  return { method: 'GET', path, ...options };
}

function problem(status: number, code?: string): Answer {
  return { status, body: { type: `/errors/${status}`, title: 'Refused', detail: 'Because.', status, code } };
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: unknown) => error,
  );
}

describe('headers', () => {
  it('sends a Bearer token and asks for JSON-LD', async () => {
    await client().call(get(), okBody);
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer first', accept: 'application/ld+json' });
  });

  it('writes merge-patch for PATCH and plain JSON for POST', async () => {
    await client().call({ method: 'PATCH', path: '/api/orders/1', body: { a: null }, ifMatch: '"7"' }, okBody);
    await client().call({ method: 'POST', path: '/api/orders', body: { a: 1 }, idempotencyKey: 'k' }, okBody);
    expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/merge-patch+json', 'if-match': '"7"' });
    expect(seen[0]?.body).toBe('{"a":null}');
    expect(seen[1]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k' });
  });

  it('(c.54) keeps token and CSRF token from every other origin', async () => {
    await client({ baseUrl: 'http://localhost:1' }).call(
      { method: 'POST', path: `${origin}/api/orders`, body: {} },
      okBody,
    );
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[0]?.headers['x-csrf-token']).toBeUndefined();
  });

  it.each<[string, (own: URL) => string]>([
    ['another port', ({ port }) => `http://127.0.0.1:${port}/api/orders`],
    ['our own name before an @', ({ host, port }) => `http://${host}@127.0.0.1:${port}/api/orders`],
    ['no scheme', ({ port }) => `//127.0.0.1:${port}/api/orders`],
    ['backslashes', ({ port }) => `\\\\127.0.0.1:${port}\\api/orders`],
  ])('(c.54) and so for one that is written with %s', async (_name, write) => {
    const url = write(new URL(origin));
    const asked = client({ baseUrl: 'http://localhost:1', csrfToken: async () => 'csrf-1' });
    await asked.call({ method: 'POST', path: url, body: {} }, okBody).catch(() => {});
    for (const { headers } of seen)
      expect([headers.authorization, headers['x-csrf-token']]).toEqual([undefined, undefined]);
  });

  it.each([301, 302, 303, 307, 308])(
    '(c.54) does not follow a redirect (%s) that leads elsewhere, nor one that stays',
    async (status) => {
      const heard: string[] = [];
      const elsewhere = createServer((request, response) => {
        heard.push(String(request.headers.authorization));
        response.end('{"ok":true}');
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
      const foreign = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
      for (const location of [foreign, foreign.replace('localhost', '127.0.0.1'), '/api/orders/2']) {
        answers = [{ status, headers: { location } }];
        const call: Call = { method: 'POST', path: '/api/orders', body: {} };
        expect(isNetworkFailure(await failureOf(client().call(call, okBody)))).toBe(true);
      }
      expect([heard, seen.map(({ path }) => path)]).toEqual([[], Array(3).fill('/api/orders')]);
      elsewhere.closeAllConnections();
      elsewhere.close();
    },
  );
});

describe('CSRF token', () => {
  it.each<[Call['method'], string, boolean]>([
    ['POST', '/api/orders', true],
    ['DELETE', '/api/order-items/1', true],
    ['GET', '/api/orders', false],
    ['POST', '/api/auth/refresh-token', false],
    ['POST', '/elsewhere', false],
  ])('%s %s carries one: %s', async (method, path, carries) => {
    await client().call({ method, path }, okBody);
    expect(seen[0]?.headers['x-csrf-token']).toBe(carries ? 'csrf-1' : undefined);
  });

  it('warns and sends the request all the same when there is none', async () => {
    await client({ csrfToken: async () => null }).call({ method: 'POST', path: '/api/orders', body: {} }, okBody);
    expect(warnings).toHaveLength(1);
    expect(seen).toHaveLength(1);
  });

  it('(c.42) fetches a new one after a refusal and repeats once, with the same idempotency key', async () => {
    answers = [problem(403, 'csrf'), { body: { ok: true } }];
    const csrfToken = async ({ renew }: { renew: boolean }) => (renew ? 'csrf-2' : null);
    await client({ csrfToken }).call({ method: 'POST', path: '/api/orders', body: {}, idempotencyKey: 'k' }, okBody);
    expect(seen.map(({ headers }) => [headers['x-csrf-token'], headers['idempotency-key']])).toEqual([
      [undefined, 'k'],
      ['csrf-2', 'k'],
    ]);
  });

  it.each([
    ['missing', null],
    ['rotated', 'rotated'],
    ['of an old session', 'old'],
  ])('(c.42) that is %s costs one refusal and one repeat', async (_name, held) => {
    answers = [problem(403, 'csrf'), { body: { ok: true } }];
    const asked: boolean[] = [];
    const csrfToken = async ({ renew }: { renew: boolean }) => {
      asked.push(renew);
      return renew ? 'new' : held;
    };
    await client({ csrfToken }).call(
      { method: 'PATCH', path: '/api/orders/1', body: { a: 1 }, ifMatch: '"7"' },
      okBody,
    );
    expect(seen.map(({ headers, body }) => [headers['x-csrf-token'], headers['if-match'], body])).toEqual([
      [held ?? undefined, '"7"', '{"a":1}'],
      ['new', '"7"', '{"a":1}'],
    ]);
    expect(asked).toEqual([false, true]);
  });

  it.each([
    ['first the access token, then this one', [problem(401), problem(403, 'csrf')]],
    ['first this one, then the access token', [problem(403, 'csrf'), problem(401)]],
  ])(
    '(c.42) of a session that was signed in anew: both are old, %s, and each is renewed once',
    async (_name, refusals) => {
      answers = [...refusals, { body: { ok: true } }];
      const ports: Partial<ApiPorts> = {
        csrfToken: async ({ renew }) => (renew ? 'csrf-2' : 'csrf-1'),
        freshAccessToken: async () => ({ kind: 'token', token: 'second' }),
      };
      await client(ports).call({ method: 'POST', path: '/api/orders', body: {}, idempotencyKey: 'k' }, okBody);
      expect(seen).toHaveLength(3);
      expect(seen[2]?.headers).toMatchObject({
        authorization: 'Bearer second',
        'x-csrf-token': 'csrf-2',
        'idempotency-key': 'k',
      });
    },
  );

  it('is not asked for anew without an answer to give', async () => {
    answers = [problem(403, 'csrf')];
    const error = await failureOf(
      client({ csrfToken: async () => null }).call({ method: 'POST', path: '/api/orders' }, okBody),
    );
    expect(isApiProblem(error, { code: 'csrf' })).toBe(true);
    expect(seen).toHaveLength(1);
  });

  it('does not repeat another 403, nor a second refusal', async () => {
    answers = [problem(403, 'forbidden')];
    expect(isApiProblem(await failureOf(client().call({ method: 'POST', path: '/api/orders' }, okBody)))).toBe(true);
    answers = [problem(403, 'csrf'), problem(403, 'csrf')];
    expect(
      isApiProblem(await failureOf(client().call({ method: 'POST', path: '/api/orders' }, okBody)), { code: 'csrf' }),
    ).toBe(true);
    expect(seen).toHaveLength(3);
  });
});

describe('repeats', () => {
  const repeated = [408, 409, 425, 429, 500, 502, 503, 504];
  const others = [400, 402, 403, 404, 405, 410, 412, 413, 415, 418, 422, 423, 424, 428, 431, 451, 501, 505, 507, 511];
  const table = (['GET', 'POST', 'PATCH', 'DELETE'] as const).flatMap((method) =>
    [...repeated, ...others].map((status) => [method, status, method === 'GET' && repeated.includes(status)] as const),
  );

  it.each(table)('%s answered %s is repeated: %s (SPEC §7)', async (method, status, isRepeated) => {
    answers = [problem(status), { body: { ok: true } }];
    const call: Call = { method, path: '/api/orders/1' };
    const done = client().call(call, okBody);
    if (isRepeated) expect(await done).toMatchObject({ value: { ok: true } });
    else expect(isApiProblem(await failureOf(done), { status })).toBe(true);
    expect(seen).toHaveLength(isRepeated ? 2 : 1);
  });

  it.each(repeated)('GET answered %s twice is not repeated again', async (status) => {
    answers = [problem(status), problem(status)];
    expect(isApiProblem(await failureOf(client().call(get(), okBody)), { status })).toBe(true);
    expect(seen).toHaveLength(2);
  });

  it.each<Call['method']>(['POST', 'PATCH', 'DELETE'])('%s whose connection broke is not repeated', async (method) => {
    answers = [{ cut: true }];
    expect(isNetworkFailure(await failureOf(client().call({ method, path: '/api/orders/1' }, okBody)))).toBe(true);
    expect(seen).toHaveLength(1);
  });

  it('happen here and nowhere else: the query library asks once', async () => {
    let asked = 0;
    const queries = createQueryClient();
    const queryFn = () => {
      asked += 1;
      return Promise.reject(new Error('no'));
    };
    await failureOf(queries.fetchQuery({ queryKey: ['x'], queryFn }));
    const observer = new QueryObserver(queries, { queryKey: ['y'], queryFn });
    const stop = observer.subscribe(() => {});
    await failureOf(observer.refetch({ throwOnError: true }));
    stop();
    const mutation = queries.getMutationCache().build(queries, { mutationFn: queryFn });
    await failureOf(mutation.execute(undefined));
    expect(asked).toBe(3);
    queries.clear();
  });

  it('takes a Retry-After longer than five seconds as the answer', async () => {
    answers = [{ ...problem(429), headers: { 'retry-after': '60' } }];
    await failureOf(client().call(get(), okBody));
    expect(seen).toHaveLength(1);
  });

  it('repeats a read whose connection broke', async () => {
    answers = [{ cut: true }, { body: { ok: true } }];
    await client().call(get(), okBody);
    expect(seen).toHaveLength(2);
  });
});

describe('a 401', () => {
  it('gets one refresh and one repeat', async () => {
    answers = [problem(401), { body: { ok: true } }];
    const rejected: (string | null)[] = [];
    await client({
      freshAccessToken: async (token) => {
        rejected.push(token);
        return { kind: 'token', token: 'second' };
      },
    }).call(get(), okBody);
    expect(rejected).toEqual(['first']);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it.each([
    ['gone', { kind: 'ended', reason: 'API auth error: 401' } as const, isSessionEnded],
    ['alive', { kind: 'alive' } as const, isApiProblem],
  ])('a second time asks the session; %s', async (_name, verdict, recognised) => {
    answers = [problem(401), problem(401)];
    const ports: Partial<ApiPorts> = {
      freshAccessToken: async () => ({ kind: 'token', token: 'second' }),
      sessionVerdict: async () => verdict,
    };
    expect(recognised(await failureOf(client(ports).call(get(), okBody)))).toBe(true);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['refused', { kind: 'ended', reason: 'API auth error: 400' } as const, isSessionEnded],
    ['impossible just now', { kind: 'unavailable' } as const, isNetworkFailure],
    ['for nobody', { kind: 'none' } as const, isApiProblem],
  ])('with a refresh that is %s is not repeated', async (_name, answer, recognised) => {
    answers = [problem(401)];
    expect(recognised(await failureOf(client({ freshAccessToken: async () => answer }).call(get(), okBody)))).toBe(
      true,
    );
    expect(seen).toHaveLength(1);
  });
});

describe('a 400', () => {
  const ended: Partial<ApiPorts> = {
    sessionVerdict: async (status) => ({ kind: 'ended', reason: `API auth error: ${status}` }),
  };

  it('(c.37) under /auth/ asks the session', async () => {
    answers = [problem(400), problem(400)];
    const call: Call = { method: 'POST', path: '/api/auth/sessions', body: {} };
    const error = await failureOf(client(ended).call(call, okBody));
    expect(isSessionEnded(error) && error.reason).toBe('API auth error: 400');
    expect(isApiProblem(await failureOf(client().call(call, okBody)), { status: 400 })).toBe(true);
  });

  it.each([
    ['elsewhere', '/api/orders'],
    ['with /auth/ in its query only', '/api/orders?next=/auth/x'],
    ['encoded into a path', '/api/orders/%2Fauth%2F'],
  ])('(c.37) %s does not', async (_name, path) => {
    answers = [problem(400)];
    expect(isApiProblem(await failureOf(client(ended).call(get(path), okBody)), { status: 400 })).toBe(true);
  });

  it('(c.37) of another origin does not', async () => {
    answers = [problem(400)];
    const foreign = client({ ...ended, baseUrl: 'http://localhost:1' }).call(get(`${origin}/auth/x`), okBody);
    expect(isApiProblem(await failureOf(foreign), { status: 400 })).toBe(true);
  });
});

describe('an access token that ends', () => {
  const fresh: Partial<ApiPorts> = { freshAccessToken: async () => ({ kind: 'token', token: 'second' }) };

  it('(c.40) under a POST repeats it once, with the same idempotency key and body', async () => {
    answers = [problem(401), { body: { ok: true } }];
    const call: Call = { method: 'POST', path: '/api/orders', body: { a: 1 }, idempotencyKey: 'k' };
    await client(fresh).call(call, okBody);
    expect(seen.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      ['k', '{"a":1}'],
      ['k', '{"a":1}'],
    ]);
  });

  it('(c.34) under 20 parallel requests repeats each once, and each gets its own answer', async () => {
    const sent: [string, string][] = [];
    const fetch: ApiPorts['fetch'] = async (url, { headers }) => {
      const token = new Headers(headers).get('authorization') ?? '';
      const path = new URL(url).pathname;
      sent.push([path, token]);
      return token === 'Bearer second' ? Response.json({ path }) : new Response('', { status: 401 });
    };
    const paths = Array.from({ length: 20 }, (_, index) => `/api/orders/${index}`);
    const asking = client({ ...fresh, fetch });
    const found = await Promise.all(paths.map((path) => asking.call(get(path), z.object({ path: z.string() }))));
    expect(found.map(({ value }) => value.path)).toEqual(paths);
    expect(sent.filter(([, token]) => token === 'Bearer second').map(([path]) => path)).toEqual(paths);
    expect(sent).toHaveLength(40);
  });
});

describe('answers', () => {
  it('names the fields of a 422', async () => {
    answers = [
      {
        status: 422,
        body: {
          type: 't',
          title: 'Invalid',
          detail: 'd',
          status: 422,
          violations: [{ propertyPath: 'price', message: 'Too low' }],
        },
      },
    ];
    const error = await failureOf(client().call({ method: 'POST', path: '/api/listings', body: {} }, okBody));
    expect(isApiProblem(error, { status: 422 }) && error.violations).toEqual([
      { propertyPath: 'price', message: 'Too low' },
    ]);
  });

  it('makes a problem of an HTML error page', async () => {
    answers = [{ status: 404, body: '<html>' }];
    expect(isApiProblem(await failureOf(client().call(get(), okBody)), { status: 404 })).toBe(true);
  });

  it.each([
    ['another shape', { ok: 'yes' }],
    ['HTML', '<html>'],
    ['nothing', undefined],
  ])('refuses %s', async (_name, body) => {
    answers = [{ body }];
    expect(isContractMismatch(await failureOf(client().call(get('/api/orders/1?x=1'), okBody)))).toBe(true);
  });

  it('gives the entity tag and takes an empty body for a DELETE', async () => {
    answers = [{ body: { ok: true }, headers: { etag: '"3"' } }, { status: 204 }];
    expect((await client().call(get(), okBody)).etag).toBe('"3"');
    await client().call({ method: 'DELETE', path: '/api/order-items/1' }, z.unknown());
  });

  it('repeats lists in the query and leaves out what is undefined', async () => {
    await client().call(get('/api/products', { query: { 'sku[]': ['a', 'b'], page: 2, none: undefined } }), okBody);
    expect(seen[0]?.path).toBe('/api/products?sku%5B%5D=a&sku%5B%5D=b&page=2');
  });
});

describe('no answer', () => {
  it('ends at the time-out, without a second try', async () => {
    answers = [{ hang: true }];
    const error = await failureOf(client({ timeoutMs: 50 }).call(get(), okBody));
    expect(isNetworkFailure(error) && error.reason).toBe('time-out');
    expect(seen).toHaveLength(1);
  });

  it('ends at the time-out too when the body stands still', async () => {
    answers = [{ halt: true }];
    const error = await failureOf(client({ timeoutMs: 100 }).call(get(), okBody));
    expect(isNetworkFailure(error) && error.reason).toBe('time-out');
  });

  it('lets the caller abort', async () => {
    answers = [{ hang: true }];
    const controller = new AbortController();
    const work = failureOf(client().call(get('/api/orders', { signal: controller.signal }), okBody));
    controller.abort();
    expect(await work).toBe(controller.signal.reason);
  });

  it('marks a write in flight until it is answered', async () => {
    const marks: string[] = [];
    const startWrite = () => {
      marks.push('start');
      return () => marks.push('end');
    };
    answers = [problem(500)];
    await failureOf(client({ startWrite }).call({ method: 'POST', path: '/api/orders' }, okBody));
    await client({ startWrite }).call(get(), okBody);
    expect(marks).toEqual(['start', 'end']);
  });
});
