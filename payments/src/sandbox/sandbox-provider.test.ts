import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaymentProvider } from '../payment-provider.ts';
import { providerContract } from '../testing/provider-contract.ts';
import { aPayment, type ProviderHarness } from '../testing/provider-harness.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';
import { createSandboxCards, createSandboxZip } from './sandbox-provider.ts';

providerContract('sandbox', 'card', () => open(createSandboxCards));
providerContract('sandbox-zip', 'zip', () => open(createSandboxZip));

async function open(create: (config: SandboxProcess) => PaymentProvider): Promise<ProviderHarness> {
  const sandbox = await startSandboxProcess({ backendUrl: 'http://localhost:9' });
  return {
    provider: create(sandbox),
    customer: sandbox.customer,
    loseNextResponse: () => sandbox.setFaults({ loseResponses: 1 }),
    webhook: ({ id }, sentAt) => {
      const body = JSON.stringify({ id: 'evt_1', kind: 'payment.succeeded', payment: id, createdAt: sentAt });
      const time = Math.floor(sentAt.getTime() / 1000);
      const signature = createHmac('sha256', sandbox.webhookSecret).update(`${time}.${body}`).digest('hex');
      return { headers: { 'sandbox-signature': `t=${time},v1=${signature}` }, body: Buffer.from(body) };
    },
    close: sandbox.stop,
  };
}

describe('the payment sandbox', () => {
  let backend: WebhookReceiver;
  let sandbox: SandboxProcess;
  let cards: PaymentProvider;

  beforeAll(async () => {
    backend = await receiveWebhooks();
    sandbox = await startSandboxProcess({ backendUrl: backend.url });
    cards = createSandboxCards({ ...sandbox, timeoutMs: 1000 });
  });
  afterAll(async () => {
    await sandbox.stop();
    await backend.close();
  });
  afterEach(async () => {
    backend.received.length = 0;
    backend.status = 204;
    await sandbox.setFaults({});
  });

  const startCard = async (card: Parameters<typeof sandbox.customer.typeCard>[0]) =>
    cards.start(aPayment({ cardToken: await sandbox.customer.typeCard(card) }));
  const kinds = () => backend.received.map(({ body }) => JSON.parse(body.toString()).kind);

  it('sends signed webhooks, again until the backend accepts them', async () => {
    backend.status = 503;
    const payment = await startCard('success');
    await until(() => backend.received.length >= 1);
    backend.status = 204;
    await until(() => backend.received.length >= 2);
    const [first, second] = backend.received.map((webhook) => cards.verifyWebhook({ ...webhook, now: new Date() }));
    expect(first).toMatchObject({ kind: 'payment.succeeded', paymentId: payment.id });
    expect(second).toEqual(first);
  });

  it('stores payments and unsent webhooks, so that a crash loses none', async () => {
    await sandbox.setFaults({ webhooksHeld: true });
    const payment = await startCard('challenge');
    await sandbox.crash();
    expect(await cards.read(payment.id)).toEqual(payment);
    await until(() => kinds().includes('payment.requiresAction'));
    await sandbox.customer.answerChallenge(payment, 'approve');
    expect((await cards.read(payment.id)).status).toBe('succeeded');
  });

  it('sends webhooks repeatedly and in the reverse order when a test wants that', async () => {
    await sandbox.setFaults({ webhooksHeld: true });
    const payment = await startCard('challenge');
    await sandbox.customer.answerChallenge(payment, 'approve');
    await sandbox.setFaults({ webhooksReversed: true, webhookRepeats: 1 });
    await until(() => backend.received.length === 4);
    expect(kinds()).toEqual([
      'payment.succeeded',
      'payment.succeeded',
      'payment.requiresAction',
      'payment.requiresAction',
    ]);
  });

  it('takes the money although the response is too late', async () => {
    const input = aPayment({ cardToken: await sandbox.customer.typeCard('success') });
    await sandbox.setFaults({ responseDelayMs: 1500 });
    await expect(cards.start(input)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    await sandbox.setFaults({});
    expect((await cards.find(input.reference))?.status).toBe('succeeded');
  });

  it('declines after the challenge, and later charges of a card that works only once', async () => {
    const challenged = await startCard('challenge-then-declined');
    await sandbox.customer.answerChallenge(challenged, 'approve');
    expect(await cards.read(challenged.id)).toMatchObject({ status: 'failed', failureCode: 'declined' });

    const owner = await cards.vault?.createCustomer({ reference: 'u1', name: 'Olivia', email: 'olivia@example.com' });
    const customer = { id: owner?.id ?? '', name: 'Olivia', email: 'olivia@example.com' };
    const token = await sandbox.customer.typeCard('declined-once-saved');
    const first = await cards.start(aPayment({ cardToken: token, saveCard: true, customer }));
    expect(first.status).toBe('succeeded');
    const later = await cards.start(aPayment({ cardToken: first.card?.id ?? '', customer, customerPresent: false }));
    expect(later).toMatchObject({ status: 'failed', failureCode: 'declined' });
  });

  it('accepts a card token once, and rejects a reference with another amount', async () => {
    const input = aPayment({ cardToken: await sandbox.customer.typeCard('success') });
    await cards.start(input);
    const rejected = { name: 'ProviderRejection' };
    await expect(cards.start({ ...input, amountCents: 1 })).rejects.toMatchObject(rejected);
    await expect(cards.start(aPayment({ cardToken: input.cardToken }))).rejects.toMatchObject(rejected);
  });

  it('expires a Zip approval after its 15 minutes (V38)', async () => {
    const zip = createSandboxZip(sandbox);
    const payment = await zip.start(aPayment());
    await sandbox.customer.answerZip(payment, 'approve');
    await sandbox.expire(payment.id);
    expect((await zip.read(payment.id)).status).toBe('expired');
    expect((await zip.capture(payment.id, payment.reference)).status).toBe('expired');
  });

  it('rejects requests without the secret key', async () => {
    const stranger = createSandboxCards({ ...sandbox, secretKey: 'sk_test_of_a_stranger' });
    await expect(stranger.list(new Date(0))[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      name: 'ProviderRejection',
    });
    expect((await fetch(`${sandbox.url}/test/faults`, { method: 'PUT', body: '{}' })).status).toBe(401);
  });
});

type WebhookReceiver = {
  url: string;
  received: { headers: Record<string, string>; body: Buffer }[];
  status: number;
  close: () => Promise<void>;
};

/** A backend that only receives webhooks. */
async function receiveWebhooks(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = { url: '', received: [], status: 204, close: async () => {} };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = { 'sandbox-signature': String(request.headers['sandbox-signature']) };
    receiver.received.push({ headers, body: Buffer.concat(chunks) });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  receiver.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return receiver;
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition() && tries < 200; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(condition()).toBe(true);
}
