import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSandboxCards, createSandboxZip, type ProviderPayment } from 'payments';
import { type SandboxProcess, startSandboxProcess } from 'payments/testing';
import { paymentProviders } from './payment-providers.ts';
import { readPayment } from './payment-store.ts';
import { freePort } from './testing/free-port.ts';
import { card, type PaymentApi, paymentApi } from './testing/payment-api.ts';

let api: PaymentApi;
let sandbox: SandboxProcess;
beforeAll(async () => {
  const port = await freePort();
  sandbox = await startSandboxProcess({ backendUrl: `http://127.0.0.1:${port}` });
  const providers = paymentProviders(createSandboxCards(sandbox), createSandboxZip(sandbox));
  api = await paymentApi({ paymentProviders: providers, clock: () => new Date() });
  await api.app.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await sandbox.stop();
  await api.close();
});

/** The payment as the sandbox knows it. */
const atSandbox = async (id: string) => {
  const { providerPaymentId } = await readPayment(api.database, id);
  return { id: providerPaymentId } as ProviderPayment;
};

describe('payments at the sandbox in a process of its own', () => {
  it('pays with a card, and not with a declined one', async () => {
    const orderId = await api.anOrder();
    const declined = await api.pay(orderId, card(await sandbox.customer.typeCard('insufficient-funds')));
    expect(declined.json()).toMatchObject({ status: 'failed', failure: { code: 'insufficient-funds' } });
    const paid = await api.pay(orderId, card(await sandbox.customer.typeCard('success'), true));
    expect(paid.json()).toMatchObject({ status: 'succeeded', method: { brand: 'visa', lastFour: '4242' } });
    expect((await api.order(orderId)).status).toBe('paid');
    const { savedCards } = await api.get(`/api/orders/${await api.anOrder()}/payment-options`);
    const again = await api.pay(await api.anOrder(), { kind: 'savedCard', paymentMethod: savedCards[0]['@id'] });
    expect(again.json().status).toBe('succeeded');
  });

  it('settles a challenge by a webhook that arrives twice and out of order', async () => {
    const orderId = await api.anOrder();
    await sandbox.setFaults({ webhookRepeats: 1, webhooksReversed: true });
    const { id, nextAction } = (await api.pay(orderId, card(await sandbox.customer.typeCard('challenge')))).json();
    expect(nextAction).toMatchObject({ kind: 'challenge', url: expect.stringContaining(sandbox.url) });
    await sandbox.customer.answerChallenge(await atSandbox(id), 'approve');
    for (let tries = 0; tries < 40 && (await api.order(orderId)).status !== 'paid'; tries += 1) {
      await wait(100);
      await api.processWebhooks();
    }
    expect((await api.order(orderId)).status).toBe('paid');
    await sandbox.setFaults({});
  });

  it('finds a payment whose response was lost', async () => {
    const orderId = await api.anOrder();
    const token = await sandbox.customer.typeCard('success');
    await sandbox.setFaults({ loseResponses: 1, webhooksHeld: true });
    expect((await api.pay(orderId, card(token))).json().status).toBe('processing');
    await api.settle();
    expect((await api.order(orderId)).status).toBe('paid');
    await sandbox.setFaults({});
  });

  it('takes the money that Zip has approved, and cancels a checkout', async () => {
    const orderId = await api.anOrder();
    const first = (await api.pay(orderId, { kind: 'zip' })).json();
    expect(first.nextAction.kind).toBe('redirect');
    expect((await api.cancel(first.id)).status).toBe('cancelled');
    const second = (await api.pay(orderId, { kind: 'zip' })).json();
    await sandbox.customer.answerZip(await atSandbox(second.id), 'approve');
    expect((await api.refresh(second.id)).status).toBe('succeeded');
    expect((await api.order(orderId)).status).toBe('paid');
  });
});
