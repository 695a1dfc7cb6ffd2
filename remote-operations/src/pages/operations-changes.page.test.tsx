import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillReason, operationsSite, releases, rollBack, toasts } from '../testing/operations-site.ts';
import { aCanary, aRelease } from '../testing/release-service.ts';

const site = operationsSite();

describe('an operator', () => {
  it('rolls back after one confirmation with a reason, and shows the latest releases', async () => {
    await site.open();
    await rollBack();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    expect(screen.getByText(/^Say why/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toBeRequired();
    expect(site.service.changes).toEqual([]);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version' }), '1.2.0');
    await fillReason(' checkout fails ');
    site.service.releases = { ...releases, releases: [aRelease({ name: 'remote-checkout', version: '1.2.0' })] };
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.2.0' }));
    await waitFor(() => expect(toasts()).toEqual(['remote-checkout is back at 1.2.0']));
    expect(site.service.changes).toEqual([
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
    expect(toasts()).toHaveLength(1);
  });

  it('withdraws a remote, but never the shell', async () => {
    await site.open();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw remote-checkout' }));
    expect(screen.queryByRole('button', { name: 'Withdraw shell' })).toBeNull();
    expect(screen.getByRole('dialog')).toHaveTextContent(/Open tabs keep its pages .* within an hour/);
    await fillReason('leaks addresses');
    site.service.releases = { ...releases, releases: releases.releases.slice(0, 1) };
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(toasts()).toEqual(['remote-checkout is off the site']));
    expect(site.service.changes).toEqual([expect.objectContaining({ kind: 'withdraw', from: '1.4.0' })]);
    const live = screen.getByRole('list', { name: 'Live releases' });
    await waitFor(() => expect(within(live).getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(live));
  });

  it('says what became of the canary after a change, and warns before it', async () => {
    site.service.releases = { ...releases, canary: aCanary() };
    const canary = 'the canary remote-listings@2.0.0 was stopped: it no longer fits';
    site.service.outcome = { status: 200, body: { build: 'b2', canary } };
    await site.open();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw remote-checkout' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('The canary of remote-listings@2.0.0 may end');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await rollBack();
    expect(screen.getByRole('dialog')).toHaveTextContent('The canary of remote-listings@2.0.0 may end');
    await fillReason('checkout fails');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        'remote-checkout is back at 1.3.0. The canary remote-listings@2.0.0 was stopped: it no longer fits.',
      ]),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Roll back remote-checkout' })).toHaveFocus());
  });

  it('does not warn of a canary when none runs', async () => {
    await site.open();
    await rollBack();
    expect(screen.getByRole('dialog')).not.toHaveTextContent('canary');
  });

  it('leaves the dialog open with the reason when a change is refused', async () => {
    await site.open();
    site.service.outcome = {
      status: 409,
      body: { refused: ['remote-checkout@1.4.0 is not live any more', 'remote-a needs it'] },
    };
    await rollBack();
    await fillReason('checkout fails');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back to 1.3.0' }));
    const refusal = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(within(refusal).getByText('remote-checkout@1.4.0 is not live any more')).toBeVisible();
    expect(within(refusal).getByText('remote-a needs it')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('checkout fails');
  });
});
