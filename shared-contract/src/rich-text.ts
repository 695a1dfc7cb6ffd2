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
