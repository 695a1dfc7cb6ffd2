import { describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from 'federation';
import { LoadError, type LoadFailure, type PageModule } from './load-result.ts';
import { createPageLoader, deadlineMs } from './page-loader.ts';

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

/** A loader whose loads the test settles, with a fake clock. */
function aLoader() {
  const attempts: { again: boolean; resolve: (module: PageModule) => void; reject: (error: unknown) => void }[] = [];
  const timers = new Set<{ at: number; then: () => void }>();
  const reported: LoadFailure[] = [];
  let now = 0;
  const { loadPage } = createPageLoader({
    load: (_release, _page, again) =>
      new Promise((resolve, reject) => {
        attempts.push({ again, resolve, reject });
      }),
    setTimer(milliseconds, then) {
      const timer = { at: now + milliseconds, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    newReference: () => `REF${reported.length}`,
    onFailure: (failure) => reported.push(failure),
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
  return { loadPage, attempts, attempt, pass, reported, timers };
}

describe('loadPage', () => {
  it('reports the failure of a prefetch only when the user opens the page', async () => {
    const { loadPage, attempt, reported } = aLoader();
    const prefetched = loadPage(aRelease(), 'order', 'prefetch');
    attempt(0).reject(new LoadError('unreachable', 'no response'));
    expect(await prefetched).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(reported).toEqual([]);
    const opened = loadPage(aRelease(), 'order');
    attempt(1).reject(new LoadError('unreachable', 'no response'));
    await opened;
    expect(reported).toHaveLength(1);
  });

  it('returns the page with its load time, loads it once, and cancels its timer', async () => {
    const { loadPage, attempts, attempt, pass, timers } = aLoader();
    const [first, second] = [loadPage(aRelease(), 'order'), loadPage(aRelease(), 'order')];
    pass(120);
    attempt(0).resolve(page);
    const loaded = { ok: true, module: page, loadMs: 120 };
    expect(await first).toEqual(loaded);
    expect(await second).toEqual(loaded);
    expect(await loadPage(aRelease(), 'order')).toEqual(loaded);
    expect(attempts).toHaveLength(1);
    expect(timers.size).toBe(0);
  });

  it('resolves to the reason instead of rejecting, and reports it', async () => {
    const { loadPage, attempt, reported } = aLoader();
    const result = loadPage(aRelease(), 'order');
    attempt(0).reject(new LoadError('tampered', 'other bytes'));
    expect(await result).toMatchObject({
      ok: false,
      version: '1.0.0',
      reason: 'tampered',
      detail: 'other bytes',
      reference: 'REF0',
    });
    expect(reported).toHaveLength(1);
  });

  it('calls any other error a crash and keeps its stack', async () => {
    const { loadPage, attempt } = aLoader();
    const result = loadPage(aRelease(), 'order');
    attempt(0).reject(new TypeError('x is undefined'));
    expect(await result).toMatchObject({
      reason: 'crashed',
      detail: expect.stringMatching(/^TypeError: x is undefined\n +at /),
    });
  });

  it('drops the container after a failure, not after a success', async () => {
    const { loadPage, attempt } = aLoader();
    const failed = loadPage(aRelease(), 'order');
    attempt(0).reject(new LoadError('unreachable', '500'));
    await failed;
    const repaired = loadPage(aRelease(), 'order');
    attempt(1).resolve(page);
    expect(await repaired).toMatchObject({ ok: true });
    expect([attempt(0).again, attempt(1).again]).toEqual([false, true]);
  });

  it('is slow at the deadline, not before', async () => {
    const { loadPage, pass } = aLoader();
    let settled = false;
    const result = loadPage(aRelease(), 'order').finally(() => {
      settled = true;
    });
    pass(deadlineMs - 1);
    await Promise.resolve();
    expect(settled).toBe(false);
    pass(1);
    expect(await result).toMatchObject({ ok: false, reason: 'slow' });
  });

  it('uses a late arrival, once, without another load', async () => {
    const { loadPage, attempts, attempt, pass } = aLoader();
    const result = loadPage(aRelease(), 'order');
    pass(deadlineMs);
    const failure = (await result) as LoadFailure;
    attempt(0).resolve(page);
    await failure.late;
    expect(await loadPage(aRelease(), 'order')).toMatchObject({ ok: true, module: page });
    expect(attempts).toHaveLength(1);
  });

  it('returns the first module when two loads of a page finish', async () => {
    const { loadPage, attempt, pass } = aLoader();
    const slow = loadPage(aRelease(), 'order');
    pass(deadlineMs);
    await slow;
    const retried = loadPage(aRelease(), 'order');
    attempt(0).resolve(page);
    await Promise.resolve();
    attempt(1).resolve({ Component: () => null });
    expect(await retried).toMatchObject({ ok: true, module: page });
    const cached = await loadPage(aRelease(), 'order');
    expect(cached.ok && cached.module).toBe(page);
  });

  it('does not resolve `late` when a slow load fails', async () => {
    const { loadPage, attempt, pass } = aLoader();
    const result = loadPage(aRelease(), 'order');
    pass(deadlineMs);
    const failure = (await result) as LoadFailure;
    let arrived = false;
    void failure.late?.then(() => {
      arrived = true;
    });
    attempt(0).reject(new Error('gone'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(arrived).toBe(false);
  });

  it('does not run a remote that this version of the shell does not support', async () => {
    const { loadPage, attempts } = aLoader();
    const result = await loadPage(aRelease({ unsupported: 'needs the layout "wizard"' }), 'order');
    expect(result).toMatchObject({ reason: 'incompatible', detail: 'needs the layout "wizard"' });
    expect(attempts).toHaveLength(0);
  });

  it('does not load a remote for a page it does not have', async () => {
    const { loadPage, attempts } = aLoader();
    expect(await loadPage(aRelease(), 'checkout')).toMatchObject({ reason: 'missing-page' });
    expect(attempts).toHaveLength(0);
  });

  it('loads another release of the same remote', async () => {
    const { loadPage, attempt, attempts } = aLoader();
    const first = loadPage(aRelease(), 'order');
    attempt(0).resolve(page);
    await first;
    void loadPage(aRelease({ container: { global: 'remote_checkout', entry: 'entry.2.js' } }), 'order');
    expect(attempts).toHaveLength(2);
  });
});
