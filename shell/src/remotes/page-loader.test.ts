import { describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from 'federation';
import { LoadFailure } from './load-failure.ts';
import { createPageLoader, deadlineMilliseconds } from './page-loader.ts';
import type { PageFailure, PageModule } from './page-outcome.ts';

const page: PageModule = { Component: () => null };

function aRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    kind: 'remote',
    name: 'remote-checkout',
    version: '1.0.0',
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00Z',
    files: {},
    pages: [],
    container: { global: 'remote_checkout', entry: 'entry.1.js' },
    exposes: { order: { js: [], css: [], shared: [] } },
    needs: { react: '^19.2.0' },
    names: {},
    format: 2,
    features: { layouts: [], guards: [], frames: [], navAreas: [] },
    ...overrides,
  };
}

/** A loader whose attempts the test settles, with a clock that moves when told to. */
function aLoader() {
  const attempts: { again: boolean; resolve: (module: PageModule) => void; reject: (error: unknown) => void }[] = [];
  const timers = new Set<{ at: number; then: () => void }>();
  const reported: PageFailure[] = [];
  const loaded: string[] = [];
  let now = 0;
  const { loadPage } = createPageLoader({
    load: (_release, _page, again) =>
      new Promise((resolve, reject) => {
        attempts.push({ again, resolve, reject });
      }),
    after(milliseconds, then) {
      const timer = { at: now + milliseconds, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    reference: () => `REF${reported.length}`,
    report: (failure) => reported.push(failure),
    reportLoaded: ({ name, version }, page, milliseconds) =>
      loaded.push(`${name}@${version} ${page} ${milliseconds} ms`),
    now: () => now,
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const timer of timers) if (timer.at <= now) timer.then();
  };
  const attempt = (index: number) => {
    const found = attempts[index];
    if (!found) throw new Error(`no attempt ${index}`);
    return found;
  };
  return { loadPage, attempts, attempt, pass, reported, loaded, timers };
}

describe('loadPage', () => {
  it('ahead of time says nothing of a failure; whoever opens the page is told', async () => {
    const { loadPage, attempt, reported } = aLoader();
    const ahead = loadPage(aRelease(), 'order', 'quietly');
    attempt(0).reject(new LoadFailure('unreachable', 'no answer'));
    expect(await ahead).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(reported).toEqual([]);
    const opened = loadPage(aRelease(), 'order');
    attempt(1).reject(new LoadFailure('unreachable', 'no answer'));
    await opened;
    expect(reported).toHaveLength(1);
  });

  it('gives the page, loads it once, and leaves no timer behind', async () => {
    const { loadPage, attempts, attempt, pass, timers, loaded } = aLoader();
    const [first, second] = [loadPage(aRelease(), 'order'), loadPage(aRelease(), 'order')];
    pass(120);
    attempt(0).resolve(page);
    expect(await first).toEqual({ ok: true, module: page });
    expect(await second).toEqual({ ok: true, module: page });
    expect(await loadPage(aRelease(), 'order')).toEqual({ ok: true, module: page });
    expect(attempts).toHaveLength(1);
    expect(timers.size).toBe(0);
    expect(loaded).toEqual(['remote-checkout@1.0.0 order 120 ms']);
  });

  it('says the reason instead of rejecting, and reports it', async () => {
    const { loadPage, attempt, reported } = aLoader();
    const outcome = loadPage(aRelease(), 'order');
    attempt(0).reject(new LoadFailure('tampered', 'other bytes'));
    expect(await outcome).toMatchObject({
      ok: false,
      version: '1.0.0',
      reason: 'tampered',
      detail: 'other bytes',
      reference: 'REF0',
    });
    expect(reported).toHaveLength(1);
  });

  it('calls whatever else is thrown a crash', async () => {
    const { loadPage, attempt } = aLoader();
    const outcome = loadPage(aRelease(), 'order');
    attempt(0).reject(new TypeError('x is undefined'));
    expect(await outcome).toMatchObject({ reason: 'crashed', detail: 'TypeError: x is undefined' });
  });

  it('starts all over after a failure, and not after a success', async () => {
    const { loadPage, attempt } = aLoader();
    const failed = loadPage(aRelease(), 'order');
    attempt(0).reject(new LoadFailure('unreachable', '500'));
    await failed;
    const repaired = loadPage(aRelease(), 'order');
    attempt(1).resolve(page);
    expect(await repaired).toMatchObject({ ok: true });
    expect([attempt(0).again, attempt(1).again]).toEqual([false, true]);
  });

  it('is slow at the deadline, not before', async () => {
    const { loadPage, pass } = aLoader();
    let settled = false;
    const outcome = loadPage(aRelease(), 'order').finally(() => {
      settled = true;
    });
    pass(deadlineMilliseconds - 1);
    await Promise.resolve();
    expect(settled).toBe(false);
    pass(1);
    expect(await outcome).toMatchObject({ ok: false, reason: 'slow' });
  });

  it('takes what arrives late, once, and does not start over for it', async () => {
    const { loadPage, attempts, attempt, pass } = aLoader();
    const outcome = loadPage(aRelease(), 'order');
    pass(deadlineMilliseconds);
    const failure = (await outcome) as PageFailure;
    attempt(0).resolve(page);
    await failure.late;
    expect(await loadPage(aRelease(), 'order')).toEqual({ ok: true, module: page });
    expect(attempts).toHaveLength(1);
  });

  it('keeps the first of two arrivals', async () => {
    const { loadPage, attempt, pass } = aLoader();
    const slow = loadPage(aRelease(), 'order');
    pass(deadlineMilliseconds);
    await slow;
    const retried = loadPage(aRelease(), 'order');
    attempt(0).resolve(page);
    await Promise.resolve();
    attempt(1).resolve({ Component: () => null });
    expect(await retried).toEqual({ ok: true, module: page });
    const kept = await loadPage(aRelease(), 'order');
    expect(kept.ok && kept.module).toBe(page);
  });

  it('does not resolve `late` when what was slow fails in the end', async () => {
    const { loadPage, attempt, pass } = aLoader();
    const outcome = loadPage(aRelease(), 'order');
    pass(deadlineMilliseconds);
    const failure = (await outcome) as PageFailure;
    let arrived = false;
    void failure.late?.then(() => {
      arrived = true;
    });
    attempt(0).reject(new Error('gone'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(arrived).toBe(false);
  });

  it('does not run a remote that this version of the site does not support', async () => {
    const { loadPage, attempts } = aLoader();
    const outcome = await loadPage(aRelease({ unsupported: 'needs the layout "wizard"' }), 'order');
    expect(outcome).toMatchObject({ reason: 'incompatible', detail: 'needs the layout "wizard"' });
    expect(attempts).toHaveLength(0);
  });

  it('does not load a remote for a page it does not have', async () => {
    const { loadPage, attempts } = aLoader();
    expect(await loadPage(aRelease(), 'checkout')).toMatchObject({ reason: 'missing-page' });
    expect(attempts).toHaveLength(0);
  });

  it('loads a new release of the same remote anew', async () => {
    const { loadPage, attempt, attempts } = aLoader();
    const first = loadPage(aRelease(), 'order');
    attempt(0).resolve(page);
    await first;
    void loadPage(aRelease({ container: { global: 'remote_checkout', entry: 'entry.2.js' } }), 'order');
    expect(attempts).toHaveLength(2);
  });
});
