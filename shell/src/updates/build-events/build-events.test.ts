import { describe, expect, it } from '@jest/globals';
import { createBuildStream } from './build-stream.ts';
import { asOneTab } from './one-tab.ts';

type Listeners = { onOpen: () => void; onBuild: () => void; onEnd: () => void };

function aStream({ random = 0.5 } = {}) {
  const connections: (Listeners & { isOpen: boolean })[] = [];
  const timers: { work: () => void; ms: number }[] = [];
  const open = createBuildStream({
    connect(listeners) {
      const connection = { ...listeners, isOpen: true };
      connections.push(connection);
      return () => {
        connection.isOpen = false;
      };
    },
    setTimer(work, ms) {
      const timer = { work, ms };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
    random: () => random,
  });
  return {
    open,
    connections,
    waits: () => timers.map(({ ms }) => ms),
    pass: () => timers.shift()?.work(),
    last: () => connections.at(-1) as Listeners,
  };
}

describe('the stream of urgent builds', () => {
  it('connects again later each time, and gives up after five failures', () => {
    const { open, connections, last, waits, pass } = aStream();
    open(() => {});
    const waited: number[] = [];
    for (let failure = 0; failure < 4; failure += 1) {
      last().onEnd();
      waited.push(...waits());
      pass();
    }
    last().onEnd();
    expect(waited).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect([waits(), connections.map(({ isOpen }) => isOpen)]).toEqual([[], [false, false, false, false, false]]);
    open(() => {});
    expect(connections).toHaveLength(5);
  });

  it.each([
    [0, 5_000],
    [1, 15_000],
  ])('waits up to half less or more (random %s: %s ms)', (random, ms) => {
    const { open, last, waits } = aStream({ random });
    open(() => {});
    last().onEnd();
    expect(waits()).toEqual([ms]);
  });

  it('forgets failures once a connection was open for half a minute', () => {
    const { open, last, waits, pass } = aStream();
    open(() => {});
    last().onEnd();
    pass();
    last().onOpen();
    last().onEnd();
    // A connection that ends at once counts as a failure.
    expect(waits()).toEqual([20_000]);
    pass();
    last().onOpen();
    expect(waits()).toEqual([30_000]);
    pass();
    last().onEnd();
    expect(waits()).toEqual([10_000]);
  });

  it('passes builds on until it is closed, and then does not connect again', () => {
    const { open, connections, last, waits } = aStream();
    let builds = 0;
    const close = open(() => {
      builds += 1;
    });
    last().onBuild();
    last().onEnd();
    close();
    expect([builds, waits(), connections[0]?.isOpen]).toEqual([1, [], false]);
  });
});

describe('one tab of many', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  /** Web Locks with one lock, as a browser has them. */
  function someLocks() {
    let tail = Promise.resolve();
    return {
      request: async (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
        const before = tail;
        let free = () => {};
        tail = new Promise((resolve) => {
          free = resolve;
        });
        await before;
        try {
          if (signal?.aborted) throw signal.reason;
          await work();
        } finally {
          free();
        }
      },
    } as unknown as LockManager;
  }

  function aTab(locks: LockManager | undefined) {
    const tab = { leads: false, stop: () => {} };
    tab.stop = asOneTab(
      'a',
      () => {
        tab.leads = true;
        return () => {
          tab.leads = false;
        };
      },
      locks,
    );
    return tab;
  }

  it('leads, and the next one follows when it stops; one that has stopped waiting never leads', async () => {
    const locks = someLocks();
    const tabs = [aTab(locks), aTab(locks), aTab(locks)];
    const leaders = async () => {
      await settle();
      return tabs.map(({ leads }) => leads);
    };
    expect(await leaders()).toEqual([true, false, false]);
    tabs[1]?.stop();
    expect(await leaders()).toEqual([true, false, false]);
    tabs[0]?.stop();
    expect(await leaders()).toEqual([false, false, true]);
  });

  it.each([
    ['has no locks', undefined],
    ['blocks locks', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
  ])('is every tab where the browser %s', async (_why, locks) => {
    const tab = aTab(locks as LockManager | undefined);
    await settle();
    expect(tab.leads).toBe(true);
    tab.stop();
    expect(tab.leads).toBe(false);
  });
});
