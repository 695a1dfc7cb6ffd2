import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visibleToasts } from 'shared-platform/testing';
import { button, dialog, inDays, section, subscriptionSite } from '../testing/subscription-site.tsx';

let site: Awaited<ReturnType<typeof subscriptionSite>>;
beforeAll(async () => {
  site = await subscriptionSite();
});
afterAll(() => site.backend.close());

/** `Date` as the page shows it, in the browser's time zone. */
const shown = (date: Date) => new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' }).format(date);

describe('the page of a subscription', () => {
  it('shows its price, next charge, card and charges', async () => {
    const { owner, property, row } = await site.aSubscription();
    await site.open(owner, row.id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Essential' })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Essential'));
    expect(screen.getByRole('link', { name: /Bridge Road/ })).toHaveAttribute('href', `/properties/${property.id}`);
    const plan = await section('Plan');
    expect(plan.getByText(/a month/).parentElement).toHaveTextContent('$39.00 a month, GST included');
    expect(plan.getByText(/Next charge/)).toHaveTextContent(`Next charge $39.00 on ${shown(row.currentPeriodEnd)}`);
    expect((await section('Payment method')).getByText('Visa ending in 4242')).toBeVisible();
    const charges = await section('Charges');
    expect(await charges.findByText('First payment')).toBeVisible();
    expect(charges.getByText('Paid')).toBeVisible();
    expect(charges.getByText('$39.00')).toBeVisible();
  });

  it('has the page of its charges in the URL', async () => {
    const { owner, row } = await site.aSubscription();
    for (let month = 1; month <= 30; month += 1) {
      const period = { periodStart: inDays(-30 * month - 15), periodEnd: inDays(-30 * month + 15) };
      const createdAt = period.periodStart;
      await site.backend.insert.charge({
        ownerId: owner.id,
        subscriptionId: row.id,
        kind: 'renewal',
        createdAt,
        ...period,
      });
    }
    await site.open(owner, row.id);
    const charges = await section('Charges');
    await waitFor(() => expect(charges.getAllByText('Renewal')).toHaveLength(29));
    await userEvent.click(charges.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(charges.getAllByText('Renewal')).toHaveLength(1));
  });

  it('says when and why the next attempt of a failed charge is made', async () => {
    const { owner, row } = await site.aSubscription();
    const period = { periodStart: row.currentPeriodEnd, periodEnd: inDays(45) };
    const failed = { status: 'failed', failureCode: 'insufficient-funds', nextAttemptAt: inDays(2) } as const;
    await site.backend.insert.charge({
      ownerId: owner.id,
      subscriptionId: row.id,
      createdAt: inDays(1),
      ...period,
      ...failed,
    });
    await site.open(owner, row.id);
    const charges = await section('Charges');
    expect(await charges.findByText('Failed')).toBeVisible();
    expect(charges.getByText(/We’ll try again/)).toHaveTextContent(`We’ll try again on ${shown(inDays(2))}.`);
  });

  it('announces another price', async () => {
    const { owner, row } = await site.aSubscription({ nextPriceCents: 4_500 });
    await site.open(owner, row.id);
    expect(await screen.findByText(/instead of/)).toHaveTextContent(
      `From ${shown(row.currentPeriodEnd)} you’ll pay $45.00 a month instead of $39.00.`,
    );
  });

  it('names the last day before it cancels, and resumes', async () => {
    const { owner, row } = await site.aSubscription();
    await site.open(owner, row.id);
    await userEvent.click(await button('Cancel subscription'));
    const question = await dialog('Cancel Essential?');
    expect(question.getByText(/It stays active/)).toHaveTextContent(`until ${shown(row.currentPeriodEnd)}`);
    await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/Active until/)).toHaveTextContent('You won’t be charged again.');
    expect(screen.queryByRole('region', { name: 'Change plan' })).toBeNull();
    await userEvent.click(await button('Resume subscription'));
    expect(await screen.findByText(/Next charge/)).toBeVisible();
  });

  it('charges another saved card from now on', async () => {
    const { owner, row } = await site.aSubscription();
    await site.backend.insert.paymentMethod({ ownerId: owner.id, brand: 'mastercard', lastFour: '4444' });
    await site.open(owner, row.id);
    await userEvent.click(await button('Change card'));
    const question = await dialog('Which card should we charge?');
    await userEvent.click(await question.findByRole('radio', { name: /Mastercard ending in 4444/ }));
    await userEvent.click(question.getByRole('button', { name: 'Use this card' }));
    expect(await (await section('Payment method')).findByText('Mastercard ending in 4444')).toBeVisible();
    await waitFor(() => expect(visibleToasts()).toMatchObject([{ message: 'Your next charge uses this card.' }]));
  });

  it('charges another card also when a job changes the subscription at the same moment', async () => {
    const { owner, row } = await site.aSubscription();
    await site.backend.insert.paymentMethod({ ownerId: owner.id, brand: 'mastercard', lastFour: '4444' });
    let patches = 0;
    const changeFirst = async () => {
      patches += 1;
      if (patches > 1) return;
      await site.backend.database.execute(`update subscriptions set version = version + 1 where id = '${row.id}'`);
    };
    await site.open(owner, row.id, { answers: { [`PATCH ${row.id}`]: changeFirst } });
    await userEvent.click(await button('Change card'));
    const question = await dialog('Which card should we charge?');
    await userEvent.click(await question.findByRole('radio', { name: /Mastercard ending in 4444/ }));
    await userEvent.click(question.getByRole('button', { name: 'Use this card' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await section('Payment method')).getByText('Mastercard ending in 4444')).toBeVisible();
    expect(patches).toBe(2);
  });

  it('has no actions after its end', async () => {
    const { owner, row } = await site.aSubscription({ status: 'cancelled' });
    await site.open(owner, row.id);
    expect(await screen.findByText(/Ended on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /subscription/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Payment method' })).toBeNull();
  });
});

describe('another plan', () => {
  const aPlan = (name: string, priceCents: number) =>
    site.backend.insert.product({ category: 'Plans', name, priceCents, billingPeriod: 'month' });

  async function ask(name: string) {
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }));
    await userEvent.click(await button('See what it costs'));
    return dialog(`Change to ${name}?`);
  }

  it('that costs less shows the credit, and needs no payment', async () => {
    await aPlan('Light', 900);
    const { owner, row } = await site.aSubscription();
    await site.open(owner, row.id);
    const question = await ask('Light');
    expect(await question.findByText('Due now, GST included')).toBeVisible();
    expect(question.getByText('Credit for your next charges')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Light' })).toBeVisible();
    expect(visibleToasts()).toMatchObject([{ kind: 'success', message: 'You’re now on Light.' }]);
    await waitFor(() => expect(document.title).toContain('Light'));
  });

  it('shows the new amount when the price changed after the quote, and charges nothing', async () => {
    const plan = await aPlan('Complete', 6_900);
    const { owner, row } = await site.aSubscription();
    await site.open(owner, row.id);
    const question = await ask('Complete');
    const before = (await question.findByRole('button', { name: /^Pay/ })).textContent;
    await site.backend.database.execute(`update products set price_cents = 9900 where id = '${plan.id}'`);
    await userEvent.click(question.getByRole('button', { name: /^Pay/ }));
    expect(await question.findByText('The amount has changed')).toBeVisible();
    expect(question.getByRole('button', { name: /^Pay/ }).textContent).not.toBe(before);
    expect(screen.getByRole('heading', { level: 1, name: 'Essential' })).toBeInTheDocument();
  });

  it('that costs more is paid with the saved card', async () => {
    await aPlan('Gold', 7_900);
    const { owner, row } = await site.aSubscription();
    await site.open(owner, row.id);
    const question = await ask('Gold');
    await userEvent.click(await question.findByRole('button', { name: /^Pay/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gold' })).toBeVisible();
    expect(await (await section('Charges')).findByText('Change of plan')).toBeVisible();
  });

  it('does not start when the card is declined, and the dialog says why', async () => {
    await aPlan('Plus', 5_900);
    const { owner, row } = await site.aSubscription({}, 'insufficient-funds');
    await site.open(owner, row.id);
    const question = await ask('Plus');
    await userEvent.click(await question.findByRole('button', { name: /^Pay/ }));
    expect(await question.findByRole('alert')).toHaveTextContent(/funds/);
    expect(screen.getByRole('heading', { level: 1, name: 'Essential' })).toBeInTheDocument();
  });
});
