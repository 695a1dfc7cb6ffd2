import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { pageStyle } from '../pages/style.ts';
import { Rejection } from '../rejection.ts';

export type SandboxTexts = {
  /** The start of log lines, such as `payments`. */
  logName: string;
  /** Such as `The payment sandbox`. */
  name: string;
  /** The heading of a page that can't be shown. */
  missing: string;
  siteOrigin: string;
};

/** Sends errors as JSON, and to browsers as a page. Logs only unexpected ones, and never a request's body. */
export function addErrorHandler(app: FastifyInstance, { logName, name, missing, siteOrigin }: SandboxTexts): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(`${logName}: ${request.method} ${request.routeOptions.url}:`, error);
    const message = status >= 500 ? `${name} failed.` : error.message;
    if (!request.headers.accept?.includes('text/html')) return reply.code(status).send({ error: { message } });
    return sendPage(reply, {
      title: missing,
      content: html`<main class="page"><div class="card"><h1>${missing}</h1>
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
