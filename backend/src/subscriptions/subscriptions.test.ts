import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Subscription } from 'shared-contract/order/subscription';
import { insertProperty, insertSubscription, type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000001' };
const jack = { id: '10000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const patch = (id: string, status: string, as = olivia, ifMatch: Record<string, string> = { 'if-match': '*' }) =>
  backend.inject({ method: 'PATCH', url: `/api/subscriptions/${id}`, payload: { status }, headers: ifMatch }, as);

describe('subscriptions', () => {
  it('are listed for their owner, overdue first and cancelled last, or by property', async () => {
    const { database } = backend;
    const propertyId = (await insertProperty(database, { ownerId: olivia.id })).id;
    const cancelled = await insertSubscription(database, { ownerId: olivia.id, status: 'cancelled' });
    const active = await insertSubscription(database, { ownerId: olivia.id, propertyId });
    const overdue = await insertSubscription(database, { ownerId: olivia.id, status: 'pastDue' });
    await insertSubscription(database, { ownerId: jack.id });

    const list = async (query = '') => (await backend.inject({ url: `/api/subscriptions${query}` }, olivia)).json();
    const ids = ({ member }: { member: Subscription[] }) => member.map(({ id }) => id);
    expect(ids(await list())).toEqual([overdue.id, active.id, cancelled.id]);
    const ofProperty = await list(`?property.id=${propertyId}`);
    expect(ids(ofProperty)).toEqual([active.id]);
    expect(ofProperty.member[0]).toMatchObject({
      price: '29.00',
      billingPeriod: 'month',
      property: { id: propertyId, fullAddress: '12A/3–5 Bridge Road, Richmond VIC 3121' },
    });
  });

  it('are cancelled at the end of the period and resumed', async () => {
    const { id } = await insertSubscription(backend.database, { ownerId: olivia.id });
    const cancelled = await patch(id, 'cancelAtPeriodEnd');
    expect([cancelled.statusCode, cancelled.json().status]).toEqual([200, 'cancelAtPeriodEnd']);
    expect(cancelled.headers.etag).toBe('"2"');
    expect((await patch(id, 'cancelAtPeriodEnd')).headers.etag).toBe('"2"');
    expect((await patch(id, 'active')).json().status).toBe('active');
  });

  it('require the current version in If-Match', async () => {
    const { id } = await insertSubscription(backend.database, { ownerId: olivia.id });
    const unsaid = await patch(id, 'cancelAtPeriodEnd', olivia, {});
    expect([unsaid.statusCode, unsaid.json().code]).toEqual([428, 'if-match-required']);
    expect((await patch(id, 'cancelAtPeriodEnd', olivia, { 'if-match': '"1"' })).statusCode).toBe(200);
    expect((await patch(id, 'active', olivia, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await patch(id, 'active', olivia, { 'if-match': 'W/"2"' })).statusCode).toBe(412);
  });

  it('reject invalid changes and stay the same', async () => {
    const { id } = await insertSubscription(backend.database, { ownerId: olivia.id, status: 'pastDue' });
    const refused = await patch(id, 'active');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment-overdue']);
    expect((await patch(id, 'cancelled')).statusCode).toBe(422);
    expect((await patch(id, 'cancelAtPeriodEnd', jack)).statusCode).toBe(404);
    const now = await backend.inject({ url: `/api/subscriptions/${id}` }, olivia);
    expect(now.json().status).toBe('pastDue');
  });
});
