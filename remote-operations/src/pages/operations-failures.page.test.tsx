import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operatedJobsPath } from 'shared-contract/operations/jobs';
import { operatedReleasesPath } from 'shared-contract/operations/releases';
import { fillReason, operationsSite, problem, rollBack, section, toasts } from '../testing/operations-site.ts';

const site = operationsSite();

describe('while something fails, the operator page', () => {
  it('rolls back while the jobs cannot be counted', async () => {
    site.broken = (path) => (path === operatedJobsPath ? problem(500) : undefined);
    await site.open();
    await rollBack();
    await fillReason('checkout fails');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    await waitFor(() => expect(toasts()).toEqual(['remote-checkout is back at 1.3.0']));
    expect(await within(await section('Background jobs')).findByRole('alert')).toHaveTextContent(/^We couldn’t load/);
  });

  it('keeps the releases and shows an error when a later read fails', async () => {
    await site.open();
    await site.failLaterRead(() => problem(500));
    const live = within(await section('Releases'));
    expect(await live.findByRole('alert')).toHaveTextContent(/^We couldn’t update this/);
    expect(live.getByRole('button', { name: 'Roll back remote-checkout' })).toBeVisible();

    site.broken = () => undefined;
    await userEvent.click(live.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(live.queryByRole('alert')).toBeNull());
  });

  it('shows an error when a later response does not fit the contract', async () => {
    await site.open();
    const wrong = { '@id': operatedReleasesPath, '@type': 'OperatedReleases', releases: 'none' };
    await site.failLaterRead(() => Response.json(wrong));
    const live = within(await section('Releases'));
    expect(await live.findByRole('alert')).toHaveTextContent(/^We couldn’t update this/);
    expect(live.getByRole('list', { name: 'Live releases' })).toBeVisible();
  });

  it('removes all actions from a user who is no longer an operator', async () => {
    await site.open();
    await site.failLaterRead(() => problem(404));
    expect(await screen.findByRole('alert', { name: 'You’re no longer an operator' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Roll back|Withdraw)/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  });

  it('shows the jobs also when the release service does not respond', async () => {
    site.service.releases = { wrong: true } as never;
    await site.open();
    expect(await within(await section('Background jobs')).findByText('All queues are empty.')).toBeVisible();
    expect(await within(await section('Releases')).findByRole('alert')).toHaveTextContent(
      /^The release service doesn’t respond/,
    );
  });
});
