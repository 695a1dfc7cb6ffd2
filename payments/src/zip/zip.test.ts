import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaymentProvider } from '../payment-provider.ts';
import { providerContract } from '../testing/provider-contract.ts';
import { aPayment } from '../testing/provider-harness.ts';
import { openZip } from '../testing/zip-harness.ts';
import { startZipServer, type ZipServer, zipTestKey } from '../testing/zip-server.ts';
import { createZip } from './zip-provider.ts';

providerContract('Zip, on a local server of its API', 'zip', openZip, ['unfinished payments', 'webhooks']);

describe('the adapter for Zip', () => {
  let server: ZipServer;
  let zip: PaymentProvider;
  beforeAll(async () => {
    server = await startZipServer();
    zip = createZip({ apiKey: zipTestKey, url: server.url });
  });
  afterAll(() => server.close());

  const approved = async (amountCents = 12_550) => {
    const payment = await zip.start(aPayment({ amountCents }));
    server.answer(payment, 'approve');
    return payment;
  };

  it('V38: a checkout that was not charged in time is expired, and cannot be charged', async () => {
    const payment = await approved();
    server.answer(payment, 'expire');
    expect((await zip.read(payment.id)).status).toBe('expired');
    await expect(zip.capture(payment.id, payment.reference)).rejects.toMatchObject({ name: 'ProviderRejection' });
  });

  it.each([
    ['account_insufficient_funds', 'insufficient-funds'],
    ['account_locked', 'declined'],
    ['fraud_check', 'declined'],
  ])('fails when the charge is refused with %s', async (code, failureCode) => {
    const payment = await approved();
    server.refuseNextCharge(code);
    expect(await zip.capture(payment.id, payment.reference)).toMatchObject({ status: 'failed', failureCode });
  });

  it('sends amounts in dollars, and lines that add up to the amount', async () => {
    const items = [{ name: 'Gold package', quantity: 2, amountCents: 10_010, sku: 'gold' }];
    const discounted = await zip.start(aPayment({ amountCents: 19_019, items }));
    const delivered = await zip.start(aPayment({ amountCents: 21_515, items }));
    expect([discounted.amountCents, delivered.amountCents]).toEqual([19_019, 21_515]);
    const gold = { name: 'Gold package', quantity: 2, amount: 100.1, reference: 'gold', type: 'sku' };
    expect(server.checkoutRequests().slice(-2)).toMatchObject([
      { order: { amount: 190.19, items: [gold, { name: 'Discount', amount: -10.01, type: 'discount' }] } },
      { order: { amount: 215.15, items: [gold, { name: 'Delivery', amount: 14.95, type: 'shipping' }] } },
    ]);
  });

  it('finds the charge of a checkout among more charges than fit on a page', async () => {
    const payments = [];
    for (let count = 0; count < 101; count += 1) payments.push(await approved(100 + count));
    for (const { id, reference } of payments) await zip.capture(id, reference);
    const last = payments.at(-1);
    expect(await zip.read(last?.id ?? '')).toMatchObject({ status: 'succeeded', amountCents: 200 });
  });

  it('rejects webhooks, because Zip sends none', () => {
    const request = { headers: {}, body: Buffer.from('{}'), now: new Date() };
    expect(() => zip.verifyWebhook(request)).toThrow(expect.objectContaining({ name: 'InvalidWebhook' }));
  });

  it('rejects a wrong key, and reports a server that does not respond as unavailable', async () => {
    const wrong = createZip({ apiKey: 'wrong', url: server.url });
    await expect(wrong.start(aPayment())).rejects.toMatchObject({ name: 'ProviderRejection' });
    const away = createZip({ apiKey: zipTestKey, url: 'http://127.0.0.1:9' });
    await expect(away.start(aPayment())).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });
});
