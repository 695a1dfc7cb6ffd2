/** Tags allowed in a listing's description. The server removes all others. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3'] as const;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * Converts rich text to plain text: a blank line between paragraphs and one line per list item. Plain text stays
 * unchanged except for entities.
 */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>|<\/li>/gi, '\n')
    .replaceAll(/<\/(?:p|h3|ul|ol)>/gi, '\n\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const block = /<(?:p|h3|ul|ol)>/i;

/**
 * Converts plain text to rich text. Blank lines separate paragraphs; a single line break stays a line break. Returns
 * rich text unchanged.
 */
export function richHtmlOf(words: string): string {
  if (words === '' || block.test(words)) return words;
  return words
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => `<p>${escaped(text.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
