import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { pageStyle } from '../pages/style.ts';
import { Rejection } from '../rejection.ts';

/** Sends errors as JSON, and to browsers as a page. Logs only unexpected ones, and never a request's body. */
export function addErrorHandler(app: FastifyInstance, siteOrigin: string): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(`payments: ${request.method} ${request.routeOptions.url}:`, error);
    const message = status >= 500 ? 'The payment sandbox failed.' : error.message;
    if (!request.headers.accept?.includes('text/html')) return reply.code(status).send({ error: { message } });
    return sendPage(reply, {
      title: 'Payment not found',
      content: html`<main class="page"><div class="card"><h1>We can’t open this payment</h1>
<p>${message}</p><a class="button" href="${siteOrigin}/">Go to Verandah</a></div></main>`,
      style: pageStyle,
      script: null,
      frameAncestors: siteOrigin,
      formTargets: '',
      status,
    });
  });
  app.setNotFoundHandler(() => {
    throw new Rejection(404, 'There is no such page.');
  });
}
