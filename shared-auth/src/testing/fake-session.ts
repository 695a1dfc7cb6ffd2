import type { SessionResponse } from 'shared-contract/user/session';
import type { AuthRequests, AuthResponse } from '../host/auth-requests.ts';
import type { Clock } from '../host/clock.ts';
import { createSession } from '../host/create-session.ts';
import type { RefreshLock } from '../host/refresh-lock.ts';
import type { SessionChannel, SessionMessage } from '../host/session-channel.ts';
import type { HostSession } from '../host/session-ports.ts';
import type { SignOut } from '../host/sign-out.ts';
import type { Session } from '../session.ts';
import { userNamed } from './fake-auth-server.ts';

type Timer = { due: number; work: () => void };

/** A clock with timers that only the test moves. Timers fire in order, and promises settle between them. */
export function fakeTime() {
  let now = 0;
  let wallOffset = 0;
  let timers: Timer[] = [];
  const clock: Clock = () => ({ wall: 1_700_000_000_000 + now + wallOffset, monotonic: now });
  const setTimer = (work: () => void, ms: number) => {
    const timer = { due: now + ms, work };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  async function advance(ms: number): Promise<void> {
    const end = now + ms;
    await flushPromises();
    for (;;) {
      const next = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.due);
      next.work();
      await flushPromises();
    }
    now = end;
  }
  /** Sets the wall clock, or simulates a sleep in which the monotonic clock and all timers stop. */
  const moveWallClock = (ms: number) => {
    wallOffset += ms;
  };
  /** Lets time pass without running timers, as in a frozen tab. */
  const freeze = (ms: number) => {
    now += ms;
  };
  return { clock, setTimer, advance, moveWallClock, freeze, pending: () => timers.length };
}

/** Resolves after every promise that can settle has settled. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const { user, appUser } = userNamed('u1');

/** A session response with a user; `expiresIn` in seconds. */
export function signedInResponse(expiresIn = 600, over: Partial<SessionResponse> = {}): AuthResponse<SessionResponse> {
  return {
    kind: 'ok',
    value: { user, tokens: { accessToken: 'a0', refreshToken: 'r0', expiresIn }, appUser, ...over },
    serverNow: null,
  };
}

/** A session response without a user. */
export const visitorResponse: AuthResponse<SessionResponse> = {
  kind: 'ok',
  value: { user: null, tokens: null },
  serverNow: null,
};

/** Returns a factory for the channels of one browser's tabs; messages arrive at once. */
export function fakeBrowser() {
  const tabs = new Set<(message: SessionMessage) => void>();
  return (): SessionChannel => {
    let own: ((message: SessionMessage) => void) | undefined;
    return {
      post: (message) => {
        for (const tab of tabs) if (tab !== own) tab(message);
      },
      listen: (listener) => {
        own = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    };
  };
}

/** The sign-out of one browser. `left` records how the page was left. */
export function fakeSignOut() {
  const browser = { isMarked: false, isBlocked: false, left: [] as ('leave' | 'finish')[] };
  const signOut: SignOut = {
    leave() {
      browser.isMarked = true;
      browser.left.push('leave');
    },
    isUnfinished: () => browser.isMarked,
    finish() {
      if (!browser.isBlocked) browser.left.push('finish');
      return !browser.isBlocked;
    },
  };
  return Object.assign(browser, { signOut });
}

type Environment = {
  signOut?: SignOut;
  channel?: SessionChannel;
  lock?: RefreshLock;
  time?: ReturnType<typeof fakeTime>;
};

/** A session with a scripted server and a fake clock. Records what it publishes and requests. */
export function aSession(script: Partial<AuthRequests> = {}, environment: Environment = {}) {
  const { time = fakeTime(), channel = fakeBrowser()() } = environment;
  const published: Session[] = [];
  const outages: boolean[] = [];
  const calls = { session: 0, refresh: [] as string[], signedOutElsewhere: 0, otherUser: 0, expiryConflict: 0 };
  const requests: AuthRequests = {
    session: async () => signedInResponse(),
    refresh: async () => {
      const count = calls.refresh.length;
      return {
        kind: 'ok',
        value: { accessToken: `a${count}`, refreshToken: `r${count}`, expiresIn: 600 },
        serverNow: null,
      };
    },
    customerUser: async () => ({ kind: 'ok', value: appUser, serverNow: null }),
    csrfToken: async () => ({ kind: 'ok', value: { csrfToken: 'c' }, serverNow: null }),
    ...script,
  };
  const session: HostSession = createSession({
    requests: {
      ...requests,
      session: () => {
        calls.session += 1;
        return requests.session();
      },
      refresh: (refreshToken) => {
        calls.refresh.push(refreshToken);
        return requests.refresh(refreshToken);
      },
    },
    clock: time.clock,
    setTimer: time.setTimer,
    channel,
    lock: environment.lock ?? (async () => ({ waited: false, release: () => {} })),
    signOut: environment.signOut ?? fakeSignOut().signOut,
    random: () => 0.5,
    publish: (next) => published.push(next),
    onSignedOutElsewhere: () => {
      calls.signedOutElsewhere += 1;
    },
    onOtherUser: () => {
      calls.otherUser += 1;
    },
    onOutage: (isDown) => outages.push(isDown),
    onExpiryConflict: () => {
      calls.expiryConflict += 1;
    },
  });
  return { session, time, published, calls, outages };
}
