import { createHash } from 'node:crypto';
import { addresses } from 'shared-contract/page/addresses';
import { Html, html } from './html.ts';
import { showPasswordScript } from './show-password.ts';
import { style } from './style.ts';

/** Returns the hash by which the content security policy allows an inline style sheet or script, and no other. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const logo = new Html(
  '<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><path d="M3 12 13 4l10 8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M6 13v9M20 13v9M2 22h22M13 13v9" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/></svg>',
);

export type PageFrame = { siteOrigin: string };

/** Returns an HTML document: the content with the site's logo and style. */
export function page({ siteOrigin }: PageFrame, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Verandah</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body>
<header><a href="${siteOrigin}${addresses.search()}">${logo}Verandah</a></header>
<main>${content}
<p class="sandbox">This is a demo login service. Use a made-up password, not one of your own.</p></main>
<script>${new Html(showPasswordScript)}</script>
</body>
</html>
`.text;
}

/**
 * Returns the headers of every response. `form-action` includes the site, because browsers also apply it to redirects
 * after a form was sent. The OpenID library adds the hash of its own script to `script-src`.
 */
export function pageHeaders({ siteOrigin }: PageFrame): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; script-src ${hashOf(showPasswordScript)} 'report-sample'; style-src ${hashOf(style)}; img-src data:; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
  };
}
