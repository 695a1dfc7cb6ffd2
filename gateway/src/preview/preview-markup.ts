import type { FastifyReply } from 'fastify';
import { escapeText } from '../escape-text.ts';
import { baseHeaders } from '../security-headers.ts';

const leaveForm = (look: string) =>
  `<form method="post" action="/preview/leave" style="display:inline"><button style="${look}">Leave preview</button></form>`;

const barLook =
  'position:fixed;z-index:9999;inset:auto 0 0;padding:6px;background:#123c69;color:#fff;font:600 14px sans-serif;text-align:center';
const buttonLook =
  'margin-left:8px;padding:2px 8px;border:0;background:none;color:#fff;font:inherit;text-decoration:underline;cursor:pointer';

/** Returns the bar at the bottom of every page of a preview. */
export function previewBar(releases: readonly string[]): string {
  const text = `Preview of ${releases.map((one) => escapeText(one.replace('@', ' '))).join(', ')}`;
  return `<aside aria-label="Preview" style="${barLook}">${text}${leaveForm(buttonLook)}</aside>`;
}

/** Sends a page that says why there is no preview. */
export function sendPreviewProblem(
  reply: FastifyReply,
  status: number,
  title: string,
  reasons: readonly string[],
): FastifyReply {
  const list = reasons.map((reason) => `<li>${escapeText(reason)}</li>`).join('');
  return reply
    .code(status)
    .headers({ ...baseHeaders, ...privateHeaders, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)} · Verandah</title>
<body style="max-width:40em;margin:3em auto;padding:0 1em;font:16px/1.5 sans-serif">
<h1>${escapeText(title)}</h1>
${list === '' ? '' : `<ul>${list}</ul>`}
${leaveForm('font:inherit')}
</body>
</html>
`);
}

/** Nothing of a preview is cached, indexed or named to other sites. */
export const privateHeaders = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const policy = [
  "default-src 'none'",
  "style-src-attr 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
