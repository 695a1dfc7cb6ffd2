import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { subscriptions } from './subscription-table.ts';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';

const start = '2026-11-01T00:00:00Z';
const due = '2026-12-01T00:00:00Z';
const stranger = { id: '15000000-0000-4000-8000-000000000002' };

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld(start);
});
afterAll(() => world.backend.close());
beforeEach(async () => {
  await world.database.delete(subscriptions);
  world.setNow(start);
});

const read = async (id: string) =>
  (await world.backend.inject({ url: `/api/subscriptions/${id}` }, world.owner)).json();
const pay = (id: string, cardId: string, as = world.owner) =>
  world.backend.inject(
    {
      method: 'POST',
      url: `/api/subscriptions/${id}/overdue-payment`,
      payload: { paymentMethod: `/api/payment-methods/${cardId}` },
      headers: { 'idempotency-key': crypto.randomUUID() },
    },
    as,
  );
const patch = (id: string, payload: object, etag = '*') =>
  world.backend.inject(
    { method: 'PATCH', url: `/api/subscriptions/${id}`, payload, headers: { 'if-match': etag } },
    world.owner,
  );

/** A subscription whose first renewal was declined just now. */
async function overdue() {
  const card = await world.addCard();
  world.cards.behave(card.providerMethodId, 'declined');
  const { id } = await world.subscribe({ paymentMethodId: card.id });
  world.setNow(due);
  await world.run();
  return { id, card };
}

describe('an overdue subscription', () => {
  it('shows the amount, the end of the grace period and the next attempt', async () => {
    const { id } = await overdue();
    expect(await read(id)).toMatchObject({
      status: 'pastDue',
      overdue: { amount: '29.00', endsAt: '2026-12-15T00:00:00.000Z' },
      nextCharge: { amount: '29.00', on: '2026-12-02T00:00:00.000Z' },
    });
    const { member } = (await world.backend.inject({ url: `/api/subscriptions/${id}/charges` }, world.owner)).json();
    expect(member[0]).toMatchObject({
      kind: 'renewal',
      status: 'failed',
      failure: { code: 'declined', message: expect.stringContaining('declined') },
      nextAttemptAt: '2026-12-02T00:00:00.000Z',
    });
  });

  it('is active again when the owner pays with another card, which pays the next charges too', async () => {
    const { id } = await overdue();
    const other = await world.addCard();
    const paid = await pay(id, other.id);
    expect([paid.statusCode, paid.json()]).toMatchObject([201, { status: 'succeeded', amount: '29.00' }]);
    expect(await read(id)).toMatchObject({
      status: 'active',
      overdue: null,
      currentPeriodEnd: '2027-01-01T00:00:00.000Z',
      paymentMethod: `/api/payment-methods/${other.id}`,
    });
    expect((await pay(id, other.id)).json()).toMatchObject({ code: 'nothing-due' });
  });

  it('returns the challenge of a card, and the same payment to a second click', async () => {
    const { id } = await overdue();
    const other = await world.addCard();
    world.cards.behave(other.providerMethodId, 'challenge');
    const first = (await pay(id, other.id)).json();
    expect(first).toMatchObject({ status: 'requiresAction', nextAction: { kind: 'challenge' } });
    expect((await pay(id, other.id)).json()['@id']).toBe(first['@id']);
    world.cards.answerChallenges('approve');
    await world.settle();
    expect(await read(id)).toMatchObject({ status: 'active' });
  });

  it('keeps its planned attempts when the owner’s payment fails, without another mail', async () => {
    const { id, card } = await overdue();
    const mails = await world.mailsOf(async () => {
      expect((await pay(id, card.id)).json()).toMatchObject({ status: 'failed', failure: { code: 'declined' } });
    });
    expect(await world.charges(id)).toMatchObject([
      { status: 'failed', nextAttemptAt: new Date('2026-12-02T00:00:00Z') },
    ]);
    expect(mails).toEqual([]);
  });

  it('is charged once when the owner pays while an attempt runs', async () => {
    const { id, card } = await overdue();
    world.cards.behave(card.providerMethodId, 'paid');
    world.setNow('2026-12-02T00:00:00Z');
    const before = world.cards.taken().length;
    await Promise.all([world.run(), pay(id, card.id), pay(id, card.id)]);
    await world.settle();
    expect([world.cards.taken().length - before, (await read(id)).status]).toEqual([1, 'active']);
  });

  it('can be paid when it has no charge yet, as imported subscriptions', async () => {
    const card = await world.addCard();
    const { id } = await world.subscribe({ status: 'pastDue', currentPeriodEnd: new Date('2026-10-20T00:00:00Z') });
    expect(await read(id)).toMatchObject({ overdue: { amount: '29.00' }, nextCharge: null });
    expect((await pay(id, card.id)).json()).toMatchObject({ status: 'succeeded' });
    expect(await read(id)).toMatchObject({ status: 'active', currentPeriodEnd: '2026-11-20T00:00:00.000Z' });
  });

  it('is paid only by its owner, with a saved card of the owner', async () => {
    const { id } = await overdue();
    await world.backend.signInAs(stranger);
    const foreign = await world.addCard({ ownerId: stranger.id });
    const removed = await world.addCard({ removedAt: new Date() });
    for (const cardId of [foreign.id, removed.id]) {
      const rejected = await pay(id, cardId);
      expect([rejected.statusCode, rejected.json().violations]).toMatchObject([
        422,
        [{ propertyPath: 'paymentMethod' }],
      ]);
    }
    expect((await pay(id, foreign.id, { ...world.owner, ...stranger })).statusCode).toBe(404);
  });
});

describe('a change of a subscription', () => {
  it('sends one mail for each cancellation and resumption', async () => {
    const { id } = await world.subscribe();
    const mails = await world.mailsOf(async () => {
      for (const status of ['cancelAtPeriodEnd', 'cancelAtPeriodEnd', 'active', 'active']) await patch(id, { status });
    });
    expect(mails.sort()).toEqual(['Basic continues', 'You’ve cancelled Basic']);
  });

  it('has no next charge while it is cancelled', async () => {
    const { id } = await world.subscribe();
    expect(await read(id)).toMatchObject({ nextCharge: { amount: '29.00', on: due.replace('Z', '.000Z') } });
    expect((await patch(id, { status: 'cancelAtPeriodEnd' })).json().nextCharge).toBeNull();
  });

  it('is rejected for a version that a renewal has replaced', async () => {
    const card = await world.addCard();
    const { id } = await world.subscribe({ paymentMethodId: card.id });
    const seen = await world.backend.inject({ url: `/api/subscriptions/${id}` }, world.owner);
    world.setNow(due);
    await world.run();
    expect((await patch(id, { status: 'cancelAtPeriodEnd' }, String(seen.headers.etag))).statusCode).toBe(412);
  });

  it('that cancels while the renewal runs ends it either without a charge or after the paid period', async () => {
    for (let round = 0; round < 10; round += 1) {
      const card = await world.addCard();
      world.setNow(start);
      const { id } = await world.subscribe({ paymentMethodId: card.id });
      world.setNow(due);
      await Promise.all([world.run(), patch(id, { status: 'cancelAtPeriodEnd' })]);
      const charges = await world.charges(id);
      const paid = charges.filter(({ status }) => status === 'paid');
      await world.run();
      const { status, currentPeriodEnd } = await world.read(id);
      expect([paid.length, status]).toEqual(paid.length === 1 ? [1, 'cancelAtPeriodEnd'] : [0, 'cancelled']);
      expect(currentPeriodEnd).toEqual(new Date(paid.length === 1 ? '2027-01-01T00:00:00Z' : due));
    }
  });
});
