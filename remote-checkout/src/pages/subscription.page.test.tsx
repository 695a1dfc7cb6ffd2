import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { visibleToasts } from 'shared-platform/testing';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
import definition from '../remote.ts';
import { aPayment } from '../testing/a-payment.ts';
import { type Answers, withAnswers } from '../testing/with-answers.ts';
import * as subscription from './subscription.page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
/** `Date` as the page shows it, in the browser's time zone. */
const shown = (date: Date) => new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' }).format(date);

const open = (owner: { id: string }, id: string, { query = '', answers = {} as Answers } = {}) =>
  renderPage({
    definition,
    pages: { subscription },
    url: `/subscriptions/${id}${query}`,
    as: { firstName: 'Olivia', lastName: 'Nguyen', ...owner },
    backend: { ...backend, fetch: withAnswers(backend.fetch, answers) },
  });

type Values = Partial<Parameters<InProcessBackend['insert']['subscription']>[0]>;

/** The token of a saved card says what happens when it is charged: `success`, `declined`, `challenge`. */
const cardToken = (outcome: string) => `${outcome}-${crypto.randomUUID()}`;

/** A new owner with a plan for $39.00 a month, half of which is over, and a saved card. */
async function aSubscription(values: Values = {}, outcome = 'success') {
  const { insert } = backend;
  const owner = { id: crypto.randomUUID() };
  const property = await insert.property({ ownerId: owner.id });
  const providerMethodId = cardToken(outcome);
  const card = await insert.paymentMethod({ ownerId: owner.id, isDefault: true, providerMethodId });
  const plan = await insert.product({
    category: 'Plans',
    name: 'Essential',
    priceCents: 3_900,
    billingPeriod: 'month',
  });
  const row = await insert.subscription({
    ownerId: owner.id,
    propertyId: property.id,
    productId: plan.id,
    paymentMethodId: card.id,
    name: 'Essential',
    priceCents: 3_900,
    startedAt: inDays(-15),
    currentPeriodEnd: inDays(15),
    ...values,
  });
  const period = { periodStart: inDays(-15), periodEnd: row.currentPeriodEnd };
  await insert.charge({ ownerId: owner.id, subscriptionId: row.id, kind: 'first', amountCents: 3_900, ...period });
  return { owner, property, card, row };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the page of a subscription', () => {
  it('shows its price, next charge, card and charges', async () => {
    const { owner, property, row } = await aSubscription();
    await open(owner, row.id);
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
    const { owner, row } = await aSubscription();
    for (let month = 1; month <= 30; month += 1) {
      const period = { periodStart: inDays(-30 * month - 15), periodEnd: inDays(-30 * month + 15) };
      const createdAt = period.periodStart;
      await backend.insert.charge({ ownerId: owner.id, subscriptionId: row.id, kind: 'renewal', createdAt, ...period });
    }
    await open(owner, row.id);
    const charges = await section('Charges');
    await waitFor(() => expect(charges.getAllByText('Renewal')).toHaveLength(29));
    await userEvent.click(charges.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(charges.getAllByText('Renewal')).toHaveLength(1));
  });

  it('says when and why the next attempt of a failed charge is made', async () => {
    const { owner, row } = await aSubscription();
    const period = { periodStart: row.currentPeriodEnd, periodEnd: inDays(45) };
    const failed = { status: 'failed', failureCode: 'insufficient-funds', nextAttemptAt: inDays(2) } as const;
    await backend.insert.charge({
      ownerId: owner.id,
      subscriptionId: row.id,
      createdAt: inDays(1),
      ...period,
      ...failed,
    });
    await open(owner, row.id);
    const charges = await section('Charges');
    expect(await charges.findByText('Failed')).toBeVisible();
    expect(charges.getByText(/We’ll try again/)).toHaveTextContent(`We’ll try again on ${shown(inDays(2))}.`);
  });

  it('announces another price', async () => {
    const { owner, row } = await aSubscription({ nextPriceCents: 4_500 });
    await open(owner, row.id);
    expect(await screen.findByText(/instead of/)).toHaveTextContent(
      `From ${shown(row.currentPeriodEnd)} you’ll pay $45.00 a month instead of $39.00.`,
    );
  });

  it('names the last day before it cancels, and resumes', async () => {
    const { owner, row } = await aSubscription();
    await open(owner, row.id);
    await userEvent.click(await button('Cancel subscription'));
    const question = await dialog('Cancel Essential?');
    expect(question.getByText(/It stays yours/)).toHaveTextContent(`until ${shown(row.currentPeriodEnd)}`);
    await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(/Active until/)).toHaveTextContent('You won’t be charged again.');
    expect(screen.queryByRole('region', { name: 'Change plan' })).toBeNull();
    await userEvent.click(await button('Keep subscription'));
    expect(await screen.findByText(/Next charge/)).toBeVisible();
  });

  it('charges another saved card from now on', async () => {
    const { owner, row } = await aSubscription();
    await backend.insert.paymentMethod({ ownerId: owner.id, brand: 'mastercard', lastFour: '4444' });
    await open(owner, row.id);
    await userEvent.click(await button('Change card'));
    const question = await dialog('Which card should we charge?');
    await userEvent.click(await question.findByRole('radio', { name: /Mastercard ending in 4444/ }));
    await userEvent.click(question.getByRole('button', { name: 'Use this card' }));
    expect(await (await section('Payment method')).findByText('Mastercard ending in 4444')).toBeVisible();
    await waitFor(() => expect(visibleToasts()).toMatchObject([{ message: 'Your next charge uses this card.' }]));
  });

  it('has no actions after its end', async () => {
    const { owner, row } = await aSubscription({ status: 'cancelled' });
    await open(owner, row.id);
    expect(await screen.findByText(/Ended on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /subscription/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Payment method' })).toBeNull();
  });
});

describe('another plan', () => {
  const aPlan = (name: string, priceCents: number) =>
    backend.insert.product({ category: 'Plans', name, priceCents, billingPeriod: 'month' });

  async function ask(name: string) {
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }));
    await userEvent.click(await button('See what it costs'));
    return dialog(`Change to ${name}?`);
  }

  it('that costs less shows the credit, and needs no payment', async () => {
    await aPlan('Light', 900);
    const { owner, row } = await aSubscription();
    await open(owner, row.id);
    const question = await ask('Light');
    expect(await question.findByText('Due now, GST included')).toBeVisible();
    expect(question.getByText('Credit for your next charges')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Light' })).toBeVisible();
    expect(visibleToasts()).toMatchObject([{ kind: 'success', message: 'You’re now on Light.' }]);
  });

  it('shows the new amount when the price changed after the quote, and charges nothing', async () => {
    const plan = await aPlan('Complete', 6_900);
    const { owner, row } = await aSubscription();
    await open(owner, row.id);
    const question = await ask('Complete');
    const before = (await question.findByRole('button', { name: /^Pay/ })).textContent;
    await backend.database.execute(`update products set price_cents = 9900 where id = '${plan.id}'`);
    await userEvent.click(question.getByRole('button', { name: /^Pay/ }));
    expect(await question.findByText('The amount has changed')).toBeVisible();
    expect(question.getByRole('button', { name: /^Pay/ }).textContent).not.toBe(before);
    expect(screen.getByRole('heading', { level: 1, name: 'Essential' })).toBeInTheDocument();
  });

  it('that costs more is paid with the saved card', async () => {
    await aPlan('Gold', 7_900);
    const { owner, row } = await aSubscription();
    await open(owner, row.id);
    const question = await ask('Gold');
    await userEvent.click(await question.findByRole('button', { name: /^Pay/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gold' })).toBeVisible();
    expect(await (await section('Charges')).findByText('Change of plan')).toBeVisible();
  });

  it('does not start when the card is declined, and the dialog says why', async () => {
    await aPlan('Plus', 5_900);
    const { owner, row } = await aSubscription({}, 'insufficient-funds');
    await open(owner, row.id);
    const question = await ask('Plus');
    await userEvent.click(await question.findByRole('button', { name: /^Pay/ }));
    expect(await question.findByRole('alert')).toHaveTextContent(/funds/);
    expect(screen.getByRole('heading', { level: 1, name: 'Essential' })).toBeInTheDocument();
  });
});

describe('an overdue charge', () => {
  const overdue = (outcome = 'success') =>
    aSubscription({ status: 'pastDue', pastDueSince: inDays(-1), currentPeriodEnd: inDays(-1) }, outcome);

  async function ask() {
    await userEvent.click(await button('Pay now'));
    const question = await dialog('Pay $39.00 for Essential');
    expect(await question.findByRole('radio', { name: /Visa/ })).toBeChecked();
    return question;
  }

  it('is paid with the saved card, and the notice disappears', async () => {
    const { owner, row } = await overdue();
    await open(owner, row.id);
    expect(await screen.findByText(/We couldn’t charge/)).toHaveTextContent('We couldn’t charge $39.00. Pay by');
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Pay $39.00' }));
    await waitFor(() => expect(screen.queryByText(/We couldn’t charge/)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(visibleToasts()).toMatchObject([
      { kind: 'success', message: 'Thank you. Essential is paid and continues.' },
    ]);
  });

  it('can be paid with another card when the bank declines', async () => {
    const { owner, row } = await overdue('expired-card');
    await backend.insert.paymentMethod({ ownerId: owner.id, brand: 'mastercard', lastFour: '4444' });
    await open(owner, row.id);
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
    await open(owner, row.id, {
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
