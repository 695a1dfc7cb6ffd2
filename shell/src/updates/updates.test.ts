import { describe, expect, it } from '@jest/globals';
import { createReloadGuard } from './reload-guard.ts';
import { watchBuild } from './watch-build.ts';

function aWatch(...answers: (unknown | (() => never))[]) {
  let look = () => {};
  let stopped = false;
  let interval = 0;
  const raised: string[] = [];
  const watch = watchBuild(
    'b1',
    60,
    async () => {
      const answer = answers.shift();
      return typeof answer === 'function' ? answer() : answer;
    },
    (id) => raised.push(id),
    (work, ms) => {
      look = work;
      interval = ms;
      return () => {
        stopped = true;
      };
    },
  );
  const tick = async () => {
    look();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { watch, raised, tick, interval: () => interval, stopped: () => stopped };
}

const offline = () => {
  throw new Error('offline');
};

describe('watching for a new build', () => {
  it('looks every 60 minutes and raises once', async () => {
    const { watch, raised, tick, interval, stopped } = aWatch({ id: 'b1', createdAt: '' }, { id: 'b2', createdAt: '' });
    expect(interval()).toBe(3_600_000);
    await tick();
    expect(watch.isStale()).toBe(false);
    await tick();
    expect([watch.isStale(), raised, stopped()]).toEqual([true, ['b2'], true]);
  });

  it.each([
    ['HTML', '<html>'],
    ['null', null],
    ['another shape', { build: 'b2' }],
    ['no answer', offline],
  ])('takes %s for nothing', async (_name, answer) => {
    const { watch, raised, tick } = aWatch(answer);
    await tick();
    expect([watch.isStale(), raised]).toEqual([false, []]);
  });
});

describe('the reload guard', () => {
  const aStorage = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    } as Storage;
  };

  it('lets one full load through in ten seconds, across documents', () => {
    const storage = aStorage();
    let now = 1_000_000;
    const guard = () =>
      createReloadGuard(
        () => storage,
        () => now,
      )();
    expect(guard()).toBe(true);
    now += 9_999;
    expect(guard()).toBe(false);
    now += 1;
    expect(guard()).toBe(true);
  });

  it('keeps its note in memory where storage is forbidden or holds nonsense', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    let now = 1_000_000;
    const guard = createReloadGuard(forbidden, () => now);
    expect([guard(), guard()]).toEqual([true, false]);
    now += 10_000;
    expect(guard()).toBe(true);
    const storage = aStorage();
    storage.setItem('verandah-reload', 'nonsense');
    expect(
      createReloadGuard(
        () => storage,
        () => now,
      )(),
    ).toBe(true);
  });
});
