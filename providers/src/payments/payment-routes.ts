import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parse } from '../http/parse.ts';
import { Rejection } from '../rejection.ts';
import type { Sandbox } from '../sandbox.ts';
import { inTransaction } from '../store/database.ts';
import { changePayment, readCurrentPayment } from './change-payment.ts';
import { type PaymentRow, paymentResource } from './payment-row.ts';
import { refundInput, refundPayment } from './refund-payment.ts';
import { paymentInput, startPayment } from './start-payment.ts';

const pageSize = 100;

const query = z.object({
  method: z.enum(['card', 'zip']),
  reference: z.optional(z.string()),
  since: z.optional(z.coerce.date()),
  /** The id of the last payment of the previous page. */
  after: z.optional(z.string()),
});

type ById = { Params: { id: string } };

/** Payments and refunds, for the backend of the site. */
export function paymentRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database } = sandbox;
  const change = <T>(work: () => T): T => {
    const result = inTransaction(database, work);
    sandbox.sendWebhooks();
    return result;
  };

  app.post('/v1/payments', (request) => {
    const input = parse(paymentInput, request.body);
    return paymentResource(
      sandbox,
      change(() => startPayment(sandbox, input)),
    );
  });

  app.get('/v1/payments', (request) => {
    const { method, reference, since, after } = parse(query, request.query);
    const rows = reference
      ? byReference(sandbox, method, reference)
      : since
        ? createdSince(sandbox, method, since, after ?? '')
        : [];
    const current = change(() => rows.map(({ id }) => readCurrentPayment(sandbox, id)));
    return {
      payments: current.map((payment) => paymentResource(sandbox, payment)),
      next: rows.length === pageSize ? rows.at(-1)?.id : null,
    };
  });

  app.get<ById>('/v1/payments/:id', ({ params: { id } }) =>
    paymentResource(
      sandbox,
      change(() => readCurrentPayment(sandbox, id)),
    ),
  );

  app.post<ById>('/v1/payments/:id/capture', ({ params: { id } }) => {
    const payment = change(() => {
      const current = readCurrentPayment(sandbox, id);
      return current.status === 'approved' ? changePayment(sandbox, current, { status: 'succeeded' }) : current;
    });
    if (payment.status === 'succeeded' || payment.status === 'expired') return paymentResource(sandbox, payment);
    throw new Rejection(409, `The payment is ${payment.status}, so there is no money to take.`);
  });

  app.post<ById>('/v1/payments/:id/cancellation', ({ params: { id } }) =>
    paymentResource(
      sandbox,
      change(() => {
        const current = readCurrentPayment(sandbox, id);
        const isOpen = ['requiresAction', 'referred', 'approved'].includes(current.status);
        return isOpen ? changePayment(sandbox, current, { status: 'cancelled' }) : current;
      }),
    ),
  );

  app.post('/v1/refunds', (request) => {
    const input = parse(refundInput, request.body);
    return change(() => refundPayment(sandbox, input));
  });
}

function byReference({ database }: Sandbox, method: string, reference: string): PaymentRow[] {
  return database
    .prepare('select * from payments where method = ? and reference = ?')
    .all(method, reference) as PaymentRow[];
}

/** Returns a page of payments in the order of their creation. */
function createdSince({ database }: Sandbox, method: string, since: Date, after: string): PaymentRow[] {
  return database
    .prepare(
      `select * from payments
       where method = ?1 and createdAt >= ?2
         and (?3 = '' or (createdAt, id) > (select createdAt, id from payments where id = ?3))
       order by createdAt, id limit ?4`,
    )
    .all(method, since.getTime(), after, pageSize) as PaymentRow[];
}
