import { describe, expect, it, jest } from '@jest/globals';
import { authRequests } from './auth-requests.ts';
import { csrfTokens } from './csrf-token.ts';

const answering = (answer: () => Response | Promise<Response>) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const requests = authRequests('', async (url, init) => {
    sent.push({ url, init });
    return answer();
  });
  return { requests, sent };
};

describe('the session’s own requests', () => {
  it('ask for the session as text/json (SPEC §7) and read the server clock', async () => {
    const { requests, sent } = answering(() =>
      Response.json({ user: null, tokens: null }, { headers: { date: 'Sat, 21 Nov 2026 00:00:00 GMT' } }),
    );
    expect(await requests.session()).toEqual({
      kind: 'ok',
      value: { user: null, tokens: null },
      serverNow: Date.UTC(2026, 10, 21),
    });
    expect(sent[0]).toMatchObject({ url: '/api/auth/session', init: { headers: { Accept: 'text/json' } } });
  });

  it.each([
    [200, '{"tokens":{"accessToken":"a"}}', 'ok'],
    [200, '<html>', 'transient'],
    [200, '{"tokens":{}}', 'invalid'],
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
  ])('(c.19) %s with %s is %s', async (status, body, kind) => {
    expect((await answering(() => new Response(body, { status })).requests.refresh('r')).kind).toBe(kind);
  });

  it('(c.21) are given up when they hang', async () => {
    const hanging = authRequests(
      '',
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      20,
    );
    expect(await hanging.refresh('r')).toEqual({ kind: 'transient', retryAfterMs: 0 });
  });

  it('(c.21) are given up after ten seconds', async () => {
    const { requests, sent } = answering(() => Response.json({ user: null, tokens: null }));
    const deadline = jest.spyOn(AbortSignal, 'timeout');
    await requests.session();
    expect(deadline).toHaveBeenCalledWith(10_000);
    expect(sent[0]?.init.signal).toBe(deadline.mock.results[0]?.value);
    deadline.mockRestore();
  });

  it('end nothing over a missing path, but know an app user who is not there', async () => {
    const { requests } = answering(() => new Response('', { status: 404 }));
    expect((await requests.session()).kind).toBe('transient');
    expect(await requests.customerUser('1', 'a')).toEqual({ kind: 'refused', status: 404 });
  });

  it('(c.53) pass on what the service says of its refusal', async () => {
    const { requests } = answering(() =>
      Response.json({ title: 'No', detail: 'This account is closed.' }, { status: 403 }),
    );
    expect(await requests.customerUser('1', 'a')).toEqual({
      kind: 'refused',
      status: 403,
      message: 'This account is closed.',
    });
  });

  it('(c.20) take no answer for transient, a Retry-After for the wait', async () => {
    expect(await answering(() => Promise.reject(new TypeError('offline'))).requests.session()).toMatchObject({
      kind: 'transient',
    });
    const busy = answering(() => new Response('', { status: 503, headers: { 'retry-after': '7' } }));
    expect(await busy.requests.session()).toEqual({ kind: 'transient', retryAfterMs: 7000 });
  });
});

describe('the CSRF token', () => {
  it('is fetched once, again on request, and again after a failure', async () => {
    let up = true;
    let count = 0;
    const { requests, sent } = answering(() => {
      count += 1;
      return up ? Response.json({ csrfToken: `c${count}` }) : new Response('', { status: 500 });
    });
    const token = csrfTokens(requests);
    expect(await Promise.all([token({ renew: false }), token({ renew: false })])).toEqual(['c1', 'c1']);
    expect(await token({ renew: true })).toBe('c2');
    up = false;
    expect(await token({ renew: true })).toBeNull();
    up = true;
    expect(await token({ renew: false })).toBe('c4');
    expect(sent).toHaveLength(4);
  });

  it('(c.42) is fetched once for any number of requests that were refused for the old one', async () => {
    let count = 0;
    const { requests, sent } = answering(() => {
      count += 1;
      return Response.json({ csrfToken: `c${count}` });
    });
    const token = csrfTokens(requests);
    await token({ renew: false });
    expect(await Promise.all(Array.from({ length: 20 }, () => token({ renew: true })))).toEqual(Array(20).fill('c2'));
    expect(sent).toHaveLength(2);
  });
});
