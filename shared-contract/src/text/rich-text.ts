/** What the words of a listing may be made of; the server takes everything else out. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3'] as const;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * Rich text as plain lines, as people count its characters and as search engines and calendars show it: a blank line
 * between paragraphs, one line for each item of a list. Text that never was rich stays as it is, but for its entities.
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

/** Rich text for an editor: words that never were rich become a paragraph at each empty line, their line ends kept. */
export function richHtmlOf(words: string): string {
  if (words === '' || block.test(words)) return words;
  return words
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => `<p>${escaped(text.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
