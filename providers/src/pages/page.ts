import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';

export type PageOptions = {
  title: string;
  content: Html;
  style: string;
  /** Null for a page without a script. */
  script: { inline: string } | { module: string } | null;
  /** The origin of the site, for the script. */
  site?: string;
  /** The origins that may show the page in a frame; null for none. */
  frameAncestors: string | null;
  /** The origins to which the forms of the page may redirect, besides this one. */
  formTargets: string;
  /** The page follows the browser's colour scheme, unless the site says which one it shows. */
  scheme?: 'light' | 'dark' | undefined;
  status?: number;
};

/** Sends an HTML page. Its policy allows its own style and script, requests to this origin, and nothing else. */
export function sendPage(reply: FastifyReply, page: PageOptions): FastifyReply {
  const { style, script, frameAncestors, formTargets } = page;
  const policy = [
    "default-src 'none'",
    `script-src ${script === null ? "'none'" : 'inline' in script ? hashOf(script.inline) : "'self'"}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "connect-src 'self'",
    `form-action 'self' ${formTargets}`.trim(),
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors ?? "'none'"}`,
  ].join('; ');
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .headers(frameAncestors === null ? { 'x-frame-options': 'DENY' } : {})
    .send(document(page));
}

/** The hash by which the policy allows an inline style sheet or script. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function document({ title, content, style, script, site, scheme }: PageOptions): string {
  return html`<!doctype html>
<html lang="en-AU"${scheme ? html` data-scheme="${scheme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body${site ? html` data-site="${site}"` : ''}>
${content}
${script === null ? '' : 'inline' in script ? html`<script>${new Html(script.inline)}</script>` : html`<script type="module" src="${script.module}"></script>`}
</body>
</html>
`.text;
}
