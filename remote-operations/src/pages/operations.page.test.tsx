import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { refetchResource } from 'shared-api';
import { operatedJobsPath } from 'shared-contract/operations/jobs';
import { type OperatedReleases, operatedReleasesPath } from 'shared-contract/operations/releases';
import { visibleToasts } from 'shared-platform/testing';
import { releasesQuery } from '../releases/releases-query.ts';
import definition from '../remote.ts';
import { aCanary, aRelease, type ReleaseService, startReleaseService } from '../testing/release-service.ts';
import * as operations from './operations.page.tsx';

const olivia = {
  id: '10000000-0000-4000-8000-000000000001',
  firstName: 'Olivia',
  lastName: 'Nguyen',
  username: 'olivia@example.com',
  emailVerified: true,
};
const jack = {
  id: '10000000-0000-4000-8000-000000000002',
  username: 'jack@example.com',
  emailVerified: true,
};

const releases: Omit<OperatedReleases, '@id' | '@type'> = {
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

let service: ReleaseService;
let backend: InProcessBackend;
beforeAll(async () => {
  service = await startReleaseService(releases);
  backend = await inProcessBackend({
    operators: ['olivia@example.com'],
    releaseServiceUrl: service.url,
    releaseServiceKey: 'a-key-of-the-release-service-in-tests',
  });
});
afterAll(async () => {
  await backend.close();
  await service.close();
});
beforeEach(() => {
  service.releases = releases;
  service.outcome = { status: 200, body: { build: 'b2', canary: null } };
  broken = () => undefined;
  service.changes.length = 0;
});

/** Returns a response instead of that of the backend, by the path of the request. */
let broken: (path: string) => Response | undefined;
const open = (as: typeof jack = olivia) =>
  renderPage({
    definition,
    pages: { operations },
    url: '/ops',
    as,
    backend: {
      signInAs: backend.signInAs,
      fetch: async (input, init) => broken(new URL(String(input)).pathname) ?? backend.fetch(input, init),
    },
  });
const refetchReleases = () => act(() => refetchResource(releasesQuery()).then(noop, noop));
const noop = () => {};
/** Lets a read of the releases fail while the page shows those of an earlier one. */
async function failLaterRead(response: () => Response) {
  await screen.findByRole('button', { name: 'Roll back remote-checkout' });
  // A read that runs already would still succeed.
  await refetchReleases();
  broken = (path) => (path === operatedReleasesPath ? response() : undefined);
  await refetchReleases();
}
const said = () => visibleToasts().map(({ message }) => message);
const section = (name: string) => screen.findByRole('region', { name });
const rollBack = async () => userEvent.click(await screen.findByRole('button', { name: 'Roll back remote-checkout' }));
const fill = async (text: string) =>
  userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Reason' }), text);

const problem = (status: number) =>
  Response.json(
    { status, title: 'Problem', detail: 'A detail of the server', type: 'about:blank' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

describe('the operator page', () => {
  it('shows what is live, who owns it, how it works and what changed', async () => {
    await open();
    const live = within(await section('Releases'));
    const [shell, checkout] = await live.findAllByRole('listitem');
    expect(shell).toHaveTextContent(/^shell 1\.0\.0No owner named/);
    expect(checkout).toHaveTextContent('remote-checkout 1.4.0');
    expect(checkout).toHaveTextContent('30 networks (15%)');
    expect(checkout).toHaveTextContent('order, 12.5 ms');
    expect(live.getByRole('link', { name: 'checkout@verandah.example' })).toHaveAttribute(
      'href',
      'mailto:checkout@verandah.example',
    );
    const log = within(await section('History'));
    expect(log.getByText('remote-checkout 1.3.0 → 1.4.0')).toBeVisible();
    expect(within(await section('Background jobs')).getByText('All queues are empty.')).toBeVisible();
    expect(within(await section('Web vitals')).getByText('No page views yet')).toBeVisible();
  });

  it('does not exist for anyone else', async () => {
    await open(jack);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('rolls back after one confirmation with a reason, and shows the latest releases', async () => {
    await open();
    await rollBack();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    expect(screen.getByText(/^Say why/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toBeRequired();
    expect(service.changes).toEqual([]);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version' }), '1.2.0');
    await fill(' checkout fails ');
    service.releases = { ...releases, releases: [aRelease({ name: 'remote-checkout', version: '1.2.0' })] };
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.2.0' }));
    await waitFor(() => expect(said()).toEqual(['remote-checkout is back at 1.2.0']));
    expect(service.changes).toEqual([
      {
        kind: 'roll-back',
        name: 'remote-checkout',
        from: '1.4.0',
        to: '1.2.0',
        reason: 'checkout fails',
        by: expect.stringContaining('Olivia Nguyen'),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const live = screen.getByRole('list', { name: 'Live releases' });
    expect(within(live).getByRole('listitem')).toHaveTextContent('remote-checkout 1.2.0');
    // The release has no earlier version, so its button is gone.
    await waitFor(() => expect(document.activeElement).toBe(live));
    expect(said()).toHaveLength(1);
  });

  it('withdraws a remote, but never the shell', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw remote-checkout' }));
    expect(screen.queryByRole('button', { name: 'Withdraw shell' })).toBeNull();
    expect(screen.getByRole('dialog')).toHaveTextContent(/Open tabs keep its pages .* within an hour/);
    await fill('leaks addresses');
    service.releases = { ...releases, releases: releases.releases.slice(0, 1) };
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(said()).toEqual(['remote-checkout is off the site']));
    expect(service.changes).toEqual([expect.objectContaining({ kind: 'withdraw', from: '1.4.0' })]);
    const live = screen.getByRole('list', { name: 'Live releases' });
    await waitFor(() => expect(within(live).getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(live));
  });

  it('says what became of the canary after a change, and warns before it', async () => {
    service.releases = { ...releases, canary: aCanary() };
    const canary = 'the canary remote-listings@2.0.0 was stopped: it no longer fits';
    service.outcome = { status: 200, body: { build: 'b2', canary } };
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw remote-checkout' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('The canary of remote-listings@2.0.0 may end');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await rollBack();
    expect(screen.getByRole('dialog')).toHaveTextContent('The canary of remote-listings@2.0.0 may end');
    await fill('checkout fails');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    await waitFor(() =>
      expect(said()).toEqual([
        'remote-checkout is back at 1.3.0. The canary remote-listings@2.0.0 was stopped: it no longer fits.',
      ]),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Roll back remote-checkout' })).toHaveFocus());
  });

  it('does not warn of a canary when none runs', async () => {
    await open();
    await rollBack();
    expect(screen.getByRole('dialog')).not.toHaveTextContent('canary');
  });

  it('leaves the dialog open with the reason when a change is refused', async () => {
    await open();
    service.outcome = {
      status: 409,
      body: { refused: ['remote-checkout@1.4.0 is not live any more', 'remote-a needs it'] },
    };
    await rollBack();
    await fill('checkout fails');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    const refusal = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(within(refusal).getByText('remote-checkout@1.4.0 is not live any more')).toBeVisible();
    expect(within(refusal).getByText('remote-a needs it')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('checkout fails');
  });

  it('names quarantines, a canary and what could not be read', async () => {
    service.releases = {
      ...releases,
      quarantines: [{ release: 'remote-checkout@1.5.0', at: '2026-11-21T03:00:00Z', reason: 'failed at 8 of 25' }],
      canary: aCanary(),
      problems: ['http://gateway-2: it responded with 500'],
    };
    await open();
    expect(await screen.findByText('remote-checkout@1.5.0 is in quarantine')).toBeVisible();
    const canary = screen.getByRole('note', { name: '5% of visitors get remote-listings@2.0.0' });
    expect(canary).toHaveTextContent(
      'remote-listings@2.0.0, 24 hours: opened by 40 networks, failed for 4 networks (10%).',
    );
    expect(screen.getByRole('status', { name: 'Some figures are missing' })).toHaveTextContent(
      'http://gateway-2: it responded with 500',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the canary that is not served', async () => {
    service.releases = { ...releases, canary: aCanary({ problem: 'build b0 is older than the live build' }) };
    await open();
    const canary = await screen.findByRole('note', { name: 'The canary of remote-listings@2.0.0 isn’t served' });
    expect(canary).toHaveTextContent(/older than the live build.*failed for 4 networks \(10%\)/);
  });

  it('shows in the history the share of a canary, and what became of the one before', async () => {
    const [entry] = releases.log;
    const canary = 'the canary remote-a@2.0.0 was stopped';
    service.releases = { ...releases, log: [{ ...entry, kind: 'canary', percent: 5, canary } as never] };
    await open();
    const history = within(await section('History'));
    expect(history.getByText('Canary started for 5% of visitors')).toBeVisible();
    expect(history.getByText('The canary remote-a@2.0.0 was stopped.')).toBeVisible();
  });

  it('links the support of an owner: a page also when its address contains an @', async () => {
    const support = 'https://chat.example/@checkout';
    service.releases = {
      ...releases,
      releases: [aRelease({ name: 'remote-checkout', owner: { team: 'Checkout', support } })],
    };
    await open();
    expect(await screen.findByRole('link', { name: support })).toHaveAttribute('href', support);
  });

  it('marks failures only of a release that enough networks opened', async () => {
    service.releases = {
      ...releases,
      releases: [
        aRelease({ name: 'remote-a', opened: 20, failed: 2 }),
        aRelease({ name: 'remote-b', opened: 10, failed: 3 }),
      ],
    };
    await open();
    expect(await screen.findByText('2 networks (10%)')).toHaveAttribute('data-bad');
    expect(screen.getByText('3 networks (30%)')).not.toHaveAttribute('data-bad');
    expect(screen.getAllByText('Opened, 24 hours')).toHaveLength(2);
    expect(screen.getAllByText('Failed, 24 hours')).toHaveLength(2);
  });

  it('shows jobs that failed, with the reason', async () => {
    await backend.database.execute(`insert into pgboss.job (name, state, retry_count, output)
      values ('mail', 'failed', 5, '{"message":"421 too many connections"}')`);
    await open();
    const jobs = within(await section('Background jobs'));
    const notice = await jobs.findByRole('status', { name: '1 job failed' });
    expect(within(notice).getByText('pnpm --filter backend jobs retry').tagName).toBe('CODE');
    const row = jobs.getByRole('row', { name: 'mail 0 0 0 1' });
    // Explicit roles, because `display: block` removes the implicit ones on a phone.
    for (const element of [row, ...row.children, row.closest('table')]) expect(element).toHaveAttribute('role');
    const failed = jobs.getByRole('list', { name: 'Jobs that failed' });
    expect(failed).toHaveTextContent(/^mail421 too many connections6 attempts, no further one/);
    await backend.database.execute("delete from pgboss.job where name = 'mail'");
  });

  it('rolls back while the jobs cannot be counted', async () => {
    broken = (path) => (path === operatedJobsPath ? problem(500) : undefined);
    await open();
    await rollBack();
    await fill('checkout fails');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    await waitFor(() => expect(said()).toEqual(['remote-checkout is back at 1.3.0']));
    expect(await within(await section('Background jobs')).findByRole('alert')).toHaveTextContent(/^We couldn’t load/);
  });

  it('keeps the releases and shows an error when a later read fails', async () => {
    await open();
    await failLaterRead(() => problem(500));
    const live = within(await section('Releases'));
    expect(await live.findByRole('alert')).toHaveTextContent(/^We couldn’t update this/);
    expect(live.getByRole('button', { name: 'Roll back remote-checkout' })).toBeVisible();

    broken = () => undefined;
    await userEvent.click(live.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(live.queryByRole('alert')).toBeNull());
  });

  it('shows an error when a later response does not fit the contract', async () => {
    await open();
    const wrong = { '@id': operatedReleasesPath, '@type': 'OperatedReleases', releases: 'none' };
    await failLaterRead(() => Response.json(wrong));
    const live = within(await section('Releases'));
    expect(await live.findByRole('alert')).toHaveTextContent(/^We couldn’t update this/);
    expect(live.getByRole('list', { name: 'Live releases' })).toBeVisible();
  });

  it('removes all actions from a user who is no longer an operator', async () => {
    await open();
    await failLaterRead(() => problem(404));
    expect(await screen.findByRole('alert', { name: 'You’re no longer an operator' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Roll back|Withdraw)/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  });

  it('shows the jobs also when the release service does not respond', async () => {
    service.releases = { wrong: true } as never;
    await open();
    expect(await within(await section('Background jobs')).findByText('All queues are empty.')).toBeVisible();
    expect(await within(await section('Releases')).findByRole('alert')).toHaveTextContent(
      /^The release service doesn’t respond/,
    );
  });
});
