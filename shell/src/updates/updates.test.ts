import { describe, expect, it } from '@jest/globals';
import { createFullLoad } from './full-load.ts';
import { createReloadGuard } from './reload-guard.ts';
import { watchBuild } from './watch-build.ts';

type Answer = unknown | (() => Promise<unknown>);

function aWatch(answers: Answer[], { random = 0.5, minutes = 60, untrusted = [] as string[] } = {}) {
  const timers: { work: () => void; ms: number }[] = [];
  const dispatched: string[] = [];
  let polls = 0;
  let hidden = false;
  let shown = () => {};
  const watch = watchBuild('b1', minutes, {
    async fetchLatest() {
      const response = answers[polls];
      polls += 1;
      return typeof response === 'function' ? response() : response;
    },
    isTrusted: async (id) => !untrusted.includes(id),
    dispatch: (id) => dispatched.push(id),
    setTimer(work, ms) {
      const timer = { work, ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    random: () => random,
    isHidden: () => hidden,
    onShown(listener) {
      shown = listener;
      return () => {
        shown = () => {};
      };
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    watch,
    dispatched,
    intervals: () => timers.map(({ ms }) => ms),
    polls: () => polls,
    async pass() {
      timers.shift()?.work();
      await settle();
    },
    async show(visible: boolean) {
      hidden = !visible;
      shown();
      await settle();
    },
  };
}

const same = { id: 'b1', createdAt: '' };
const other = { id: 'b2' };

describe('watching for a new build', () => {
  it('polls every 60 minutes until it has dispatched once', async () => {
    const { watch, dispatched, pass, intervals } = aWatch([same, other]);
    expect(intervals()).toEqual([3_600_000]);
    await pass();
    expect([watch.isStale(), intervals()]).toEqual([false, [3_600_000]]);
    await pass();
    expect([watch.isStale(), dispatched, intervals()]).toEqual([true, ['b2'], []]);
  });

  it.each([
    [0, 54],
    [0.5, 60],
    [1, 66],
  ])('varies the interval by a tenth (random %s: %s minutes)', (random, minutes) => {
    expect(Math.round((aWatch([], { random }).intervals()[0] ?? 0) / 60_000)).toBe(minutes);
  });

  it('never sets a timer so long that a browser fires it at once', () => {
    expect(aWatch([], { minutes: 1e9 }).intervals()).toEqual([2 ** 31 - 1]);
  });

  it('does not poll in a hidden tab, and polls when the tab is visible again', async () => {
    const { pass, show, polls, dispatched, intervals } = aWatch([other]);
    await show(false);
    await pass();
    expect([polls(), intervals()]).toEqual([0, []]);
    await show(true);
    expect([polls(), dispatched]).toEqual([1, ['b2']]);
  });

  it('does not poll early when a tab is hidden and shown between two polls', async () => {
    const { show, polls } = aWatch([other]);
    await show(false);
    await show(true);
    expect(polls()).toBe(0);
  });

  it.each<[string, Answer]>([
    ['404', () => Promise.reject(new Error('/builds/latest.json answered 404'))],
    ['HTML', () => Promise.reject(new SyntaxError("Unexpected token '<'"))],
    ['null', null],
    ['the same id', same],
    ['another shape', { build: 'b2' }],
    ['an empty id', { id: '', createdAt: '' }],
    ['a hang', () => new Promise(() => {})],
  ])('(b.77) ignores %s and polls again on time', async (_name, response) => {
    const { watch, dispatched, pass, intervals } = aWatch([response, other]);
    await pass();
    expect([watch.isStale(), dispatched, intervals()]).toEqual([false, [], [3_600_000]]);
    await pass();
    expect(dispatched).toEqual(['b2']);
  });

  it('ignores a build that is not trusted, and learns of the next one that is', async () => {
    const { watch, dispatched, pass, intervals } = aWatch([other, other, { id: 'b3' }], { untrusted: ['b2'] });
    await pass();
    expect(await watch.checkNow()).toBe(false);
    expect([watch.isStale(), dispatched, intervals()]).toEqual([false, [], [3_600_000]]);
    await pass();
    expect(dispatched).toEqual(['b3']);
  });

  it('polls at once on checkNow', async () => {
    const { watch, dispatched, intervals } = aWatch([same, other, other]);
    expect(await watch.checkNow()).toBe(false);
    expect(await Promise.all([watch.checkNow(), watch.checkNow()])).toEqual([true, true]);
    expect([dispatched, intervals()]).toEqual([['b2'], []]);
  });
});

describe('the full load for a new build (b.64)', () => {
  const aLoad = (facts: { stale?: boolean; writing?: boolean; dirty?: boolean; guarded?: boolean }) =>
    createFullLoad({
      watch: { isStale: () => facts.stale ?? true },
      isBusy: () => Boolean(facts.dirty || facts.writing),
      hasUnsavedWork: () => facts.dirty ?? false,
      mayReload: () => !facts.guarded,
      onChange: () => () => {},
    });

  it.each([
    ['the same build', { stale: false }, false, false],
    ['a new build', {}, true, false],
    ['a new build within ten seconds of a reload', { guarded: true }, false, false],
    ['a new build over a dirty form', { dirty: true }, false, true],
    ['a new build under a write', { writing: true }, false, true],
  ])('%s', (_name, facts, wanted, offered) => {
    const load = aLoad(facts);
    expect([load.claim(), load.isOffered()]).toEqual([wanted, offered]);
  });

  it('is offered while a form is dirty, not during a short write', () => {
    expect([aLoad({ dirty: true }).isOffered(), aLoad({ writing: true }).isOffered()]).toEqual([true, false]);
  });

  it('is not offered again after Later, but still happens without unsaved work', () => {
    const facts = { dirty: true };
    const load = aLoad(facts);
    let notifications = 0;
    load.onChange(() => {
      notifications += 1;
    });
    load.dismiss();
    expect([load.isOffered(), notifications]).toEqual([false, 1]);
    facts.dirty = false;
    expect(load.claim()).toBe(true);
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

  it('allows one reload in ten seconds, across documents', () => {
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

  it('(b.74) allows a reload after the clock was set back', () => {
    const storage = aStorage();
    let now = 1_000_000_000;
    const guard = () =>
      createReloadGuard(
        () => storage,
        () => now,
      )();
    expect(guard()).toBe(true);
    now -= 86_400_000;
    expect([guard(), guard()]).toEqual([true, false]);
  });

  it('(b.69) (b.71) records in memory where storage is blocked or invalid', () => {
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
