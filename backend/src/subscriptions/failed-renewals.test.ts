import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { subscriptions } from './subscription-table.ts';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';

const day = 86_400_000;
const march31 = new Date('2026-03-31T01:00:00Z');

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld('2026-01-31T01:00:00Z');
});
afterAll(() => world.backend.close());
beforeEach(async () => {
  await world.database.delete(subscriptions);
  world.setNow('2026-01-31T01:00:00Z');
});

describe('a failed renewal', () => {
  it('is past due, is tried after 1, 3, 5 and 7 days, and ends the subscription after 14', async () => {
    const card = await world.addCard();
    world.cards.behave(card.providerMethodId, 'declined');
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    const attempts: number[] = [];
    let before = 0;
    const mails = await world.mailsOf(async () => {
      for (let days = 0; days <= 15; days += 1) {
        world.setNow(new Date(currentPeriodEnd.getTime() + days * day));
        await world.run();
        const [charge] = await world.charges(id);
        if ((charge?.attempts ?? 0) > before) attempts.push(days);
        before = charge?.attempts ?? 0;
        expect((await world.read(id)).status).toBe(days < 14 ? 'pastDue' : 'cancelled');
      }
    });
    expect(attempts).toEqual([0, 1, 3, 5, 7]);
    expect(mails).toEqual(['Your payment for Basic didn’t go through', 'Basic ends soon', 'Basic has ended']);
    expect(await world.charges(id)).toMatchObject([{ status: 'failed', nextAttemptAt: null }]);
    expect((await world.read(id)).endedAt).toEqual(new Date(currentPeriodEnd.getTime() + 14 * day));
  });

  it('extends the subscription from the end of the old period once a later attempt succeeds', async () => {
    const card = await world.addCard();
    world.cards.behave(card.providerMethodId, 'declined');
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    await world.run();
    world.cards.behave(card.providerMethodId, 'paid');
    await world.runUntil(new Date(currentPeriodEnd.getTime() + 2 * day));
    const renewed = await world.read(id);
    expect([renewed.status, renewed.pastDueSince, renewed.currentPeriodEnd]).toEqual(['active', null, march31]);
  });

  it('declines a card that asks for a challenge, because the customer is not there', async () => {
    const card = await world.addCard();
    world.cards.behave(card.providerMethodId, 'challenge');
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    await world.run();
    expect(await world.charges(id)).toMatchObject([{ status: 'failed', failureCode: 'declined' }]);
  });

  it.each([
    ['without a saved card', async () => null],
    ['with a card that was removed', async () => (await world.addCard({ removedAt: new Date() })).id],
  ])('asks for a card %s, and tries it when the owner adds one', async (_case, cardOf) => {
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: await cardOf() });
    world.setNow(currentPeriodEnd);
    expect(await world.mailsOf(world.run)).toEqual(['Add a card to keep Basic']);
    expect(await world.charges(id)).toMatchObject([{ status: 'failed', failureCode: 'no-card' }]);
    const card = await world.addCard();
    world.setNow(new Date(currentPeriodEnd.getTime() + 60_000));
    const patched = await world.backend.inject(
      {
        method: 'PATCH',
        url: `/api/subscriptions/${id}`,
        payload: { paymentMethod: `/api/payment-methods/${card.id}` },
        headers: { 'if-match': '*' },
      },
      world.owner,
    );
    expect(patched.json()).toMatchObject({ paymentMethod: `/api/payment-methods/${card.id}`, status: 'pastDue' });
    await world.backend.runQueue('renew-subscriptions');
    expect(await world.charges(id)).toMatchObject([{ status: 'paid' }]);
  });
});

describe('the end of a subscription', () => {
  it('that was cancelled comes with its period, without a charge', async () => {
    const card = await world.addCard();
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id, status: 'cancelAtPeriodEnd' });
    world.setNow(new Date(currentPeriodEnd.getTime() - 1));
    await world.run();
    expect((await world.read(id)).status).toBe('cancelAtPeriodEnd');
    world.setNow(currentPeriodEnd);
    expect(await world.mailsOf(world.run)).toEqual(['Basic has ended']);
    expect(await world.mailsOf(world.run)).toEqual([]);
    expect([(await world.read(id)).status, await world.charges(id)]).toEqual(['cancelled', []]);
  });

  it('waits for a payment that is open, and comes after the period that it pays', async () => {
    const card = await world.addCard();
    world.cards.behave(card.providerMethodId, 'lost');
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    await world.run();
    await world.database.update(subscriptions).set({ status: 'cancelAtPeriodEnd' }).where(eq(subscriptions.id, id));
    await world.run();
    await world.settle();
    const renewed = await world.read(id);
    expect([renewed.status, renewed.currentPeriodEnd]).toEqual(['cancelAtPeriodEnd', march31]);
    await world.runUntil(renewed.currentPeriodEnd, 30 * day);
    expect([(await world.read(id)).status, (await world.charges(id)).length]).toEqual(['cancelled', 1]);
  });

  it('comes at once when the payment of a cancelled subscription fails', async () => {
    const card = await world.addCard();
    world.cards.behave(card.providerMethodId, 'unreachable');
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    await world.run();
    await world.database.update(subscriptions).set({ status: 'cancelAtPeriodEnd' }).where(eq(subscriptions.id, id));
    world.setNow(new Date(currentPeriodEnd.getTime() + 90_000));
    expect(await world.mailsOf(world.settle)).toEqual(['Basic has ended']);
    expect((await world.read(id)).status).toBe('cancelled');
  });
});
