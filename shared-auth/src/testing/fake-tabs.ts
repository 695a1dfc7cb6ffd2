import type { AuthResponse } from '../host/auth-requests.ts';
import { createSession } from '../host/create-session.ts';
import { browserLock } from '../host/refresh-lock.ts';
import type { SessionMessage } from '../host/session-channel.ts';
import type { HostSession } from '../host/session-ports.ts';
import type { Session } from '../session.ts';
import { fakeAuthServer } from './fake-auth-server.ts';
import { fakeLocks } from './fake-locks.ts';
import { fakeTime } from './fake-session.ts';

/** Something in flight between a tab and the server, or between two tabs. */
type Delivery = { isMessage: boolean; deliver: () => void; lose: () => void };

export type FakeTab = {
  session: HostSession;
  published: Session[];
  /** Everything this tab received that may sign it out. */
  verdicts: string[];
  isFrozen: boolean;
  /** Timers and deliveries that arrived while the tab was frozen. */
  backlog: (() => void)[];
  listener: ((message: SessionMessage) => void) | null;
  isGone: boolean;
};

type Options = {
  lifetimeSeconds?: number;
  /** These wait in `inFlight` until the test delivers or loses them; everything else arrives at once. */
  manual?: 'responses' | 'responses and messages' | undefined;
};

const lost: AuthResponse<never> = { kind: 'transient', retryAfterMs: 0 };

/** One browser with several tabs, one server and one clock. */
export function fakeTabs({ lifetimeSeconds, manual }: Options = {}) {
  const time = fakeTime();
  const server = fakeAuthServer(() => time.clock().monotonic, lifetimeSeconds === undefined ? {} : { lifetimeSeconds });
  const locks = fakeLocks();
  const tabs: FakeTab[] = [];
  const inFlight: Delivery[] = [];
  const network = { isDown: false };

  function send(delivery: Delivery): void {
    const waits = delivery.isMessage ? manual === 'responses and messages' : manual !== undefined;
    if (waits) inFlight.push(delivery);
    else delivery.deliver();
  }

  /** Request and response are two deliveries: when the response is lost, the server has acted nevertheless. */
  function request<A extends { kind: string }>(tab: FakeTab, atServer: () => A): Promise<A | AuthResponse<never>> {
    return new Promise((resolve) => {
      const respond = (response: A | AuthResponse<never>) =>
        inTab(tab, () => {
          if (isVerdict(response)) tab.verdicts.push('server');
          resolve(response);
        });
      const deliver = () => {
        if (network.isDown) return respond(lost);
        const response = atServer();
        send({ isMessage: false, deliver: () => respond(response), lose: () => respond(lost) });
      };
      send({ isMessage: false, deliver, lose: () => respond(lost) });
    });
  }

  function post(from: FakeTab, message: SessionMessage): void {
    for (const tab of tabs) {
      if (tab === from || tab.isGone) continue;
      const deliver = () => inTab(tab, () => receive(tab, message));
      send({ isMessage: true, deliver, lose: () => {} });
    }
  }

  function receive(tab: FakeTab, message: SessionMessage): void {
    if (message.kind !== 'rotated') tab.verdicts.push(message.kind);
    tab.listener?.(message);
  }

  function open(): FakeTab {
    const tab: FakeTab = {
      session: undefined as never,
      published: [],
      verdicts: [],
      isFrozen: false,
      backlog: [],
      listener: null,
      isGone: false,
    };
    tabs.push(tab);
    const setTimer = (work: () => void, ms: number) => {
      let isCancelled = false;
      const run = () => {
        if (!isCancelled) work();
      };
      const cancel = time.setTimer(() => inTab(tab, run), ms);
      return () => {
        isCancelled = true;
        cancel();
      };
    };
    tab.session = createSession({
      requests: {
        session: () => request(tab, server.session),
        refresh: (refreshToken) => request(tab, () => server.refresh(refreshToken)),
        customerUser: async () => lost,
        csrfToken: async () => lost,
      },
      clock: time.clock,
      setTimer,
      channel: {
        post: (message) => post(tab, message),
        listen(listener) {
          tab.listener = listener;
          return () => {
            tab.listener = null;
          };
        },
      },
      lock: browserLock(setTimer, locks.of(tab)),
      signOut: { leave: () => {}, isUnfinished: () => false, finish: () => true },
      onOutage: () => {},
      random: () => 0.5,
      publish: (session) => tab.published.push(session),
      onSignedOutElsewhere: () => {},
      onOtherUser: () => tab.verdicts.push('other user'),
    });
    return tab;
  }

  return {
    time,
    server,
    locks,
    tabs,
    inFlight,
    network,
    open,
    freeze(tab: FakeTab): void {
      tab.isFrozen = true;
    },
    thaw(tab: FakeTab): void {
      tab.isFrozen = false;
      for (const work of tab.backlog.splice(0)) inTab(tab, work);
    },
    /** Ends a tab without notice; its requests stay in flight. */
    crash(tab: FakeTab): void {
      tab.isGone = true;
      tabs.splice(tabs.indexOf(tab), 1);
      locks.crash(tab);
      tab.session.dispose();
    },
    signOut(tab: FakeTab): void {
      tab.verdicts.push('own sign-out');
      tab.session.signOut();
      server.logout();
    },
  };
}

/** Defers what happens to a frozen tab, and drops what happens to one that is gone. */
function inTab(tab: FakeTab, work: () => void): void {
  if (tab.isGone) return;
  if (tab.isFrozen) tab.backlog.push(work);
  else work();
}

function isVerdict(response: { kind: string; value?: unknown }): boolean {
  if (response.kind === 'refused') return true;
  const { value } = response;
  return typeof value === 'object' && value !== null && 'user' in value && value.user === null;
}
