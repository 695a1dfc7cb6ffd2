import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as openDoor from '../index.ts';
import { publishSession, sessionAtom, sessionStore } from '../session.ts';
import { aSession, fakeBrowser, signedIn } from '../testing/fake-world.ts';
import { useSession } from '../use-session.ts';
import { authRequests } from './auth-requests.ts';
import { browserClock } from './clock.ts';
import { browserTimer } from './long-timeout.ts';
import { browserLock } from './refresh-lock.ts';
import { createSession } from './session.ts';
import { browserChannel, type SessionMessage } from './session-channel.ts';
import { browserSignOut } from './sign-out.ts';

/** The session among a real page's surroundings; numbers are rows of the token-store table. */

afterEach(() => void jest.restoreAllMocks());

const tokens = { accessToken: 'secret-access', refreshToken: 'secret-handle', expiresIn: 600 };
const answer = signedIn(600, { tokens });
const body = answer.kind === 'ok' ? answer.value : null;

/** As the shell joins it, the network apart. */
function aPage(fetcher: () => Promise<Response> = async () => Response.json(body)) {
  return createSession({
    requests: authRequests('', fetcher),
    clock: browserClock,
    setTimer: browserTimer,
    channel: browserChannel(),
    lock: browserLock(browserTimer),
    signOut: browserSignOut(() => {}),
    random: Math.random,
    publish: publishSession,
    onSignedOutElsewhere: () => {},
    onOtherUser: () => {},
  });
}

describe('storage', () => {
  it.each(['throws', 'is full', 'holds rubbish'])(
    '(c.48) that %s does not matter: the session lives in memory',
    async (how) => {
      const refuse = () => {
        throw new DOMException(how, 'QuotaExceededError');
      };
      if (how === 'throws') jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
      if (how !== 'holds rubbish') jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
      else localStorage.setItem('verandah-session', '{"tokens":[null');
      const session = aPage();
      expect((await session.ready()).status).toBe('signedIn');
      expect(await session.accessToken({ write: true })).toEqual({ kind: 'token', token: 'secret-access' });
      session.dispose();
    },
  );

  it('(c.50) of an older version is not even read, and nothing of this one is left there', async () => {
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

describe('a remote with bad intentions', () => {
  it('(c.56) finds facts at the open door and no token, however deep it looks', async () => {
    const session = aPage();
    await session.ready();
    expect(Object.keys(openDoor).sort()).toEqual([
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
    const look = (value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
      seen.add(value);
      for (const key of Reflect.ownKeys(value)) look(Object.getOwnPropertyDescriptor(value, key)?.value);
    };
    look({ ...openDoor });
    look(sessionStore.get(sessionAtom));
    expect(texts).toContain('o@example.com');
    expect(texts.join('\n')).not.toContain('secret');
    session.dispose();
  });

  it('(c.56) hears no token on the channel', async () => {
    const heard: SessionMessage[] = [];
    const browser = fakeBrowser();
    browser().listen((message) => void heard.push(message));
    const { session, time } = aSession({}, { channel: browser() });
    await session.ready();
    await time.advance(1_200_000);
    expect(heard.map(({ kind }) => kind)).toEqual(['signed-in', 'rotated', 'rotated']);
    expect(JSON.stringify(heard)).not.toMatch(/"[ar]\d"|token/i);
  });
});

describe('React in strict mode', () => {
  it('(c.11) draws what mounts twice with one subscription, and leaves none behind', () => {
    const Status = () => <p>{useSession().status}</p>;
    let listening = 0;
    const { sub } = sessionStore;
    jest.spyOn(sessionStore, 'sub').mockImplementation((...args) => {
      listening += 1;
      const stop = sub(...args);
      return () => {
        listening -= 1;
        stop();
      };
    });
    publishSession({ status: 'signedOut' });
    const { unmount } = render(
      <StrictMode>
        <Status />
      </StrictMode>,
    );
    expect(listening).toBe(1);
    act(() => publishSession({ status: 'ended', reason: 'x' }));
    expect(screen.getByText('ended')).toBeTruthy();
    unmount();
    expect(listening).toBe(0);
  });

  it('(c.11) a session that is made, disposed and made again answers once to each message', async () => {
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

describe('the first fetch', () => {
  const slow = () => new Promise<Response>(() => {});
  const published = () => sessionStore.get(sessionAtom).status;

  it.each<[string, () => Promise<Response>, string]>([
    ['does not come', slow, 'notReady'],
    ['is a 500', async () => new Response('', { status: 500 }), 'notReady'],
    [
      'is a page of HTML',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      'notReady',
    ],
    ['is of another shape', async () => Response.json({ user: 7 }), 'notReady'],
    ['is a 401', async () => new Response('', { status: 401 }), 'signedOut'],
  ])(
    '(c.51) whose answer %s lets nobody in and sends nobody to log in; reads go on as a visitor’s',
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
