import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { api } from 'shared-api';
import { signOut } from 'shared-auth';
import type { HostSession } from 'shared-auth/host';
import { signingOutCookie } from 'shared-contract/user/session';
import { persistedAtom } from 'shared-platform';
import { clearPersistedStores, configureLogger, cookieArea } from 'shared-platform/host';
import * as z from 'zod/mini';
import { setSessionNotice } from './session-notices.ts';
import { startSession } from './start-session.ts';

const person = {
  '@id': '/api/customer-users/u1',
  id: 'u1',
  name: 'Olivia Nguyen',
  givenName: 'Olivia',
  familyName: 'Nguyen',
  username: 'olivia@example.com',
};
const appUser = {
  '@id': person['@id'],
  id: 'u1',
  firstName: 'Olivia',
  lastName: 'Nguyen',
  fullName: 'Olivia Nguyen',
  username: 'olivia@example.com',
};

/** A server that accepts one access token at a time. */
function aServer() {
  const server = { accepted: 'access-1', refreshes: 0, requests: [] as string[], hasTokens: true, refuses: false };
  const tokens = () => ({ accessToken: server.accepted, refreshToken: `handle-${server.refreshes}`, expiresIn: 600 });
  const respond = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(input, location.origin);
    if (pathname === '/api/auth/session')
      return Response.json({ user: person, appUser, ...(server.hasTokens && { tokens: tokens() }) });
    if (pathname === '/api/auth/refresh-token') {
      if (server.refuses) return Response.json({}, { status: 401 });
      server.refreshes += 1;
      server.accepted = `access-${server.refreshes + 1}`;
      return Response.json({ tokens: tokens() });
    }
    const token = new Headers(init.headers).get('authorization');
    server.requests.push(`${pathname} ${token}`);
    return token === `Bearer ${server.accepted}`
      ? Response.json({ path: pathname })
      : Response.json({ title: 'Unauthorized', detail: 'No.', status: 401, type: '/errors/401' }, { status: 401 });
  };
  return Object.assign(server, { respond });
}

let server: ReturnType<typeof aServer>;
let logged: unknown[][];
let session: HostSession | undefined;
const realFetch = globalThis.fetch;

beforeEach(() => {
  server = aServer();
  globalThis.fetch = (input, init) => server.respond(String(input), init);
  logged = [];
  const log = (...parts: unknown[]) => logged.push(parts);
  configureLogger({ console: { debug: log, info: log, warn: log, error: log } });
});
afterEach(() => {
  session?.dispose();
  setSessionNotice('signedOutElsewhere', false);
  clearPersistedStores();
  // A sign-out sets this cookie, and the next test would first finish the sign-out.
  cookieArea(
    () => document,
    () => false,
  ).remove(signingOutCookie);
  globalThis.fetch = realFetch;
  configureLogger({ console });
});

const ends = () => logged.filter(([message]) => message === 'The session has ended');

describe('the session with the API client', () => {
  it('(c.34) repeats 20 requests that were answered with 401 once each, in order, after one refresh', async () => {
    session = startSession('', () => {});
    await session.ready();
    server.accepted = 'another';
    const paths = Array.from({ length: 20 }, (_, index) => `/api/orders/${index}`);
    const found = await Promise.all(paths.map((path) => api.get(path, z.object({ path: z.string() }))));
    expect(found.map(({ path }) => path)).toEqual(paths);
    expect(server.refreshes).toBe(1);
    expect(server.requests).toEqual([
      ...paths.map((path) => `${path} Bearer access-1`),
      ...paths.map((path) => `${path} Bearer access-2`),
    ]);
    expect(ends()).toEqual([]);
  });
});

const choiceAtom = persistedAtom({ id: 'test-choice', version: 1, schema: z.string(), initial: '' });
/** Stores the value, and returns the user it is stored for. */
function storeChoice(value: string): unknown {
  getDefaultStore().set(choiceAtom, value);
  return JSON.parse(localStorage.getItem('verandah-store:test-choice') ?? '{}').user;
}

/** A channel to the browser's other tabs, which jsdom does not have. */
class FakeChannel extends EventTarget {
  static readonly line = new EventTarget();
  constructor() {
    super();
    FakeChannel.line.addEventListener('message', (event) =>
      this.dispatchEvent(new MessageEvent('message', { data: Reflect.get(event, 'data') })),
    );
  }
  postMessage(): void {}
  close(): void {}
}

describe('after a sign-out', () => {
  it.each([
    ['here', () => signOut()],
    [
      'in another tab',
      () => FakeChannel.line.dispatchEvent(new MessageEvent('message', { data: { kind: 'signed-out' } })),
    ],
  ])('%s, this tab stores values for a visitor', async (_place, leave) => {
    Reflect.set(globalThis, 'BroadcastChannel', FakeChannel);
    session = startSession('', () => {});
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    await session.ready();
    expect(storeChoice('a')).toBe('u1');
    leave();
    await waitFor(() => expect(storeChoice('b')).toBeNull());
  });
});

describe('the log', () => {
  it('has the reason for the end of a session once, and nothing about its user', async () => {
    server.hasTokens = false;
    session = startSession('', () => {});
    await session.ready();
    expect(ends()).toEqual([['The session has ended', { reason: 'No tokens available' }]]);
    expect(JSON.stringify(logged)).not.toMatch(/olivia|nguyen|u1|access-|handle-/i);
  });

  it('has the reason of SPEC §8 for a refused refresh', async () => {
    session = startSession('', () => {});
    await session.ready();
    server.accepted = 'another';
    server.refuses = true;
    await expect(api.get('/api/orders/1', z.object({}))).rejects.toMatchObject({ name: 'SessionEnded' });
    await waitFor(() => expect(ends()).toEqual([['The session has ended', { reason: 'API auth error: 401' }]]));
  });
});
