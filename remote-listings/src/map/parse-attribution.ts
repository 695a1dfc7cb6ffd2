import { checkUrl } from 'shared-contract/page/safe-url';

/** A piece of who is to be named: text, or text that lead somewhere. */
export type Credit = { text: string; href?: string };

const anchor = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a\s*>/gi;
const entities: Record<string, string> = { '&copy;': '©', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * Who made a map, as tile servers want it written: text with links. Links that lead to a web page stay links; whatever other
 * markup there is goes, its text stay.
 */
export function parseAttribution(markup: string): Credit[] {
  const credits: Credit[] = [];
  let from = 0;
  for (const { 0: whole, 1: double, 2: single, 3: inner = '', index } of markup.matchAll(anchor)) {
    credits.push({ text: plain(markup.slice(from, index)) });
    const href = safeHref(plain(double ?? single ?? ''));
    credits.push({ text: plain(inner), ...(href && { href }) });
    from = index + whole.length;
  }
  credits.push({ text: plain(markup.slice(from)) });
  return credits.filter(({ text }) => text !== '');
}

function safeHref(href: string): string | undefined {
  const origin = URL.parse(href)?.origin;
  // Where it leads is the operator's choice; what it may do is not.
  const verdict = checkUrl(href, 'https://verandah.invalid', origin === undefined ? [] : [origin]);
  return verdict.ok && /^https?:$/.test(verdict.url.protocol) && verdict.external ? verdict.url.href : undefined;
}

const plain = (markup: string) =>
  markup
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?:copy|lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
