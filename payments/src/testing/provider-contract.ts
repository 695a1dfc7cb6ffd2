import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderPayment } from '../payment-provider.ts';
import { ProviderNotFound } from '../provider-errors.ts';
import { cardContract } from './card-contract.ts';
import { aPayment, listed, type MissingAbility, type ProviderHarness } from './provider-harness.ts';
import { webhookContract } from './webhook-contract.ts';
import { zipContract } from './zip-contract.ts';

/**
 * The tests that every implementation of `PaymentProvider` passes. They run once for each provider, against a server of
 * its API.
 */
export function providerContract(
  name: string,
  kind: 'card' | 'zip',
  open: () => Promise<ProviderHarness>,
  missing: readonly MissingAbility[] = [],
): void {
  describe(`the payment provider ${name}`, () => {
    let opened: ProviderHarness;
    const harness = () => opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    commonContract(harness, missing);
    if (!missing.includes('lost responses')) lostResponseContract(harness, missing);
    if (kind === 'card') cardContract(harness, missing);
    else zipContract(harness);
    if (!missing.includes('webhooks')) webhookContract(harness);
  });
}

/** Starts a payment that the provider accepts, and answers for the customer until the money is taken. */
export async function succeeded({ provider, customer }: ProviderHarness, amountCents = 12_550) {
  if (provider.kind === 'card')
    return provider.start(aPayment({ amountCents, cardToken: await customer.typeCard('success') }));
  const started = await provider.start(aPayment({ amountCents }));
  await customer.answerZip(started, 'approve');
  return provider.capture(started.id, started.reference);
}

/** Starts a payment that waits for the customer. */
async function unfinished({ provider, customer }: ProviderHarness): Promise<ProviderPayment> {
  const cardToken = provider.kind === 'card' ? await customer.typeCard('challenge') : null;
  return provider.start(aPayment({ cardToken }));
}

function commonContract(harness: () => ProviderHarness, missing: readonly MissingAbility[]): void {
  // A provider that does not list unfinished payments is asked for another one that took money.
  const another = missing.includes('unfinished payments') ? succeeded : unfinished;

  it('takes the whole amount, and reads the same payment later', async () => {
    const { provider } = harness();
    const payment = await succeeded(harness());
    expect(payment).toMatchObject({ status: 'succeeded', amountCents: 12_550, refundedCents: 0, failureCode: null });
    expect(payment.nextAction).toBeNull();
    expect(await provider.read(payment.id)).toEqual(payment);
  });

  it('finds a payment by its reference, and returns null for an unknown reference', async () => {
    const { provider } = harness();
    const payment = await another(harness());
    expect((await provider.find(payment.reference))?.id).toBe(payment.id);
    expect(await provider.find(aPayment().reference)).toBeNull();
  });

  it('lists every payment of a period once', async () => {
    const { provider } = harness();
    const since = new Date(Date.now() - 1000);
    const payments = [await succeeded(harness()), await another(harness())];
    const references = (await listed(provider, since)).map(({ reference }) => reference);
    for (const { reference } of payments) expect(references.filter((one) => one === reference)).toHaveLength(1);
    expect(await listed(provider, new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('cancels an unfinished payment, and leaves a finished one as it is', async () => {
    const { provider } = harness();
    const open = await unfinished(harness());
    expect(open.status).toBe('requiresAction');
    expect(await provider.cancel(open.id)).toMatchObject({ status: 'cancelled', nextAction: null });
    expect((await provider.cancel(open.id)).status).toBe('cancelled');
    const finished = await succeeded(harness());
    expect(await provider.cancel(finished.id)).toMatchObject({ status: 'succeeded', refundedCents: 0 });
  });

  it('refunds parts up to the amount, each reference once', async () => {
    const { provider } = harness();
    const { id } = await succeeded(harness());
    const part = { paymentId: id, amountCents: 2_550, reference: aPayment().reference };
    const first = await provider.refund(part);
    expect(first).toMatchObject({ amountCents: 2_550 });
    expect(first.status).not.toBe('failed');
    expect((await provider.refund(part)).id).toBe(first.id);
    expect(await provider.read(id)).toMatchObject({ status: 'succeeded', refundedCents: 2_550 });

    await provider.refund({ paymentId: id, amountCents: 10_000, reference: aPayment().reference });
    expect((await provider.read(id)).refundedCents).toBe(12_550);
    const more = { paymentId: id, amountCents: 1, reference: aPayment().reference };
    await expect(provider.refund(more)).rejects.toMatchObject({ name: 'ProviderRejection' });
  });

  it('rejects a payment that does not exist', async () => {
    const { provider } = harness();
    await expect(provider.read('unknown-payment')).rejects.toBeInstanceOf(ProviderNotFound);
  });
}

function lostResponseContract(harness: () => ProviderHarness, missing: readonly MissingAbility[]): void {
  it('starts a payment once for each reference, also when the first response is lost', async () => {
    const { provider, customer, loseNextResponse } = harness();
    const since = new Date(Date.now() - 1000);
    const input = aPayment({ cardToken: provider.kind === 'card' ? await customer.typeCard('success') : null });
    await loseNextResponse();
    await expect(provider.start(input)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    const found = await provider.find(input.reference);
    const again = await provider.start(input);
    expect((await provider.start(input)).id).toBe(again.id);
    const isListed = !missing.includes('unfinished payments');
    expect(found?.id).toBe(isListed ? again.id : undefined);
    const same = (await listed(provider, since)).filter(({ reference }) => reference === input.reference);
    expect(same).toHaveLength(isListed ? 1 : 0);
  });

  it('refunds once when the first response is lost', async () => {
    const { provider, loseNextResponse } = harness();
    const { id } = await succeeded(harness());
    const refund = { paymentId: id, amountCents: 10_000, reference: aPayment().reference };
    await loseNextResponse();
    await expect(provider.refund(refund)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    await provider.refund(refund);
    expect((await provider.read(id)).refundedCents).toBe(10_000);
  });
}
