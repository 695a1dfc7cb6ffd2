import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { destructionCertificates } from '../../applications/application-tables.ts';
import { fulfilments } from '../../fulfilment/fulfilment-table.ts';
import { orderItems } from '../../order-items/order-item-table.ts';
import { insertProperty } from '../../testing/index.ts';
import { zoe } from '../../testing/insert-tenant-check.ts';
import { clearResult, listedResult } from './testing/memory-check-provider.ts';
import { jack, olivia, resultApi } from './testing/result-api.ts';

const api = await resultApi();
const { backend, database, post, rowOf, asApplicant } = api;
afterAll(() => backend.close());

const destroy = (id: string, as = olivia) => post(`tenant-checks/${id}/destructions`, undefined, as);
const hold = (id: string, legalHold: boolean) =>
  backend.inject(
    { method: 'PATCH', url: `/api/tenant-checks/${id}`, payload: { legalHold }, headers: { 'if-match': '*' } },
    olivia,
  );

it('V41: the owner destroys a complete check before its date, and gets a certificate that says so', async () => {
  const { id, token } = await api.aComplete();
  expect((await destroy(id, jack)).status).toBe(404);
  expect((await destroy(id)).status).toBe(204);
  expect(await rowOf(id)).toBeNull();
  expect((await destroy(id)).status).toBe(404);
  expect((await asApplicant('views', { token })).status).toBe(404);
  const [stored] = await database.select().from(destructionCertificates).where(eq(destructionCertificates.id, id));
  expect(stored?.rule).toMatch(/^Destroyed before its date at the request of the owner\. .*within 30 days/);
});

it('waits for the result, the end of a hold and the delivery of a notice', async () => {
  const open = await api.aSubmitted();
  expect((await destroy(open.id)).body.code).toBe('check-submitted');
  const { id } = await api.aComplete(listedResult);
  expect((await destroy(id)).body.code).toBe('notice-due');
  await post(`tenant-checks/${id}/notices`);
  // The mail is still in the queue, and reads its PDF when it is sent.
  expect((await destroy(id)).body.code).toBe('notice-due');
  await backend.mails();
  await hold(id, true);
  expect((await destroy(id)).body.code).toBe('check-held');
  await hold(id, false);
  expect((await destroy(id)).status).toBe(204);
});

it('leaves a check that the applicant disputes to its date, also once the hold has ended', async () => {
  const { id, token } = await api.aComplete();
  await asApplicant('disputes', { token, message: 'That’s not me.' });
  expect((await destroy(id)).body.code).toBe('check-disputed');
  await hold(id, false);
  expect((await destroy(id)).body.code).toBe('check-disputed');
  expect(await rowOf(id)).not.toBeNull();
});

it('uses up the payment: an item for two checks pays for one more only', async () => {
  const { id, orderItemId } = await api.aComplete(clearResult);
  const itemId = orderItemId ?? '';
  await database.update(orderItems).set({ quantity: 2 }).where(eq(orderItems.id, itemId));
  await database.update(fulfilments).set({ status: 'waiting' }).where(eq(fulfilments.orderItemId, itemId));
  await destroy(id);
  const { id: propertyId } = await insertProperty(database, { ownerId: olivia.id });
  const paid: [status: string, isInOpenOrder: boolean][] = [];
  for (const name of ['next', 'another']) {
    const applicant = { ...zoe, email: `${name}@example.com` };
    const input = {
      id: crypto.randomUUID(),
      property: `/api/properties/${propertyId}`,
      product: 'TICA',
      consent: true,
    };
    await post('tenant-checks', { ...input, applicant });
    const { body } = await post(`tenant-checks/${input.id}/payments`);
    paid.push([body.status, body.order !== null]);
  }
  expect(paid).toEqual([
    ['paid', false],
    ['inOrder', true],
  ]);
});
