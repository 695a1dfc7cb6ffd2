import type { AuthResponse } from '../host/auth-requests.ts';
import { browserLock } from '../host/refresh-lock.ts';
import { createSession } from '../host/session.ts';
import type { SessionMessage } from '../host/session-channel.ts';
import type { HostSession } from '../host/session-ports.ts';
import type { Session } from '../session.ts';
import { fakeAuthServer } from './fake-auth-server.ts';
import { fakeLocks } from './fake-locks.ts';
import { fakeTime } from './fake-world.ts';

/** Something under way between a tab and the server, or between two tabs. */
type Delivery = { isMessage: boolean; deliver: () => void; lose: () => void };

export type FakeTab = {
  session: HostSession;
  facts: Session[];
  /** What this tab was told that may sign it out. */
  verdicts: string[];
  isFrozen: boolean;
  /** Timers and deliveries that came while it was frozen. */
  backlog: (() => void)[];
  listener: ((message: SessionMessage) => void) | null;
  isGone: boolean;
};

type Options = {
  lifetimeSeconds?: number;
  /** By hand: answers and messages wait in `underWay` until somebody delivers or loses them. Else they arrive at once. */
  byHand?: 'answers' | 'answers and messages';
};

const lost: AuthResponse<never> = { kind: 'transient', retryAfterMs: 0 };

/** One browser with tabs, one server, one clock. */
export function fakeTabs({ lifetimeSeconds, byHand }: Options = {}) {
  const time = fakeTime();
  const server = fakeAuthServer(() => time.clock().monotonic, lifetimeSeconds === undefined ? {} : { lifetimeSeconds });
  const locks = fakeLocks();
  const tabs: FakeTab[] = [];
  const underWay: Delivery[] = [];
  const network = { isDown: false };

  function send(delivery: Delivery): void {
    const waits = delivery.isMessage ? byHand === 'answers and messages' : byHand !== undefined;
    if (waits) underWay.push(delivery);
    else delivery.deliver();
  }

  /** There and back are two deliveries: what is lost on the way back has happened all the same. */
  function ask<A extends { kind: string }>(tab: FakeTab, atServer: () => A): Promise<A | AuthResponse<never>> {
    return new Promise((resolve) => {
      const back = (answer: A | AuthResponse<never>) =>
        inTab(tab, () => {
          if (isVerdict(answer)) tab.verdicts.push('server');
          resolve(answer);
        });
      const there = () => {
        if (network.isDown) return back(lost);
        const answer = atServer();
        send({ isMessage: false, deliver: () => back(answer), lose: () => back(lost) });
      };
      send({ isMessage: false, deliver: there, lose: () => back(lost) });
    });
  }

  function post(from: FakeTab, message: SessionMessage): void {
    for (const tab of tabs) {
      if (tab === from || tab.isGone) continue;
      const deliver = () => inTab(tab, () => hear(tab, message));
      send({ isMessage: true, deliver, lose: () => {} });
    }
  }

  function hear(tab: FakeTab, message: SessionMessage): void {
    if (message.kind !== 'rotated') tab.verdicts.push(message.kind);
    tab.listener?.(message);
  }

  function open(): FakeTab {
    const tab: FakeTab = {
      session: undefined as never,
      facts: [],
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
        session: () => ask(tab, server.session),
        refresh: (handle) => ask(tab, () => server.refresh(handle)),
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
      signOut: { leave: () => {}, isUnfinished: () => false, finish: () => {} },
      onOutage: () => {},
      random: () => 0.5,
      publish: (fact) => tab.facts.push(fact),
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
    underWay,
    network,
    open,
    freeze(tab: FakeTab): void {
      tab.isFrozen = true;
    },
    thaw(tab: FakeTab): void {
      tab.isFrozen = false;
      for (const work of tab.backlog.splice(0)) inTab(tab, work);
    },
    /** Without a word to anybody; what it sent is on its way. */
    crash(tab: FakeTab): void {
      tab.isGone = true;
      tabs.splice(tabs.indexOf(tab), 1);
      locks.crash(tab);
      tab.session.dispose();
    },
    signOut(tab: FakeTab): void {
      tab.verdicts.push('own wish');
      tab.session.signOut();
      server.logout();
    },
  };
}

/** What happens to a frozen tab waits, what happens to one that is gone is lost. */
function inTab(tab: FakeTab, work: () => void): void {
  if (tab.isGone) return;
  if (tab.isFrozen) tab.backlog.push(work);
  else work();
}

function isVerdict(answer: { kind: string; value?: unknown }): boolean {
  if (answer.kind === 'refused') return true;
  const { value } = answer;
  return typeof value === 'object' && value !== null && 'user' in value && value.user === null;
}
