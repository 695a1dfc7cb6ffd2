import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { jack, operationsSite, releases, section } from '../testing/operations-site.ts';
import { aCanary, aRelease } from '../testing/release-service.ts';

const site = operationsSite();

describe('the operator page', () => {
  it('shows what is live, who owns it, how it works and what changed', async () => {
    await site.open();
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
    await site.open(jack);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('names quarantines, a canary and what could not be read', async () => {
    site.service.releases = {
      ...releases,
      quarantines: [{ release: 'remote-checkout@1.5.0', at: '2026-11-21T03:00:00Z', reason: 'failed at 8 of 25' }],
      canary: aCanary(),
      problems: ['http://gateway-2: it responded with 500'],
    };
    await site.open();
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
    site.service.releases = { ...releases, canary: aCanary({ problem: 'build b0 is older than the live build' }) };
    await site.open();
    const canary = await screen.findByRole('note', { name: 'The canary of remote-listings@2.0.0 isn’t served' });
    expect(canary).toHaveTextContent(/older than the live build.*failed for 4 networks \(10%\)/);
  });

  it('shows in the history the share of a canary, and what became of the one before', async () => {
    const [entry] = releases.log;
    const canary = 'the canary remote-a@2.0.0 was stopped';
    site.service.releases = { ...releases, log: [{ ...entry, kind: 'canary', percent: 5, canary } as never] };
    await site.open();
    const history = within(await section('History'));
    expect(history.getByText('Canary started for 5% of visitors')).toBeVisible();
    expect(history.getByText('The canary remote-a@2.0.0 was stopped.')).toBeVisible();
  });

  it('links the support of an owner: a page also when its address contains an @', async () => {
    const support = 'https://chat.example/@checkout';
    site.service.releases = {
      ...releases,
      releases: [aRelease({ name: 'remote-checkout', owner: { team: 'Checkout', support } })],
    };
    await site.open();
    expect(await screen.findByRole('link', { name: support })).toHaveAttribute('href', support);
  });

  it('marks failures only of a release that enough networks opened', async () => {
    site.service.releases = {
      ...releases,
      releases: [
        aRelease({ name: 'remote-a', opened: 20, failed: 2 }),
        aRelease({ name: 'remote-b', opened: 10, failed: 3 }),
      ],
    };
    await site.open();
    expect(await screen.findByText('2 networks (10%)')).toHaveAttribute('data-bad');
    expect(screen.getByText('3 networks (30%)')).not.toHaveAttribute('data-bad');
    expect(screen.getAllByText('Opened, 24 hours')).toHaveLength(2);
    expect(screen.getAllByText('Failed, 24 hours')).toHaveLength(2);
  });

  it('shows jobs that failed, with the reason', async () => {
    await site.backend.database.execute(`insert into pgboss.job (name, state, retry_count, output)
      values ('mail', 'failed', 5, '{"message":"421 too many connections"}')`);
    await site.open();
    const jobs = within(await section('Background jobs'));
    const notice = await jobs.findByRole('status', { name: '1 job failed' });
    expect(within(notice).getByText('pnpm --filter backend jobs retry').tagName).toBe('CODE');
    const row = jobs.getByRole('row', { name: 'mail 0 0 0 1' });
    // Explicit roles, because `display: block` removes the implicit ones on a phone.
    for (const element of [row, ...row.children, row.closest('table')]) expect(element).toHaveAttribute('role');
    const failed = jobs.getByRole('list', { name: 'Jobs that failed' });
    expect(failed).toHaveTextContent(/^mail421 too many connections6 attempts, no further one/);
    await site.backend.database.execute("delete from pgboss.job where name = 'mail'");
  });
});
