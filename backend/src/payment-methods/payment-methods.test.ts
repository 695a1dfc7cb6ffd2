import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { PaymentMethod } from 'shared-contract/order/payment';
import { paymentMethods } from '../payments/payment-tables.ts';
import { card, olivia, type PaymentApi, paymentApi } from '../payments/testing/payment-api.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { isExpired } from './payment-method-store.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

const jack = { id: '84000000-0000-4000-8000-000000000003' };
const path = '/api/payment-methods';
const save = (token: string, more: object = {}, as: { id: string } = olivia) =>
  api.post(path, { token, ...more }, {}, as);
const list = async (): Promise<PaymentMethod[]> => (await api.get(path)).member;
const remove = (id: string) => api.inject({ method: 'DELETE', url: `${path}/${id}` }, olivia);

describe('saved cards', () => {
  it('V13: are saved by their token, once, and show no more than what identifies them', async () => {
    const first = await save('success-a');
    expect([first.statusCode, first.json()]).toMatchObject([
      201,
      { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030, isDefault: true },
    ]);
    expect(JSON.stringify(first.json())).not.toContain('success-a');
    expect((await save('success-a')).json().id).toBe(first.json().id);
    expect((await save('success-b')).json().isDefault).toBe(false);
    expect(await list()).toHaveLength(2);
    expect((await api.get(`${path}/card-fields`)).url).toMatch(/card-fields$/);
  });

  it('say so when the bank declines the card', async () => {
    const declined = await save('declined-1');
    expect([declined.statusCode, declined.json().violations]).toMatchObject([422, [{ propertyPath: 'token' }]]);
  });

  it('reject a card that another user has saved, like one that the bank declines', async () => {
    const foreign = await save('success-a', {}, jack);
    expect([foreign.statusCode, foreign.json().violations]).toMatchObject([
      422,
      [{ propertyPath: 'token', code: 'declined' }],
    ]);
    expect((await api.inject({ url: path }, jack)).json().member).toEqual([]);
  });

  it('have one default, which another card can become', async () => {
    const second = (await save('success-c', { isDefault: true })).json();
    const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([second.id]);
    const other = (await list()).find(({ isDefault }) => !isDefault);
    const url = `${path}/${other?.id}`;
    const patched = await api.inject({ method: 'PATCH', url, payload: { isDefault: true } }, olivia);
    expect(patched.json().isDefault).toBe(true);
    expect(await defaults()).toEqual([other?.id]);
  });

  it('are removed here and at the provider, and the next one becomes the default', async () => {
    const [first, second] = await list();
    expect((await remove(first?.id ?? '')).statusCode).toBe(204);
    expect((await list()).map(({ id, isDefault }) => [id, isDefault])[0]).toEqual([second?.id, true]);
    const before = api.ledgers.card.cards.size;
    await api.runQueue('remove-card');
    expect(api.ledgers.card.cards.size).toBe(before - 1);
    expect((await remove(first?.id ?? '')).statusCode).toBe(404);
  });

  it('stay while a subscription is paid with them', async () => {
    const { id } = (await save('success-d')).json();
    const subscription = await api.insert.subscription({ ownerId: olivia.id, paymentMethodId: id });
    const refused = await remove(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'in-use']);
    expect(subscription.paymentMethodId).toBe(id);
    await api.database.update(subscriptions).set({ status: 'cancelled' }).where(eq(subscriptions.id, subscription.id));
    expect((await remove(id)).statusCode).toBe(204);
  });

  it('are valid until the end of their month, wherever in Australia', async () => {
    const expiring = await api.insert.paymentMethod({ ownerId: jack.id, expiryYear: 2026, expiryMonth: 11 });
    // Perth is 8 hours ahead of UTC all year.
    expect(isExpired(expiring, new Date('2026-11-30T15:59:59.999Z'))).toBe(false);
    expect(isExpired(expiring, new Date('2026-11-30T16:00:00Z'))).toBe(true);
    await api.database.delete(paymentMethods).where(eq(paymentMethods.id, expiring.id));
  });

  it('come from a payment when the customer asks for it or buys a plan', async () => {
    const before = (await list()).length;
    await api.pay(await api.anOrder(), card('success-not-kept'));
    expect(await list()).toHaveLength(before);
    await api.pay(await api.anOrder(), card('declined-kept', true));
    expect(await list()).toHaveLength(before);
    await api.pay(await api.anOrder(), card('success-kept', true));
    expect(await list()).toHaveLength(before + 1);
    await api.pay(await api.anOrder({ lines: [{ plan: true }] }), card('success-plan'));
    expect(await list()).toHaveLength(before + 2);
  });

  it('belong to one user: a token of another user’s card is refused', async () => {
    await save('success-mine');
    expect((await save('success-mine', {}, jack)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await api.inject({ url: path }, jack)).json().member).toEqual([]);
  });

  it('saved at the same time have one default', async () => {
    const headers = await api.signInAs(jack);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        api.inject({ method: 'POST', url: path, payload: { token: `success-j${index}` } }, headers),
      ),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    const cards: PaymentMethod[] = (await api.inject({ url: path }, jack)).json().member;
    expect(cards.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    // Another user's choice changes nothing.
    await save('success-e', { isDefault: true });
    await save('success-f', { isDefault: true });
    expect((await api.inject({ url: path }, jack)).json().member).toEqual(cards);
  });
});
