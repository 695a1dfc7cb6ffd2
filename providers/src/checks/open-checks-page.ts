import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parse } from '../http/parse.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { pageStyle } from '../pages/style.ts';
import type { CheckRow } from './check-row.ts';
import type { CheckSandbox } from './check-sandbox.ts';
import { decideCheck, decisions } from './decide-check.ts';

const decisionForm = z.object({ decision: z.enum(decisions) });

const buttons = [
  ['clear', 'No listing'],
  ['listed', 'Listing found'],
  ['unverified', 'Identity not verified'],
  ['question', 'Ask for information'],
] as const;

/** The page where a tester finishes checks. It names a check by its reference, because nothing else is stored. */
export function openChecksPage(app: FastifyInstance, sandbox: CheckSandbox): void {
  const { database, siteOrigin } = sandbox;

  app.get('/', (_request, reply) => {
    const open = database
      .prepare(`select * from checks where status not in ('complete', 'cancelled') order by createdAt desc limit 50`)
      .all() as CheckRow[];
    return sendPage(reply, {
      title: 'Tenant-check sandbox',
      content: html`<main class="page"><div class="card"><h1>Tenant-check sandbox</h1>
<p>${open.length === 0 ? 'No open checks.' : 'Choose what each open check finds.'}</p>${open.map(form)}
<p class="note"><a href="${siteOrigin}/">Go to Verandah</a></p></div>
<p class="note">This is a test page. No database is searched.</p></main>`,
      style: pageStyle,
      script: null,
      frameAncestors: null,
      formTargets: '',
    });
  });

  app.post<{ Params: { id: string } }>('/checks/:id', ({ params: { id }, body }, reply) => {
    decideCheck(sandbox, id, parse(decisionForm, body).decision);
    return reply.redirect('/', 303);
  });
}

const statusLabels: Record<string, string> = {
  submitted: 'Submitted',
  processing: 'Processing',
  needsInfo: 'Waiting for an answer',
};

function form({ id, reference, product, status }: CheckRow) {
  return html`<section><dl><dt>Reference</dt><dd>${reference}</dd><dt>Product</dt><dd>${product}</dd>
<dt>Status</dt><dd>${statusLabels[status] ?? status}</dd></dl>
<form method="post" action="/checks/${id}">${buttons
    .filter(([decision]) => decision !== 'question' || status !== 'needsInfo')
    .map(
      ([decision, label], index) =>
        html`<button name="decision" value="${decision}"${index > 0 ? html` class="plain"` : ''}>${label}</button>`,
    )}</form></section>`;
}
