import { describe, expect, it, jest } from '@jest/globals';
import { authRequests } from './auth-requests.ts';
import { csrfTokens } from './csrf-token.ts';

const respondWith = (respond: () => Response | Promise<Response>) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const requests = authRequests('', async (url, init) => {
    sent.push({ url, init });
    return respond();
  });
  return { requests, sent };
};

describe('the session request', () => {
  it('accepts text/json (SPEC §7) and reads the clock of the server', async () => {
    const { requests, sent } = respondWith(() =>
      Response.json({ user: null, tokens: null }, { headers: { date: 'Sat, 21 Nov 2026 00:00:00 GMT' } }),
    );
    expect(await requests.session()).toEqual({
      kind: 'ok',
      value: { user: null, tokens: null },
      serverNow: Date.UTC(2026, 10, 21),
    });
    expect(sent[0]).toMatchObject({ url: '/api/auth/session', init: { headers: { Accept: 'text/json' } } });
  });

  it('is aborted after ten seconds (c.21)', async () => {
    const { requests, sent } = respondWith(() => Response.json({ user: null, tokens: null }));
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await requests.session();
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(sent[0]?.init.signal).toBe(timeout.mock.results[0]?.value);
    timeout.mockRestore();
  });

  it('(c.20) is transient without a response, and reads Retry-After', async () => {
    const offline = respondWith(() => Promise.reject(new TypeError('offline')));
    expect(await offline.requests.session()).toEqual({ kind: 'transient', retryAfterMs: 0 });
    const busy = respondWith(() => new Response('', { status: 503, headers: { 'retry-after': '7' } }));
    expect(await busy.requests.session()).toEqual({ kind: 'transient', retryAfterMs: 7000 });
  });

  it('is transient for a page of HTML', async () => {
    expect((await respondWith(() => new Response('<html>')).requests.session()).kind).toBe('transient');
  });
});

describe('the refresh request', () => {
  it.each([
    [200, '{"tokens":{"accessToken":"a"}}', 'ok'],
    [400, '', 'refused'],
    [401, '', 'refused'],
    [403, '', 'refused'],
    [404, '', 'transient'],
    [409, '', 'stale'],
    [408, '', 'transient'],
    [425, '', 'transient'],
    [429, '', 'transient'],
    [500, '', 'transient'],
    [503, '', 'transient'],
  ])('(c.19) with status %s and body "%s" is %s', async (status, body, kind) => {
    expect((await respondWith(() => new Response(body, { status })).requests.refresh('r')).kind).toBe(kind);
  });

  it.each([
    ['a page of HTML', '<!doctype html>'],
    ['an empty body', ''],
    ['truncated JSON', '{"tokens":{"accessToken":"a'],
    ['missing fields', '{"tokens":{}}'],
    ['a wrong type', '{"tokens":{"accessToken":7}}'],
  ])('(c.22) is invalid with %s', async (_name, body) => {
    expect((await respondWith(() => new Response(body)).requests.refresh('r')).kind).toBe('invalid');
  });

  it('(c.22) is transient when the connection breaks while the body is read', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    expect((await respondWith(() => new Response(body)).requests.refresh('r')).kind).toBe('transient');
  });

  it('(c.21) is transient when it hangs', async () => {
    const hanging = authRequests(
      '',
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      20,
    );
    expect(await hanging.refresh('r')).toEqual({ kind: 'transient', retryAfterMs: 0 });
  });
});

describe('the app user request', () => {
  it('is refused with 404, which is transient for the session', async () => {
    const { requests } = respondWith(() => new Response('', { status: 404 }));
    expect((await requests.session()).kind).toBe('transient');
    expect(await requests.customerUser('1', 'a')).toEqual({ kind: 'refused', status: 404 });
  });

  it('(c.53) passes on the detail of a refusal', async () => {
    const problem = { title: 'No', detail: 'This account is closed.' };
    const { requests } = respondWith(() => Response.json(problem, { status: 403 }));
    expect(await requests.customerUser('1', 'a')).toEqual({
      kind: 'refused',
      status: 403,
      message: 'This account is closed.',
    });
  });
});

describe('the CSRF token', () => {
  it('is cached, and fetched again on request or after a failure', async () => {
    let isUp = true;
    let count = 0;
    const { requests, sent } = respondWith(() => {
      count += 1;
      return isUp ? Response.json({ csrfToken: `c${count}` }) : new Response('', { status: 500 });
    });
    const token = csrfTokens(requests);
    expect(await Promise.all([token({ renew: false }), token({ renew: false })])).toEqual(['c1', 'c1']);
    expect(await token({ renew: true })).toBe('c2');
    isUp = false;
    expect(await token({ renew: true })).toBeNull();
    isUp = true;
    expect(await token({ renew: false })).toBe('c4');
    expect(sent).toHaveLength(4);
  });

  it('(c.42) is fetched once for all requests that were refused with the old one', async () => {
    let count = 0;
    const { requests, sent } = respondWith(() => {
      count += 1;
      return Response.json({ csrfToken: `c${count}` });
    });
    const token = csrfTokens(requests);
    await token({ renew: false });
    expect(await Promise.all(Array.from({ length: 20 }, () => token({ renew: true })))).toEqual(Array(20).fill('c2'));
    expect(sent).toHaveLength(2);
  });
});
