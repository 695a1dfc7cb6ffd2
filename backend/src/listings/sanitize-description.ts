import sanitizeHtml from 'sanitize-html';
import { richTextTags } from 'shared-contract/text/rich-text';

const block = /<(?:p|h3|ul|ol)>/;

/**
 * The words of a listing as they are stored: the tags of `richTextTags` without any attribute, and text. Scripts and styles go
 * with what is in them, other tags leave their text, links their words without the address (V42).
 */
export function sanitizeDescription(words: string): string {
  if (!/[<&]/.test(words)) return words;
  const clean = sanitizeHtml(words, {
    allowedTags: [...richTextTags],
    allowedAttributes: {},
    transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' },
    nestingLimit: 8,
  }).trim();
  return clean === '' || block.test(clean) ? clean : `<p>${clean}</p>`;
}
