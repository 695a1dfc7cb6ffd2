import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { dollars } from '../pages/money.ts';
import { sendPage } from '../pages/page.ts';
import { pageStyle } from '../pages/style.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import type { Sandbox } from '../sandbox.ts';

/** The page where a tester finds the customers whom Zip reviews. */
export function referredRoutes(app: FastifyInstance, { database, siteOrigin }: Sandbox): void {
  app.get('/', (_request, reply) => {
    const referred = database
      .prepare(`select * from payments where status = 'referred' order by createdAt desc limit 50`)
      .all() as PaymentRow[];
    const list = html`<ul>${referred.map(
      ({ id, pageKey, description, amountCents }) =>
        html`<li><a href="/zip/${id}?key=${pageKey}">${description}</a>, ${dollars(amountCents)}</li>`,
    )}</ul>`;
    return sendPage(reply, {
      title: 'Payment sandbox',
      content: html`<main class="page"><div class="card"><h1>Payment sandbox</h1>
<p>${referred.length === 0 ? 'No Zip applications to review.' : 'Zip applications to review:'}</p>
${referred.length === 0 ? '' : list}<a class="button" href="${siteOrigin}/">Go to Verandah</a></div></main>`,
      style: pageStyle,
      script: null,
      frameAncestors: null,
      formTargets: '',
    });
  });
}
