const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapIndex(urls: readonly string[]): string {
  return document(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
  );
}

export function sitemapOf(pages: readonly { url: string; changedAt: Date | null }[]): string {
  return document(
    'urlset',
    pages.map(({ url, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<url><loc>${escapeXml(url)}</loc>${changed}</url>`;
    }),
  );
}

const document = (element: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${namespace}">\n${lines.join('\n')}\n</${element}>\n`;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
