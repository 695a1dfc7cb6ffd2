import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { readCard } from '../cards/card-store.ts';
import { parse } from '../http/parse.ts';
import { type Html, html } from '../pages/html.ts';
import { dollars } from '../pages/money.ts';
import { sendPage } from '../pages/page.ts';
import { pageStyle } from '../pages/style.ts';
import { answerPayment } from '../payments/answer-payment.ts';
import { customersPayment } from '../payments/customers-payment.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import type { Sandbox } from '../sandbox.ts';
import { inTransaction } from '../store/database.ts';

const answerForm = z.object({ answer: z.enum(['approve', 'decline']), key: z.string() });

/** The bank's page of a 3-D Secure challenge, which the site shows in a frame. */
export function challengeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { id: string }; Querystring: { key?: string } }>('/challenges/:id', (request, reply) =>
    sendChallenge(sandbox, reply, customersPayment(sandbox, request.params.id, request.query.key)),
  );

  app.post<{ Params: { id: string } }>('/challenges/:id', ({ params: { id }, body }, reply) => {
    const { answer, key } = parse(answerForm, body);
    customersPayment(sandbox, id, key);
    const payment = inTransaction(sandbox.database, () => answerPayment(sandbox, id, answer));
    sandbox.sendWebhooks();
    return sendChallenge(sandbox, reply, payment);
  });
}

function sendChallenge(sandbox: Sandbox, reply: FastifyReply, payment: PaymentRow): FastifyReply {
  const isOpen = payment.status === 'requiresAction';
  const content = isOpen ? question(sandbox, payment) : answered(payment);
  return sendPage(reply, {
    title: 'Confirm your payment',
    content: html`<div class="page"><div class="card"><p class="brand">Sandbox Bank</p>${content}</div>
<p class="note">This is a test bank. No money moves.</p></div>`,
    style: pageStyle,
    script: isOpen ? null : { inline: doneScript(sandbox.siteOrigin) },
    frameAncestors: sandbox.siteOrigin,
    formTargets: '',
  });
}

function question({ database }: Sandbox, { id, pageKey, amountCents, description, cardId }: PaymentRow): Html {
  const lastFour = cardId === null ? '' : readCard(database, cardId).lastFour;
  return html`<h1>Is this you?</h1>
<p>Approve the payment if you made it.</p>
<dl><dt>Paid to</dt><dd>Verandah</dd><dt>For</dt><dd>${description}</dd>
<dt>Card</dt><dd>ending in ${lastFour}</dd><dt class="total">Amount</dt><dd class="total">${dollars(amountCents)}</dd></dl>
<form method="post" action="/challenges/${id}"><input type="hidden" name="key" value="${pageKey}">
<button name="answer" value="approve">Approve</button>
<button name="answer" value="decline" class="plain">Decline</button></form>`;
}

function answered({ status, returnUrl }: PaymentRow): Html {
  const heading = status === 'succeeded' ? 'Payment approved' : 'Payment not approved';
  return html`<h1>${heading}</h1><p>You can go back to Verandah.</p>
<a class="button" href="${returnUrl}" target="_top">Back to Verandah</a>`;
}

/** Tells the page of the site that the customer has answered. The message has no result: the site asks its server. */
function doneScript(siteOrigin: string): string {
  return `if (parent !== window) parent.postMessage({ type: 'verandah-challenge:done' }, ${JSON.stringify(siteOrigin)});`;
}
