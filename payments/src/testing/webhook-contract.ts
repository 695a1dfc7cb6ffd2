import { expect, it } from '@jest/globals';
import type { ProviderPayment } from '../payment-provider.ts';
import { aPayment, type ProviderHarness } from './provider-harness.ts';

/** The tests of webhooks: only what the provider signed within the last five minutes is accepted. */
export function webhookContract(harness: () => ProviderHarness): void {
  const now = new Date();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  async function aPaymentWithWebhook(): Promise<ProviderPayment> {
    const { provider, customer } = harness();
    const cardToken = provider.kind === 'card' ? await customer.typeCard('success') : null;
    return provider.start(aPayment({ cardToken }));
  }

  it('accepts a signed webhook, and reads which payment changed', async () => {
    const { provider, webhook } = harness();
    const payment = await aPaymentWithWebhook();
    const { headers, body } = webhook(payment, minutesAgo(4));
    const event = provider.verifyWebhook({ headers, body, now });
    expect(event.paymentId).toBe(payment.id);
    expect(event.id).not.toBe('');
  });

  it('rejects a webhook whose body was changed, or that has no signature', async () => {
    const { provider, webhook } = harness();
    const { headers, body } = webhook(await aPaymentWithWebhook(), now);
    const changed = Buffer.from(`${body.toString()} `);
    const invalid = expect.objectContaining({ name: 'InvalidWebhook' });
    expect(() => provider.verifyWebhook({ headers, body: changed, now })).toThrow(invalid);
    expect(() => provider.verifyWebhook({ headers: {}, body, now })).toThrow(invalid);
  });

  it('rejects a webhook that is older than five minutes', async () => {
    const { provider, webhook } = harness();
    const { headers, body } = webhook(await aPaymentWithWebhook(), minutesAgo(6));
    const invalid = expect.objectContaining({ name: 'InvalidWebhook' });
    expect(() => provider.verifyWebhook({ headers, body, now })).toThrow(invalid);
  });
}
