import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as publicEntry from '../index.ts';
import { publishSession, sessionAtom, sessionStore } from '../session.ts';
import { aSession, fakeBrowser, signedInResponse } from '../testing/fake-session.ts';
import { useSession } from '../use-session.ts';
import { authRequests } from './auth-requests.ts';
import { browserClock, browserTimer } from './clock.ts';
import { createSession } from './create-session.ts';
import { browserLock } from './refresh-lock.ts';
import { browserChannel, type SessionMessage } from './session-channel.ts';
import { browserSignOut } from './sign-out.ts';

/** The session with the ports of a real browser. Numbers are rows of the token-store table in docs/reliability.md. */

afterEach(() => void jest.restoreAllMocks());

const tokens = { accessToken: 'secret-access', refreshToken: 'secret-handle', expiresIn: 600 };
const response = signedInResponse(600, { tokens });
const body = response.kind === 'ok' ? response.value : null;

/** A session as the shell creates it, without a network. */
function aPage(fetcher: () => Promise<Response> = async () => Response.json(body)) {
  return createSession({
    requests: authRequests('', fetcher),
    clock: browserClock,
    setTimer: browserTimer,
    channel: browserChannel(),
    lock: browserLock(browserTimer),
    signOut: browserSignOut(
      () => {},
      () => true,
    ),
    random: Math.random,
    publish: publishSession,
    onSignedOutElsewhere: () => {},
    onOtherUser: () => {},
  });
}

describe('browser storage', () => {
  it.each(['throws', 'is full', 'is corrupt'])('(c.48) is not needed: the session works when it %s', async (how) => {
    const refuse = () => {
      throw new DOMException(how, 'QuotaExceededError');
    };
    if (how === 'throws') jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    if (how !== 'is corrupt') jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    else localStorage.setItem('verandah-session', '{"tokens":[null');
    const session = aPage();
    expect((await session.ready()).status).toBe('signedIn');
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'token', token: 'secret-access' });
    session.dispose();
  });

  it('(c.50) of an older version is not read, and this version stores nothing in it', async () => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('session', '{"version":0,"tokens":{"accessToken":"old"}}');
    }
    const read = jest.spyOn(Storage.prototype, 'getItem');
    const session = aPage();
    await session.ready();
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'token', token: 'secret-access' });
    session.dispose();
    expect(read).not.toHaveBeenCalled();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('secret');
  });
});

describe('a malicious remote', () => {
  it('(b.57) (c.56) finds no token in anything that the public entry point exports', async () => {
    const session = aPage();
    await session.ready();
    expect(Object.keys(publicEntry).sort()).toEqual([
      'UserUnavailable',
      'currentSession',
      'signIn',
      'signOut',
      'signUp',
      'useSession',
      'useUser',
    ]);
    const seen = new Set<unknown>();
    const texts: string[] = [];
    const collectTexts = (value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
      seen.add(value);
      for (const key of Reflect.ownKeys(value)) collectTexts(Object.getOwnPropertyDescriptor(value, key)?.value);
    };
    collectTexts({ ...publicEntry });
    collectTexts(sessionStore.get(sessionAtom));
    expect(texts).toContain('u1@example.com');
    expect(texts.join('\n')).not.toContain('secret');
    session.dispose();
  });

  it('(c.56) receives no token from the channel', async () => {
    const received: SessionMessage[] = [];
    const browser = fakeBrowser();
    browser().listen((message) => void received.push(message));
    const { session, time } = aSession({}, { channel: browser() });
    await session.ready();
    await time.advance(1_200_000);
    expect(received.map(({ kind }) => kind)).toEqual(['signed-in', 'rotated', 'rotated']);
    expect(JSON.stringify(received)).not.toMatch(/"[ar]\d"|token/i);
  });
});

describe('React in strict mode', () => {
  it('(c.11) subscribes once although it mounts twice, and unsubscribes', () => {
    const Status = () => <p>{useSession().status}</p>;
    let subscriptions = 0;
    const { sub } = sessionStore;
    jest.spyOn(sessionStore, 'sub').mockImplementation((...args) => {
      subscriptions += 1;
      const unsubscribe = sub(...args);
      return () => {
        subscriptions -= 1;
        unsubscribe();
      };
    });
    publishSession({ status: 'signedOut' });
    const { unmount } = render(
      <StrictMode>
        <Status />
      </StrictMode>,
    );
    expect(subscriptions).toBe(1);
    act(() => publishSession({ status: 'ended', reason: 'x' }));
    expect(screen.getByText('ended')).toBeTruthy();
    unmount();
    expect(subscriptions).toBe(0);
  });

  it('(c.11) lets only the second session react when one is created, disposed and created again', async () => {
    const browser = fakeBrowser();
    const elsewhere = browser();
    elsewhere.listen(() => {});
    const channel = browser();
    const first = aSession({}, { channel });
    await first.session.ready();
    first.session.dispose();
    const second = aSession({}, { channel });
    await second.session.ready();
    elsewhere.post({ kind: 'signed-out' });
    expect([first.calls.signedOutElsewhere, second.calls.signedOutElsewhere]).toEqual([0, 1]);
    expect(first.time.pending()).toBe(0);
  });
});

describe('the first load', () => {
  const pending = () => new Promise<Response>(() => {});
  const published = () => sessionStore.get(sessionAtom).status;

  it.each<[string, () => Promise<Response>, string]>([
    ['is pending', pending, 'notReady'],
    ['is a 500', async () => new Response('', { status: 500 }), 'notReady'],
    [
      'is a page of HTML',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      'notReady',
    ],
    ['does not match the contract', async () => Response.json({ user: 7 }), 'notReady'],
    ['is a 401', async () => new Response('', { status: 401 }), 'signedOut'],
  ])(
    '(c.51) signs no user in while its response %s; reads continue as for a visitor',
    async (_name, fetcher, status) => {
      publishSession({ status: 'notReady' });
      const session = aPage(fetcher);
      expect(await session.accessToken({ write: false })).toEqual({ kind: 'none' });
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve));
      expect(published()).toBe(status);
      session.dispose();
    },
  );
});
