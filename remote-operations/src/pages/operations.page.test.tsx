import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import { aRelease, type ReleaseService, startReleaseService } from '../testing/release-service.ts';
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

const releases = {
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
  service.outcome = { status: 200, body: { build: 'b2' } };
  service.changes.length = 0;
});

const open = (as: typeof jack = olivia) => renderPage({ definition, pages: { operations }, url: '/ops', as, backend });
const said = () => visibleToasts().map(({ message }) => message);
const section = (name: string) => screen.findByRole('region', { name });
const rollBack = async () => userEvent.click(await screen.findByRole('button', { name: 'Roll back remote-checkout' }));
const fill = async (text: string) =>
  userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Reason' }), text);

describe('the operator page', () => {
  it('shows what is live, who owns it, how it works and what changed', async () => {
    await open();
    const live = within(await section('Releases'));
    const [shell, checkout] = await live.findAllByRole('listitem');
    expect(shell).toHaveTextContent(/^shell 1\.0\.0No owner named/);
    expect(checkout).toHaveTextContent('remote-checkout 1.4.0');
    expect(checkout).toHaveTextContent('30 networks (15 %)');
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
        by: 'Olivia Nguyen',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(await section('Releases')).getByRole('listitem')).toHaveTextContent('remote-checkout 1.2.0');
  });

  it('withdraws a remote, but never the shell', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw remote-checkout' }));
    expect(screen.queryByRole('button', { name: 'Withdraw shell' })).toBeNull();
    await fill('leaks addresses');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(said()).toEqual(['remote-checkout is off the site']));
    expect(service.changes).toEqual([expect.objectContaining({ kind: 'withdraw', from: '1.4.0' })]);
  });

  it('leaves the dialog open with the reason when a change is refused', async () => {
    await open();
    service.outcome = { status: 409, body: { refused: ['remote-checkout@1.4.0 is not live any more'] } };
    await rollBack();
    await fill('checkout fails');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    expect(await within(screen.getByRole('dialog')).findByText(/is not live any more/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('checkout fails');
  });

  it('names quarantines, a canary and what could not be read', async () => {
    service.releases = {
      ...releases,
      quarantines: [{ release: 'remote-checkout@1.5.0', at: '2026-11-21T03:00:00Z', reason: 'failed at 8 of 25' }],
      canary: {
        releases: ['remote-listings@2.0.0'],
        percent: 5,
        steps: [{ percent: 5, from: '2026-11-21T03:00:00Z', by: 'Mia Chen' }],
        problem: null,
      },
      problems: ['http://gateway-2: it responded with 500'],
    };
    await open();
    expect(await screen.findByText('remote-checkout@1.5.0 is in quarantine')).toBeVisible();
    expect(screen.getByText('5 % of visitors get remote-listings@2.0.0')).toBeVisible();
    expect(screen.getByText('http://gateway-2: it responded with 500')).toBeVisible();
  });

  it('shows jobs that failed, with the reason', async () => {
    await backend.database.execute(`insert into pgboss.job (name, state, retry_count, output)
      values ('mail', 'failed', 5, '{"message":"421 too many connections"}')`);
    await open();
    const jobs = within(await section('Background jobs'));
    expect(await jobs.findByText('1 job failed')).toBeVisible();
    expect(jobs.getByRole('row', { name: 'mail 0 0 0 1' })).toBeVisible();
    const failed = jobs.getByRole('list', { name: 'Jobs that failed' });
    expect(failed).toHaveTextContent(/^mail421 too many connections6 attempts, no further one/);
    await backend.database.execute("delete from pgboss.job where name = 'mail'");
  });

  it('shows the jobs also when the release service does not answer', async () => {
    service.releases = { wrong: true } as never;
    await open();
    expect(await within(await section('Background jobs')).findByText('All queues are empty.')).toBeVisible();
    expect(await within(await section('Releases')).findByRole('alert')).toHaveTextContent(
      /^The release service doesn’t answer/,
    );
  });
});
