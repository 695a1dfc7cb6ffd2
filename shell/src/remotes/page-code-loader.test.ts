import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noShellFeatures, type RemoteRelease } from 'federation';
import { LoadError, type LoadFailure, type PageModule } from './load-result.ts';
import { createPageCodeLoader } from './page-code-loader.ts';
import { PageDeadline, pageDeadlineMs } from './page-deadline.ts';

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
    features: noShellFeatures,
    ...overrides,
  };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A loader whose attempts the test settles. */
function aLoader() {
  const attempts: { again: boolean; resolve: (module: PageModule) => void; reject: (error: unknown) => void }[] = [];
  const reported: LoadFailure[] = [];
  const loadCode = createPageCodeLoader(
    (_release, _page, again) => new Promise((resolve, reject) => void attempts.push({ again, resolve, reject })),
    (failure) => reported.push(failure),
  );
  const attempt = (index: number) => {
    const found = attempts[index];
    if (!found) throw new Error(`no attempt ${index}`);
    return found;
  };
  return { loadCode, attempts, attempt, reported };
}

describe('loadCode', () => {
  it('reports the failure of a prefetch only when the user opens the page', async () => {
    const { loadCode, attempt, reported } = aLoader();
    const prefetched = loadCode(aRelease(), 'order', { purpose: 'prefetch' });
    attempt(0).reject(new LoadError('unreachable', 'no response'));
    expect(await prefetched).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(reported).toEqual([]);
    const opened = loadCode(aRelease(), 'order');
    attempt(1).reject(new LoadError('unreachable', 'no response'));
    await opened;
    expect(reported).toHaveLength(1);
  });

  it('returns the page with its load time, loads it once, and cancels its timer', async () => {
    const { loadCode, attempts, attempt } = aLoader();
    const [first, second] = [loadCode(aRelease(), 'order'), loadCode(aRelease(), 'order')];
    await pass(120);
    attempt(0).resolve(page);
    const loaded = { ok: true, module: page, loadMs: 120 };
    expect(await first).toEqual(loaded);
    expect(await second).toEqual(loaded);
    expect(await loadCode(aRelease(), 'order')).toEqual(loaded);
    expect(attempts).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('resolves to the reason instead of rejecting, and reports it', async () => {
    const { loadCode, attempt, reported } = aLoader();
    const result = loadCode(aRelease(), 'order');
    attempt(0).reject(new LoadError('tampered', 'other bytes'));
    expect(await result).toMatchObject({
      ok: false,
      version: '1.0.0',
      reason: 'tampered',
      detail: 'other bytes',
      reference: reported[0]?.reference,
    });
    expect(reported).toHaveLength(1);
  });

  it('calls any other error a crash and keeps its stack', async () => {
    const { loadCode, attempt } = aLoader();
    const result = loadCode(aRelease(), 'order');
    attempt(0).reject(new TypeError('x is undefined'));
    expect(await result).toMatchObject({
      reason: 'crashed',
      detail: expect.stringMatching(/^TypeError: x is undefined\n +at /),
    });
  });

  it('drops the container after a failure, not after a success', async () => {
    const { loadCode, attempt } = aLoader();
    const failed = loadCode(aRelease(), 'order');
    attempt(0).reject(new LoadError('unreachable', '500'));
    await failed;
    const repaired = loadCode(aRelease(), 'order');
    attempt(1).resolve(page);
    expect(await repaired).toMatchObject({ ok: true });
    expect([attempt(0).again, attempt(1).again]).toEqual([false, true]);
  });

  it('is slow at the deadline, not before', async () => {
    const { loadCode } = aLoader();
    let settled = false;
    const result = loadCode(aRelease(), 'order').finally(() => {
      settled = true;
    });
    await pass(pageDeadlineMs - 1);
    expect(settled).toBe(false);
    await pass(1);
    expect(await result).toMatchObject({ ok: false, reason: 'slow' });
  });

  it('counts from the navigation, not from the load', async () => {
    const { loadCode } = aLoader();
    const deadline = new PageDeadline();
    await pass(pageDeadlineMs - 1000);
    const result = loadCode(aRelease(), 'order', { deadline });
    await pass(1000);
    expect(await result).toMatchObject({ ok: false, reason: 'slow', detail: expect.stringContaining('its code') });
  });

  it('gives a navigation that joins a prefetch its own deadline', async () => {
    const { loadCode, attempts, attempt } = aLoader();
    const prefetched = loadCode(aRelease(), 'order', { purpose: 'prefetch' });
    await pass(pageDeadlineMs - 1000);
    const opened = loadCode(aRelease(), 'order');
    await pass(1000);
    expect(await prefetched).toMatchObject({ reason: 'slow' });
    attempt(0).resolve(page);
    expect(await opened).toMatchObject({ ok: true, module: page });
    expect(attempts).toHaveLength(1);
  });

  it('uses a late arrival, once, without another load', async () => {
    const { loadCode, attempts, attempt } = aLoader();
    const result = loadCode(aRelease(), 'order');
    await pass(pageDeadlineMs);
    const failure = (await result) as LoadFailure;
    attempt(0).resolve(page);
    await failure.late;
    expect(await loadCode(aRelease(), 'order')).toMatchObject({ ok: true, module: page });
    expect(attempts).toHaveLength(1);
  });

  it('returns the first module when two loads of a page finish', async () => {
    const { loadCode, attempt } = aLoader();
    const slow = loadCode(aRelease(), 'order');
    await pass(pageDeadlineMs);
    await slow;
    const retried = loadCode(aRelease(), 'order');
    attempt(0).resolve(page);
    await Promise.resolve();
    attempt(1).resolve({ Component: () => null });
    expect(await retried).toMatchObject({ ok: true, module: page });
    const cached = await loadCode(aRelease(), 'order');
    expect(cached.ok && cached.module).toBe(page);
  });

  it('does not resolve `late` when a slow load fails', async () => {
    const { loadCode, attempt } = aLoader();
    const result = loadCode(aRelease(), 'order');
    await pass(pageDeadlineMs);
    const failure = (await result) as LoadFailure;
    let arrived = false;
    void failure.late?.then(() => {
      arrived = true;
    });
    attempt(0).reject(new Error('gone'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(arrived).toBe(false);
  });

  it('(b.37) does not run a remote that this version of the shell does not support', async () => {
    const { loadCode, attempts } = aLoader();
    const result = await loadCode(aRelease({ unsupported: 'needs the layout "wizard"' }), 'order');
    expect(result).toMatchObject({ reason: 'incompatible', detail: 'needs the layout "wizard"' });
    expect(attempts).toHaveLength(0);
  });

  it('(b.34) does not load a remote for a page it does not have', async () => {
    const { loadCode, attempts } = aLoader();
    expect(await loadCode(aRelease(), 'checkout')).toMatchObject({ reason: 'missing-page' });
    expect(attempts).toHaveLength(0);
  });

  it('loads another release of the same remote', async () => {
    const { loadCode, attempt, attempts } = aLoader();
    const first = loadCode(aRelease(), 'order');
    attempt(0).resolve(page);
    await first;
    void loadCode(aRelease({ container: { global: 'remote_checkout', entry: 'entry.2.js' } }), 'order');
    expect(attempts).toHaveLength(2);
  });
});
