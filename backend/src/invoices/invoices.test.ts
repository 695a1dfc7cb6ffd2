import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queuedMail } from '../mail/mail.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { insertInvoice } from '../testing/insert-invoice.ts';
import { insertPaidOrder, issuedAt, moneyOn } from './testing/paid-order.ts';

const olivia = { id: '71000000-0000-4000-8000-000000000001' };
const jack = { id: '71000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  await backend.signInAs(olivia);
});
afterAll(() => backend.close());

async function anInvoice() {
  const { order } = await insertPaidOrder(backend.database, { ownerId: olivia.id });
  return insertInvoice(backend.database, { ownerId: olivia.id, orderId: order.id });
}

describe('GET /api/invoices', () => {
  it('lists invoices newest first, also of one order', async () => {
    const [first, second] = [await anInvoice(), await anInvoice()];
    const all = await backend.inject({ url: '/api/invoices' }, olivia);
    expect(
      all
        .json()
        .member.map(({ id }: { id: string }) => id)
        .sort(),
    ).toEqual([first.id, second.id].sort());
    const one = await backend.inject({ url: `/api/invoices?order=/api/orders/${second.orderId}` }, olivia);
    expect(one.json().member).toEqual([
      {
        '@id': `/api/invoices/${second.id}`,
        '@type': 'Invoice',
        id: second.id,
        number: second.number,
        kind: 'invoice',
        issuedAt: '2026-11-23T01:00:00.000Z',
        total: '275.00',
      },
    ]);
    expect((await backend.inject({ url: `/api/invoices/${first.id}` }, olivia)).json()).toMatchObject({ id: first.id });
  });
});

describe('GET /api/invoices/{id}/pdf', () => {
  it('downloads the PDF under the number of the invoice, and no cache stores it', async () => {
    const { id, number } = await anInvoice();
    const response = await backend.inject({ url: `/api/invoices/${id}/pdf` }, olivia);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Verandah-${number}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(await readPdf(response.rawPayload)).toEqual([expect.stringContaining(number)]);
  });

  it('is a 404 for another owner and for an unknown invoice', async () => {
    const { id } = await anInvoice();
    expect((await backend.inject({ url: `/api/invoices/${id}/pdf` }, jack)).statusCode).toBe(404);
    const unknown = '/api/invoices/71000000-0000-4000-8000-00000000ffff/pdf';
    expect((await backend.inject({ url: unknown }, olivia)).statusCode).toBe(404);
  });
});

describe('a mail with an invoice', () => {
  it('has the PDF attached, which is rendered when the mail is sent', async () => {
    const { id, number } = await anInvoice();
    const { addJob } = moneyOn(backend, backend.database);
    const receipt = { to: 'olivia@example.com', subject: 'Receipt', text: 'Attached.', invoiceId: id };
    await queuedMail(addJob, issuedAt).send(receipt);
    const [job] = await backend.boss.findJobs('mail');
    expect(JSON.stringify(job?.data).length).toBeLessThan(500);
    const [mail] = await backend.mails();
    expect(mail?.attachments).toMatchObject([{ name: `Verandah-${number}.pdf`, type: 'application/pdf' }]);
    expect(await readPdf(mail?.attachments[0]?.bytes ?? Buffer.of())).toEqual([expect.stringContaining(number)]);
  });
});
