import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteRelease } from 'federation';
import { configureLogger } from 'shared-platform/host';
import { aRemote } from '../testing/open-site.tsx';
import { startTelemetry } from './start-telemetry.ts';
import { logVital } from './web-vitals.ts';

const visitWith = (tagManagerId: string | null, matched: RemoteRelease | null = null) => {
  const visit = {
    buildId: 'b1',
    buildIntegrity: null,
    config: { apiBaseUrl: '', appLogServiceUrl: null, buildPollMinutes: 60, tagManagerId },
    matched,
    nav: [],
  };
  document.body.innerHTML = `<script type="application/json" id="visit">${JSON.stringify(visit)}</script>`;
};
const tagManager = () => document.querySelector('script[src*="googletagmanager"]');

beforeEach(() => {
  // jsdom has no performance entries.
  performance.getEntriesByType ??= () => [];
});
afterEach(() => tagManager()?.remove());

describe('telemetry', () => {
  it.each([null, 'GTM-', 'UA-1'])('loads no tag manager for the id %s', (id) => {
    visitWith(id);
    startTelemetry(document);
    expect(tagManager()).toBeNull();
  });

  it('loads the tag manager that the site is configured with', () => {
    visitWith('GTM-AB12');
    startTelemetry(document);
    expect(tagManager()).not.toBeNull();
  });

  it('loads none in a document with a secret URL, even from a gateway that sends its id', () => {
    visitWith('GTM-AB12', aRemote('remote-listings', [{ path: '/offers/:token', page: 'offer', secretUrl: true }]));
    startTelemetry(document);
    expect(tagManager()).toBeNull();
  });

  it('logs web vitals', () => {
    const info = jest.fn();
    configureLogger({ console: { ...console, info } });
    const metric = { name: 'LCP', value: 1234.56789, rating: 'good', navigationType: 'navigate' };
    logVital(metric as Parameters<typeof logVital>[0]);
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
