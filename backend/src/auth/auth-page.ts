import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';

type Page = { status: number; title: string; text: string; link: { href: string; label: string } };

const style =
  'body{font:1rem/1.6 Inter,system-ui,sans-serif;color:#1c2420;background:#f6f8f6;display:grid;place-items:center;min-height:100vh;margin:0}' +
  'main{max-width:28rem;padding:2rem}h1{font-size:1.5rem;margin:0 0 .5rem}a{display:inline-block;margin-top:1rem;color:#1f6b4a}';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Sends a small HTML page for an error or a question during sign-in and sign-out. These pages work without the site's
 * scripts. Their texts never contain user input.
 */
export function sendAuthPage(reply: FastifyReply, { status, title, text, link }: Page) {
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title} · Verandah</title><style>${style}</style></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p><a href="${escapeHtml(link.href)}">${link.label}</a></main></body></html>`,
    );
}
