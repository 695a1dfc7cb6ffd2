import { expect, it } from '@jest/globals';
import { aPayment, type ProviderHarness } from './provider-harness.ts';

/** The tests of Zip: the customer agrees on Zip's page, and the money is taken afterwards. */
export function zipContract(harness: () => ProviderHarness): void {
  it('redirects to the page of Zip, and takes the money once after the approval', async () => {
    const { provider, customer, loseNextResponse } = harness();
    const started = await provider.start(aPayment());
    expect(started).toMatchObject({ status: 'requiresAction', nextAction: { kind: 'redirect' }, card: null });
    await customer.answerZip(started, 'approve');
    expect((await provider.read(started.id)).status).toBe('approved');
    await loseNextResponse();
    await expect(provider.capture(started.id, started.reference)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
    const captured = await provider.capture(started.id, started.reference);
    expect(captured).toMatchObject({ status: 'succeeded', amountCents: 12_550 });
    expect(await provider.capture(started.id, started.reference)).toEqual(captured);
  });

  it('stays open while Zip reviews the customer, and continues with either result', async () => {
    const { provider, customer } = harness();
    const approved = await provider.start(aPayment());
    await customer.answerZip(approved, 'refer');
    expect((await provider.read(approved.id)).status).toBe('referred');
    await customer.answerZip(approved, 'approve');
    expect((await provider.read(approved.id)).status).toBe('approved');

    const declined = await provider.start(aPayment());
    await customer.answerZip(declined, 'refer');
    await customer.answerZip(declined, 'decline');
    expect(await provider.read(declined.id)).toMatchObject({ status: 'failed', failureCode: 'declined' });
  });

  it('fails when Zip declines, and is cancelled when the customer cancels', async () => {
    const { provider, customer } = harness();
    const declined = await provider.start(aPayment());
    await customer.answerZip(declined, 'decline');
    expect(await provider.read(declined.id)).toMatchObject({ status: 'failed', failureCode: 'declined' });
    const cancelled = await provider.start(aPayment());
    await customer.answerZip(cancelled, 'cancel');
    expect((await provider.read(cancelled.id)).status).toBe('cancelled');
  });

  it('does not take money that the customer has not approved', async () => {
    const { provider } = harness();
    const started = await provider.start(aPayment());
    await expect(provider.capture(started.id, started.reference)).rejects.toMatchObject({ name: 'ProviderRejection' });
    expect((await provider.read(started.id)).status).toBe('requiresAction');
  });
}
