import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visibleToasts } from 'shared-platform/testing';
import { aPayment } from '../testing/a-payment.ts';
import { button, dialog, inDays, section, subscriptionSite } from '../testing/subscription-site.tsx';

let site: Awaited<ReturnType<typeof subscriptionSite>>;
beforeAll(async () => {
  site = await subscriptionSite();
});
afterAll(() => site.backend.close());

describe('an overdue charge', () => {
  const overdue = (outcome = 'success') =>
    site.aSubscription({ status: 'pastDue', pastDueSince: inDays(-1), currentPeriodEnd: inDays(-1) }, outcome);

  async function ask() {
    await userEvent.click(await button('Pay now'));
    const question = await dialog('Pay $39.00 for Essential');
    expect(await question.findByRole('radio', { name: /Visa/ })).toBeChecked();
    return question;
  }

  it('is paid with the saved card, and the notice disappears', async () => {
    const { owner, row } = await overdue();
    await site.open(owner, row.id);
    expect(await screen.findByText(/We couldn’t charge/)).toHaveTextContent('We couldn’t charge $39.00. Pay by');
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Pay $39.00' }));
    await waitFor(() => expect(screen.queryByText(/We couldn’t charge/)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(visibleToasts()).toMatchObject([
      { kind: 'success', message: 'Thank you. Essential is paid and stays active.' },
    ]);
  });

  it('can be paid with another card when the bank declines', async () => {
    const { owner, row } = await overdue('expired-card');
    await site.backend.insert.paymentMethod({ ownerId: owner.id, brand: 'mastercard', lastFour: '4444' });
    await site.open(owner, row.id);
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Pay $39.00' }));
    expect(await question.findByRole('alert')).toHaveTextContent(/expired/);
    await userEvent.click(question.getByRole('radio', { name: /Mastercard/ }));
    await userEvent.click(question.getByRole('button', { name: 'Pay $39.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await (await section('Payment method')).findByText(/Mastercard/)).toBeVisible();
  });

  it('opens the page of the bank, and reads the result from the server when that page has ended', async () => {
    const { owner, row } = await overdue();
    const nextAction = { kind: 'challenge', url: 'https://bank.example/challenge/1' } as const;
    let isConfirmed = false;
    await site.open(owner, row.id, {
      answers: {
        'POST overdue-payment': async () => aPayment({ status: 'requiresAction', nextAction }),
        'POST refresh': async () =>
          isConfirmed ? aPayment({ status: 'succeeded' }) : aPayment({ status: 'requiresAction', nextAction }),
      },
    });
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Pay $39.00' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Verification by your bank');
    expect(frame).toHaveAttribute('src', nextAction.url);
    isConfirmed = true;
    const done = { data: { type: 'verandah-challenge:done' }, source: frame.contentWindow };
    fireEvent(window, new MessageEvent('message', { ...done, origin: 'https://bank.example' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([{ kind: 'success' }]);
  });
});
