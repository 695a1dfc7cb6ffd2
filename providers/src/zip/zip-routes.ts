import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { parse } from '../http/parse.ts';
import { type Html, html } from '../pages/html.ts';
import { dollars } from '../pages/money.ts';
import { sendPage } from '../pages/page.ts';
import { pageStyle } from '../pages/style.ts';
import { answerPayment, answers } from '../payments/answer-payment.ts';
import { customersPayment } from '../payments/customers-payment.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import type { Sandbox } from '../sandbox.ts';
import { inTransaction } from '../store/database.ts';

const answerForm = z.object({ answer: z.enum(answers), key: z.string() });
const items = z.array(z.object({ name: z.string(), quantity: z.number(), amountCents: z.number() }));

/** The pages of the Zip-like provider: the customer's application, and the review of a referred customer. */
export function zipRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { id: string }; Querystring: { key?: string } }>('/zip/:id', (request, reply) =>
    sendApplication(sandbox, reply, customersPayment(sandbox, request.params.id, request.query.key)),
  );

  app.post<{ Params: { id: string } }>('/zip/:id', ({ params: { id }, body }, reply) => {
    const { answer, key } = parse(answerForm, body);
    const before = customersPayment(sandbox, id, key);
    const payment = inTransaction(sandbox.database, () => answerPayment(sandbox, id, answer));
    sandbox.sendWebhooks();
    // Zip's staff answer a referred customer later, when the customer is not on this page.
    if (before.status === 'referred') return sendApplication(sandbox, reply, payment);
    return reply.redirect(returnAddress(payment), 303);
  });
}

/** Zip adds the result to the return URL. The site does not trust it, because anyone can change a URL. */
function returnAddress({ returnUrl, id, status }: PaymentRow): string {
  const url = new URL(returnUrl);
  url.searchParams.set('result', status === 'failed' ? 'declined' : status);
  url.searchParams.set('checkoutId', id);
  return url.href;
}

function sendApplication({ siteOrigin }: Sandbox, reply: FastifyReply, payment: PaymentRow): FastifyReply {
  return sendPage(reply, {
    title: 'Pay with Zip (test)',
    content: html`<main class="page"><div class="card"><p class="brand">Sandbox Zip</p>${contentOf(payment)}</div>
<p class="note">This is a test page, not Zip. No money moves.</p></main>`,
    style: pageStyle,
    script: null,
    frameAncestors: null,
    formTargets: siteOrigin,
  });
}

function contentOf(payment: PaymentRow): Html {
  if (payment.status === 'requiresAction') return application(payment);
  if (payment.status === 'referred') return review(payment);
  return html`<h1>This application is closed</h1><p>It is ${closedAs[payment.status]}.</p>
<a class="button" href="${payment.returnUrl}">Back to Verandah</a>`;
}

const closedAs: Record<Exclude<PaymentRow['status'], 'requiresAction' | 'referred'>, string> = {
  approved: 'approved',
  succeeded: 'paid',
  failed: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
};

function application(payment: PaymentRow): Html {
  const lines = items.parse(JSON.parse(payment.items));
  return html`<h1>Pay ${dollars(payment.amountCents)} later</h1>
<p>${payment.description} from Verandah. Choose what Zip decides.</p>
<dl>${lines.map(({ name, quantity, amountCents }) => html`<dt>${quantity > 1 ? `${quantity} × ${name}` : name}</dt><dd>${dollars(amountCents)}</dd>`)}
<dt class="total">Total</dt><dd class="total">${dollars(payment.amountCents)}</dd></dl>
${answerButtons(payment, [
  ['approve', 'Approve'],
  ['refer', 'Refer for review'],
  ['decline', 'Decline'],
  ['cancel', 'Cancel and go back'],
])}`;
}

function review(payment: PaymentRow): Html {
  return html`<h1>Under review</h1>
<p>Zip is reviewing this application for ${dollars(payment.amountCents)}. Choose the result of the review.</p>
${answerButtons(payment, [
  ['approve', 'Approve'],
  ['decline', 'Decline'],
])}
<p class="note"><a href="${payment.returnUrl}">Back to Verandah without a result</a></p>`;
}

type Button = readonly [answer: (typeof answers)[number], label: string];

function answerButtons({ id, pageKey }: PaymentRow, buttons: readonly Button[]): Html {
  return html`<form method="post" action="/zip/${id}"><input type="hidden" name="key" value="${pageKey}">
${buttons.map(([answer, label], index) => html`<button name="answer" value="${answer}"${index > 0 ? html` class="plain"` : ''}>${label}</button>`)}</form>`;
}
