import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureLogger } from 'shared-platform/host';
import { afterAllElse } from './after-all-else.ts';
import { startLate } from './start-late.ts';
import { report } from './web-vitals.ts';

const visitWith = (tagManagerId: string | null) => {
  const visit = {
    buildId: 'b1',
    buildIntegrity: null,
    config: { apiBaseUrl: '', appLogServiceUrl: null, buildPollMinutes: 60, tagManagerId },
    matched: null,
    nav: [],
  };
  document.body.innerHTML = `<script type="application/json" id="visit">${JSON.stringify(visit)}</script>`;
};
const tagManager = () => document.querySelector('script[src*="googletagmanager"]');

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom measures nothing.
  performance.getEntriesByType ??= () => [];
});
afterEach(() => {
  jest.useRealTimers();
  tagManager()?.remove();
});

describe('what only watches', () => {
  it('comes five seconds after everything else', () => {
    let started = 0;
    afterAllElse(() => {
      started += 1;
    });
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(4999);
    expect(started).toBe(0);
    jest.advanceTimersByTime(1);
    expect(started).toBe(1);
  });

  it('waits for what is being answered then', () => {
    const idle = jest.fn<typeof requestIdleCallback>();
    globalThis.requestIdleCallback = idle;
    const work = jest.fn();
    afterAllElse(work);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(5000);
    expect(idle).toHaveBeenCalledWith(work);
    expect(work).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  it.each([null, 'GTM-', 'UA-1'])('is no tag manager for the id %s', (id) => {
    visitWith(id);
    startLate(document);
    expect(tagManager()).toBeNull();
  });

  it('is the tag manager that the site is configured with', () => {
    visitWith('GTM-AB12');
    startLate(document);
    expect(tagManager()).not.toBeNull();
  });

  it('tells the log how the page felt', () => {
    const info = jest.fn();
    configureLogger({ console: { ...console, info } });
    report({ name: 'LCP', value: 1234.56789, rating: 'good', navigationType: 'navigate' } as Parameters<
      typeof report
    >[0]);
    expect(info).toHaveBeenCalledWith('Web vital', {
      name: 'LCP',
      value: 1234.568,
      rating: 'good',
      navigationType: 'navigate',
      path: '/',
    });
    configureLogger({ console });
  });
});
