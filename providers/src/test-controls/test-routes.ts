import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parse } from '../http/parse.ts';
import { answerPayment, answers } from '../payments/answer-payment.ts';
import { endTime, readCurrentPayment } from '../payments/change-payment.ts';
import { paymentResource } from '../payments/payment-row.ts';
import type { Sandbox } from '../sandbox.ts';
import { inTransaction } from '../store/database.ts';
import { faultSettings } from './faults.ts';

type ById = { Params: { id: string } };

const answerInput = z.object({ answer: z.enum(answers) });

/** What only tests use: faults, answers of the customer without a browser, and time that passes at once. */
export function testRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, faults, sendWebhooks } = sandbox;

  app.put('/test/faults', (request) => {
    faults.set(parse(faultSettings, request.body));
    sendWebhooks();
    return faults.current();
  });

  app.post<ById>('/test/payments/:id/answer', ({ params: { id }, body }) => {
    const { answer } = parse(answerInput, body);
    const payment = inTransaction(database, () => answerPayment(sandbox, id, answer));
    sendWebhooks();
    return paymentResource(sandbox, payment);
  });

  app.post<ById>('/test/payments/:id/expiry', ({ params: { id } }) => {
    const payment = inTransaction(database, () => {
      endTime(sandbox, id);
      return readCurrentPayment(sandbox, id);
    });
    sendWebhooks();
    return paymentResource(sandbox, payment);
  });
}
