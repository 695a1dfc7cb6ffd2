import { screen, within } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import * as subscription from '../pages/subscription.page.tsx';
import definition from '../remote.ts';
import { type Answers, withAnswers } from './with-answers.ts';

const day = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * day);

type Values = Partial<Parameters<InProcessBackend['insert']['subscription']>[0]>;

/** Starts a backend, and returns functions that add a subscription and open its page. */
export async function subscriptionSite() {
  const backend = await inProcessBackend();
  return {
    backend,
    open: (owner: { id: string }, id: string, { query = '', answers = {} as Answers } = {}) =>
      renderPage({
        definition,
        pages: { subscription },
        url: `/subscriptions/${id}${query}`,
        as: { firstName: 'Olivia', lastName: 'Nguyen', ...owner },
        backend: { ...backend, fetch: withAnswers(backend.fetch, answers) },
      }),
    /**
     * Adds an owner with a plan for $39.00 a month, half of which is over, and a saved card. `outcome` is what happens
     * when the card is charged: `success`, `declined`, `challenge`.
     */
    aSubscription: (values: Values = {}, outcome = 'success') => insertSubscription(backend, values, outcome),
  };
}

async function insertSubscription({ insert }: InProcessBackend, values: Values, outcome: string) {
  const owner = { id: crypto.randomUUID() };
  const property = await insert.property({ ownerId: owner.id });
  const providerMethodId = `${outcome}-${crypto.randomUUID()}`;
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

export const section = async (name: string) => within(await screen.findByRole('region', { name }));
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
