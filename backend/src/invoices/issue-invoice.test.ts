import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type OpenDatabase } from '../database/open-database.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';
import {
  insertProduct,
  insertPromotionCode,
  insertSubscription,
  type TestBackend,
  testBackend,
} from '../testing/index.ts';
import { type InvoiceContent, invoiceContent } from './invoice-content.ts';
import { findInvoices, type InvoiceRow } from './invoice-store.ts';
import { invoices } from './invoice-tables.ts';
import { issueChargeInvoice, issueCreditNote, issueOrderInvoice } from './issue-invoice.ts';
import { insertPaidOrder, insertPayment, insertRefund, moneyOn } from './testing/paid-order.ts';

const ownerId = '70000000-0000-4000-8000-000000000001';

let backend: TestBackend;
let opened: OpenDatabase;
beforeAll(async () => {
  backend = await testBackend();
  await backend.signInAs({ id: ownerId, firstName: 'Olivia', lastName: 'Nguyen', username: 'olivia@example.com' });
  opened = connect(backend.url, 12);
});
afterAll(async () => {
  await opened.close();
  await backend.close();
});

/** Runs `work` in a transaction of its own. */
const issue = (work: (money: MoneyContext) => Promise<InvoiceRow>) =>
  opened.database.transaction((transaction) => work(moneyOn(backend, transaction)));

const contentOf = (row: InvoiceRow): InvoiceContent => invoiceContent.parse(row.content);

describe('the invoice of an order', () => {
  it('V37: has the stored amounts, with discount, delivery and the GST of each line', async () => {
    const { database } = backend;
    const code = await insertPromotionCode(database, { code: 'SPRING10' });
    const lines = [
      { product: await insertProduct(database, { name: 'Premium package', priceCents: 69_900 }) },
      { product: await insertProduct(database, { name: 'For sale sign', priceCents: 4_450 }), quantity: 3 },
    ];
    const { order } = await insertPaidOrder(database, {
      ownerId,
      lines,
      promotionCodeId: code.id,
      discountCents: 8_325,
      shippingCents: 1_495,
      paidCents: 76_420,
    });
    const row = await issue((money) => issueOrderInvoice(money, order.id));
    expect(row).toMatchObject({ kind: 'invoice', number: expect.stringMatching(/^INV-\d{6}$/), totalCents: 76_420 });
    expect(contentOf(row)).toMatchObject({
      issuedOn: '2026-11-23',
      seller: { name: 'Verandah Pty Ltd', abn: '53004085616' },
      buyer: { name: 'Olivia Nguyen', businessName: null, abn: null },
      reference: { label: 'Order', value: order.number },
      lines: [
        { description: 'Premium package', quantity: 1, unitPriceCents: 69_900, totalCents: 69_900 },
        { description: 'For sale sign', quantity: 3, unitPriceCents: 4_450, totalCents: 13_350 },
        { description: 'Discount (SPRING10)', quantity: 1, unitPriceCents: -8_325, totalCents: -8_325 },
        { description: 'Delivery', quantity: 1, unitPriceCents: 1_495, totalCents: 1_495 },
      ],
      gstCents: Math.round(76_420 / 11),
      settledWith: 'Visa ending in 4242',
    });
  });

  it('V37: names the buyer by the account when the order has no billing details', async () => {
    const { order } = await insertPaidOrder(backend.database, { ownerId, billing: null });
    const row = await issue((money) => issueOrderInvoice(money, order.id));
    expect(contentOf(row).buyer).toEqual({
      name: 'Olivia Nguyen',
      businessName: null,
      abn: null,
      email: 'olivia@example.com',
    });
  });

  it('stays as it was issued, and is the same when it is issued again', async () => {
    const { order } = await insertPaidOrder(backend.database, { ownerId });
    const first = await issue((money) => issueOrderInvoice(money, order.id));
    const renamed = { ...backend.config, sellerName: 'Another business' };
    const again = await issue((money) => issueOrderInvoice({ ...money, config: renamed }, order.id));
    expect(again).toEqual(first);
    expect(await findInvoices(backend.database, { orderId: order.id })).toEqual([first]);
  });

  it('is about a total of zero when a code paid for everything', async () => {
    const { order } = await insertPaidOrder(backend.database, { ownerId, discountCents: 27_500 });
    const row = await issue((money) => issueOrderInvoice(money, order.id));
    expect(contentOf(row)).toMatchObject({ totalCents: 0, gstCents: 0 });
  });
});

describe('the numbers of invoices', () => {
  it('V37: have no gaps and no duplicates when 50 are issued at once and some are rolled back', async () => {
    const issuedBefore = await backend.database.$count(invoices);
    const paid = [];
    for (let count = 0; count < 50; count += 1)
      paid.push((await insertPaidOrder(backend.database, { ownerId })).order.id);
    const results = await Promise.allSettled(
      paid.map((orderId, index) =>
        issue(async (money) => {
          const row = await issueOrderInvoice(money, orderId);
          if (index % 3 === 0) throw new Error('rolled back');
          return row;
        }),
      ),
    );
    const committed = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value.number);
    expect(committed).toHaveLength(33);
    const numbers = committed.map((number) => Number(number.slice(4))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 33 }, (_, index) => issuedBefore + 1 + index));
  });

  it('are used once when the same order is invoiced by many at once', async () => {
    const { order } = await insertPaidOrder(backend.database, { ownerId });
    const rows = await Promise.all(
      Array.from({ length: 10 }, () => issue((money) => issueOrderInvoice(money, order.id))),
    );
    expect(new Set(rows.map(({ number }) => number)).size).toBe(1);
    const next = await insertPaidOrder(backend.database, { ownerId });
    const after = await issue((money) => issueOrderInvoice(money, next.order.id));
    expect(Number(after.number.slice(4))).toBe(Number(rows[0]?.number.slice(4)) + 1);
  });
});

describe('credit notes', () => {
  it('V37: name the invoice that they correct, have numbers of their own, and add up to its GST', async () => {
    const { order, payment } = await insertPaidOrder(backend.database, { ownerId });
    const invoice = await issue((money) => issueOrderInvoice(money, order.id));
    const notes = [];
    for (const amount of [10_004, 10_004, 7_492]) {
      const refundId = await insertRefund(backend.database, payment, amount);
      notes.push(await issue((money) => issueCreditNote(money, refundId)));
      expect((await issue((money) => issueCreditNote(money, refundId))).id).toBe(notes.at(-1)?.id);
    }
    expect(notes.map(({ number }) => number)).toEqual(['CN-000001', 'CN-000002', 'CN-000003']);
    const contents = notes.map(contentOf);
    expect(contents[0]).toMatchObject({
      kind: 'creditNote',
      corrects: { number: invoice.number, issuedOn: '2026-11-23', totalCents: 27_500 },
      lines: [{ description: `Partial refund of ${invoice.number}`, totalCents: 10_004 }],
    });
    const gst = contents.reduce((sum, { gstCents }) => sum + gstCents, 0);
    expect(gst).toBe(contentOf(invoice).gstCents);
    expect(await findInvoices(backend.database, { orderId: order.id })).toHaveLength(4);
  });

  it('repeat the lines of the invoice when all of it is refunded', async () => {
    const { order, payment } = await insertPaidOrder(backend.database, { ownerId });
    const invoice = await issue((money) => issueOrderInvoice(money, order.id));
    const refundId = await insertRefund(backend.database, payment, 27_500);
    const note = await issue((money) => issueCreditNote(money, refundId));
    expect(contentOf(note).lines).toEqual(contentOf(invoice).lines);
    expect(contentOf(note)).toMatchObject({ totalCents: 27_500, gstCents: 2_500, settledWith: 'Visa ending in 4242' });
  });
});

describe('the invoice of a renewal', () => {
  it('names plan and period, and its refund has a credit note', async () => {
    const { database } = backend;
    const subscription = await insertSubscription(database, { ownerId });
    const paidRenewal = async (periodStart: string, periodEnd: string) => {
      const id = randomUUID();
      await database.insert(subscriptionCharges).values({
        id,
        ownerId,
        subscriptionId: subscription.id,
        kind: 'renewal',
        status: 'paid',
        amountCents: 2_900,
        periodStart: new Date(periodStart),
        periodEnd: new Date(periodEnd),
      });
      return { id, payment: await insertPayment(database, { ownerId, chargeId: id, paidCents: 2_900 }) };
    };
    const earlier = await paidRenewal('2026-10-02T14:00:00Z', '2026-11-02T13:00:00Z');
    await issue((money) => issueChargeInvoice(money, earlier.id));
    const { id, payment } = await paidRenewal('2026-11-02T13:00:00Z', '2026-12-02T13:00:00Z');
    const row = await issue((money) => issueChargeInvoice(money, id));
    expect(contentOf(row)).toMatchObject({
      reference: { label: 'Subscription', value: 'Rental management' },
      lines: [
        { description: 'Rental management, 3 November 2026 to 2 December 2026', totalCents: 2_900, gstCents: 264 },
      ],
    });
    const refundId = await insertRefund(database, payment, 2_900);
    const note = await issue((money) => issueCreditNote(money, refundId));
    expect(note).toMatchObject({ chargeId: id, orderId: null });
    expect(contentOf(note).corrects?.number).toBe(row.number);
    expect(await findInvoices(database, { chargeId: id })).toEqual([row, note]);
  });
});
