import type { SessionResponse } from 'shared-contract/user/session';
import type { AuthRequests, AuthResponse } from '../host/auth-requests.ts';
import type { Clock } from '../host/clock.ts';
import type { RefreshLock } from '../host/refresh-lock.ts';
import { createSession } from '../host/session.ts';
import type { SessionChannel, SessionMessage } from '../host/session-channel.ts';
import type { HostSession } from '../host/session-ports.ts';
import type { SignOut } from '../host/sign-out.ts';
import type { Session } from '../session.ts';

type Timer = { due: number; work: () => void };

/** A clock and its timers, moved by hand. Timers fire in order and promises settle between them. */
export function fakeTime() {
  let now = 0;
  let wallAhead = 0;
  let timers: Timer[] = [];
  const clock: Clock = () => ({ wall: 1_700_000_000_000 + now + wallAhead, monotonic: now });
  const setTimer = (work: () => void, ms: number) => {
    const timer = { due: now + ms, work };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  async function advance(ms: number): Promise<void> {
    const end = now + ms;
    await settled();
    for (;;) {
      const next = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.due);
      next.work();
      await settled();
    }
    now = end;
  }
  /** A clock that is set, or a laptop's sleep in which the monotonic clock and all timers stand still. */
  const setWallAhead = (ms: number) => {
    wallAhead += ms;
  };
  /** Time in which no timer of this page runs: a frozen tab. */
  const freeze = (ms: number) => {
    now += ms;
  };
  return { clock, setTimer, advance, setWallAhead, freeze, pending: () => timers.length };
}

/** Lets every promise that can settle do so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const person = {
  '@id': '/api/customer-users/u1',
  id: 'u1',
  name: 'O N',
  givenName: 'O',
  familyName: 'N',
  username: 'o@example.com',
};
const appUser = {
  '@id': '/api/customer-users/u1',
  id: 'u1',
  firstName: 'O',
  lastName: 'N',
  fullName: 'O N',
  username: 'o@example.com',
};

/** A signed-in session answer; `expiresIn` in seconds. */
export function signedIn(expiresIn = 600, over: Partial<SessionResponse> = {}): AuthResponse<SessionResponse> {
  return {
    kind: 'ok',
    value: { user: person, tokens: { accessToken: 'a0', refreshToken: 'r0', expiresIn }, appUser, ...over },
    serverNow: null,
  };
}

export const visitor: AuthResponse<SessionResponse> = {
  kind: 'ok',
  value: { user: null, tokens: null },
  serverNow: null,
};

/** Tabs of one browser, each hearing the others. */
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

/** The sign-out of one browser, with its mark; `isOnline` as the test says. */
export function fakeSignOut() {
  const world = { isOnline: true, isMarked: false, left: [] as ('sign out' | 'finish')[] };
  const go = (how: 'sign out' | 'finish') => {
    if (world.isOnline) world.left.push(how);
  };
  const signOut: SignOut = {
    leave() {
      world.isMarked = true;
      go('sign out');
    },
    isUnfinished: () => world.isMarked,
    finish: () => go('finish'),
  };
  return Object.assign(world, { signOut });
}

type Surroundings = {
  signOut?: SignOut;
  channel?: SessionChannel;
  lock?: RefreshLock;
  time?: ReturnType<typeof fakeTime>;
};

/** A session in a world of its own: a scripted server, a clock by hand, a record of what was published. */
export function aSession(script: Partial<AuthRequests> = {}, surroundings: Surroundings = {}) {
  const { time = fakeTime(), channel = fakeBrowser()() } = surroundings;
  const facts: Session[] = [];
  const trouble: boolean[] = [];
  const calls = { session: 0, refresh: [] as string[], signedOutElsewhere: 0, otherUser: 0 };
  const requests: AuthRequests = {
    session: async () => signedIn(),
    refresh: async () => {
      const count = calls.refresh.length;
      return {
        kind: 'ok',
        value: { accessToken: `a${count}`, refreshToken: `r${count}`, expiresIn: 600 },
        serverNow: null,
      };
    },
    customerUser: async () => ({ kind: 'ok', value: appUser, serverNow: null }),
    csrfToken: async () => ({ kind: 'ok', value: 'c', serverNow: null }),
    ...script,
  };
  const session: HostSession = createSession({
    requests: {
      ...requests,
      session: () => {
        calls.session += 1;
        return requests.session();
      },
      refresh: (handle) => {
        calls.refresh.push(handle);
        return requests.refresh(handle);
      },
    },
    clock: time.clock,
    setTimer: time.setTimer,
    channel,
    lock: surroundings.lock ?? (async () => ({ waited: false, release: () => {} })),
    signOut: surroundings.signOut ?? fakeSignOut().signOut,
    random: () => 0.5,
    publish: (fact) => facts.push(fact),
    onSignedOutElsewhere: () => {
      calls.signedOutElsewhere += 1;
    },
    onOtherUser: () => {
      calls.otherUser += 1;
    },
    onOutage: (isInTrouble) => trouble.push(isInTrouble),
  });
  return { session, time, facts, calls, trouble };
}
