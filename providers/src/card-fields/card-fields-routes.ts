import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { addCard, cardResource } from '../cards/card-store.ts';
import { parse } from '../http/parse.ts';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { colours } from '../pages/style.ts';
import type { Sandbox } from '../sandbox.ts';
import { type CardField, cardErrors } from './card-check.ts';

const cardInput = z.object({
  number: z.string().max(40),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  securityCode: z.string().max(10),
});

const scripts = ['card-fields.ts', 'card-check.ts'] as const;

/** The page of card fields, which the site shows in a frame, and the request with which its script gets a token. */
export function cardFieldsRoutes(app: FastifyInstance, { database, siteOrigin }: Sandbox): void {
  app.get<{ Querystring: { scheme?: string } }>('/card-fields', ({ query: { scheme } }, reply) =>
    sendPage(reply, {
      title: 'Card details',
      content: fields,
      style: fieldsStyle,
      script: { module: '/card-fields/card-fields.ts' },
      site: siteOrigin,
      frameAncestors: siteOrigin,
      formTargets: '',
      scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    }),
  );

  for (const name of scripts) {
    const script = stripTypeScriptTypes(readFileSync(new URL(name, import.meta.url), 'utf8'));
    app.get(`/card-fields/${name}`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }

  app.post('/card-tokens', (request, reply) => {
    const card = parse(cardInput, request.body);
    const [error] = Object.entries(cardErrors(card, new Date())) as [CardField, string][];
    if (error) return reply.code(422).send({ error: { field: error[0], message: error[1] } });
    const added = addCard(database, card);
    return reply.code(201).send({ token: added.id, card: cardResource(added) });
  });
}

function field(name: CardField, label: string, autocomplete: string, placeholder: string): Html {
  return html`<div class="field ${name}"><label for="${name}">${label}</label>
<input id="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" required>
<p class="problem" id="${name}-problem" aria-live="polite" hidden></p></div>`;
}

const fields = html`<form class="fields" novalidate>
${field('number', 'Card number', 'cc-number', '1234 1234 1234 1234')}
${field('expiry', 'Expiry', 'cc-exp', 'MM / YY')}
${field('securityCode', 'Security code', 'cc-csc', 'CVC')}
<p class="hint">Test mode: use a test card such as <span>4242 4242 4242 4242</span>.</p>
</form>`;

const fieldsStyle = `${colours}
body { padding: 3px; background: var(--body); }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: .875rem; }
.number, .hint { grid-column: 1 / -1; }
label { display: block; margin-bottom: .25rem; font-size: .9375rem; font-weight: 500; }
input { width: 100%; height: 2.75rem; padding: 0 .75rem; font: inherit; color: var(--ink); background: var(--field);
  border: 1px solid var(--placeholder); border-radius: .625rem; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--placeholder); opacity: 1; }
input:focus { outline: 2px solid var(--focus); outline-offset: 0; }
input[aria-invalid='true'] { border-color: var(--error); }
.problem { margin: .25rem 0 0; color: var(--error); font-size: .875rem; line-height: 1.4; }
.hint { margin: 0; color: var(--quiet); font-size: .875rem; line-height: 1.4; }
.hint span { white-space: nowrap; }
`;
