import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSandboxCards, createSandboxZip } from 'payments';
import { type SandboxProcess, startSandboxProcess } from 'payments/testing';
import { paymentProviders } from '../payments/payment-providers.ts';
import { freePort } from '../payments/testing/free-port.ts';
import { card, type PaymentApi, paymentApi } from '../payments/testing/payment-api.ts';

const program = fileURLToPath(new URL('refund-command.ts', import.meta.url));

let api: PaymentApi;
let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ backendUrl: `http://127.0.0.1:${await freePort()}` });
  const providers = paymentProviders(createSandboxCards(sandbox), createSandboxZip(sandbox));
  api = await paymentApi({ paymentProviders: providers, clock: () => new Date() });
});
afterAll(async () => {
  await sandbox.stop();
  await api.close();
});

type Ended = { code: number | string | null; out: string; error: string };

/** Runs the program in a process of its own, with the environment of a backend. */
function refund(...args: string[]): Promise<Ended> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: api.url,
    VERANDAH_DATA: api.config.dataFolder,
    SANDBOX_PAYMENTS_URL: sandbox.url,
    SANDBOX_PAYMENTS_KEY: sandbox.secretKey,
    SANDBOX_PAYMENTS_WEBHOOK_SECRET: sandbox.webhookSecret,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (failure, out, error) =>
      resolve({ code: failure ? (failure.code ?? null) : 0, out: out.trim(), error: error.trim() }),
    );
  });
}

async function paidOrder(): Promise<{ id: string; number: string; payment: string }> {
  const id = await api.anOrder();
  const paid = (await api.pay(id, card(await sandbox.customer.typeCard('success')))).json();
  expect(paid.status).toBe('succeeded');
  return { id, number: (await api.order(id)).number, payment: paid.id };
}

describe('the program refund', () => {
  it('refunds a part, then the rest, and then says that nothing is left', async () => {
    const { id, number } = await paidOrder();
    expect(await refund(number, '25.00')).toEqual({ code: 0, out: 'Refunded $25.00.', error: '' });
    expect(await api.order(id)).toMatchObject({ status: 'paid', refunded: '25.00' });
    expect(await refund(number, '250.01')).toEqual({
      code: 1,
      out: 'Expected an amount of at most $250.00, got $250.01.',
      error: '',
    });
    expect(await refund(number)).toEqual({ code: 0, out: 'Refunded $250.00.', error: '' });
    expect(await api.order(id)).toMatchObject({ status: 'refunded', refunded: '275.00' });
    expect(await refund(number)).toEqual({ code: 1, out: `Order ${number} is already refunded in full.`, error: '' });
    const subjects = (await api.mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Refund of'))).toEqual([
      `Refund of $25.00 for order ${number}`,
      `Refund of $250.00 for order ${number}`,
    ]);
  });

  it('says that an order is unknown or not paid', async () => {
    expect(await refund('V-1')).toEqual({ code: 1, out: 'There is no paid order V-1.', error: '' });
    const { number } = await api.order(await api.anOrder());
    expect(await refund(number)).toEqual({ code: 1, out: `There is no paid order ${number}.`, error: '' });
  });

  it('refuses wrong input before it connects to anything', async () => {
    const expected = 'Expected an order number and optionally an amount such as 25.00: refund V-100042 25.00';
    for (const args of [[], ['V-100042', '25'], ['V-100042', '-25.00']])
      expect(await refund(...args)).toEqual({ code: 2, out: '', error: expected });
  });
});
