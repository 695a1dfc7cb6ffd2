import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { refetchResource } from 'shared-api';
import { type OperatedReleases, operatedReleasesPath } from 'shared-contract/operations/releases';
import { visibleToasts } from 'shared-platform/testing';
import * as operations from '../pages/operations.page.tsx';
import { releasesQuery } from '../releases/releases-query.ts';
import definition from '../remote.ts';
import { aRelease, type ReleaseService, startReleaseService } from './release-service.ts';

/** An operator. */
export const olivia = {
  id: '10000000-0000-4000-8000-000000000001',
  firstName: 'Olivia',
  lastName: 'Nguyen',
  username: 'olivia@example.com',
  emailVerified: true,
};
/** A user who is no operator. */
export const jack = {
  id: '10000000-0000-4000-8000-000000000002',
  username: 'jack@example.com',
  emailVerified: true,
};

/** What the release service responds unless a test changes it. */
export const releases: Omit<OperatedReleases, '@id' | '@type'> = {
  build: 'b1',
  releases: [
    aRelease({ name: 'shell', owner: null }),
    aRelease({
      name: 'remote-checkout',
      version: '1.4.0',
      before: ['1.3.0', '1.2.0'],
      opened: 200,
      failed: 30,
      renderTimes: [{ page: 'order', medianMs: 12.5, count: 40 }],
    }),
  ],
  canary: null,
  quarantines: [],
  log: [
    {
      build: 'b1',
      at: '2026-11-21T03:00:00Z',
      kind: 'promote',
      by: 'Mia Chen',
      reason: 'fixes V-12',
      ciRun: null,
      percent: null,
      canary: null,
      changes: [{ name: 'remote-checkout', from: '1.3.0', to: '1.4.0' }],
    },
  ],
  problems: [],
};

/**
 * Starts the backend and a release service for the tests of a file. Before each test the service responds with
 * {@link releases}, and no response is broken.
 */
export function operationsSite() {
  const site = {} as {
    service: ReleaseService;
    backend: InProcessBackend;
    /** Returns a response instead of that of the backend, by the path of the request. */
    broken: (path: string) => Response | undefined;
  };
  beforeAll(async () => {
    site.service = await startReleaseService(releases);
    site.backend = await inProcessBackend({
      operators: ['olivia@example.com'],
      releaseServiceUrl: site.service.url,
      releaseServiceKey: 'a-key-of-the-release-service-in-tests',
    });
  });
  afterAll(async () => {
    await site.backend.close();
    await site.service.close();
  });
  beforeEach(() => {
    site.service.releases = releases;
    site.service.outcome = { status: 200, body: { build: 'b2', canary: null } };
    site.broken = () => undefined;
    site.service.changes.length = 0;
  });
  const open = (as: typeof jack = olivia) =>
    renderPage({
      definition,
      pages: { operations },
      url: '/ops',
      as,
      backend: {
        signInAs: site.backend.signInAs,
        fetch: async (input, init) => site.broken(new URL(String(input)).pathname) ?? site.backend.fetch(input, init),
      },
    });
  /** Lets a read of the releases fail while the page shows those of an earlier one. */
  async function failLaterRead(response: () => Response) {
    await screen.findByRole('button', { name: 'Roll back remote-checkout' });
    // A read that runs already would still succeed.
    await refetchReleases();
    site.broken = (path) => (path === operatedReleasesPath ? response() : undefined);
    await refetchReleases();
  }
  return Object.assign(site, { open, failLaterRead });
}

const refetchReleases = () => act(() => refetchResource(releasesQuery()).then(noop, noop));
const noop = () => {};

export const toasts = () => visibleToasts().map(({ message }) => message);
export const section = (name: string) => screen.findByRole('region', { name });
export const rollBack = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Roll back remote-checkout' }));
export const fillReason = async (text: string) =>
  userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Reason' }), text);

/** A response of a server that failed. */
export const problem = (status: number) =>
  Response.json(
    { status, title: 'Problem', detail: 'A detail of the server', type: 'about:blank' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
