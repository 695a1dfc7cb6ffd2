import { checkUrl } from 'shared-contract/page/safe-url';

/** A part of the attribution: text, or a link. */
export type Credit = { text: string; href?: string };

const anchor = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a\s*>/gi;
const entities: Record<string, string> = { '&copy;': '©', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Parses the HTML of a map's attribution. Returns texts and links to web pages, and drops all other markup. */
export function parseAttribution(markup: string): Credit[] {
  const credits: Credit[] = [];
  let from = 0;
  for (const { 0: whole, 1: double, 2: single, 3: inner = '', index } of markup.matchAll(anchor)) {
    credits.push({ text: stripMarkup(markup.slice(from, index)) });
    const href = safeHref(stripMarkup(double ?? single ?? ''));
    credits.push({ text: stripMarkup(inner), ...(href && { href }) });
    from = index + whole.length;
  }
  credits.push({ text: stripMarkup(markup.slice(from)) });
  return credits.filter(({ text }) => text !== '');
}

function safeHref(href: string): string | undefined {
  const origin = URL.parse(href)?.origin;
  // The operator of the tile server controls this link, so only http and https URLs of other sites are allowed.
  const verdict = checkUrl(href, 'https://verandah.invalid', origin === undefined ? [] : [origin]);
  return verdict.ok && /^https?:$/.test(verdict.url.protocol) && verdict.external ? verdict.url.href : undefined;
}

const stripMarkup = (markup: string) =>
  markup
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?:copy|lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
