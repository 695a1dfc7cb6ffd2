import sanitizeHtml from 'sanitize-html';
import { richTextTags } from 'shared-contract/text/rich-text';

const block = /<(?:p|h3|ul|ol)>/;

/**
 * Sanitizes a description before it is stored (V42). Allows the tags of `richTextTags` without attributes, and converts
 * similar tags to them, such as `b` to `strong`. Removes scripts and styles completely, and of other tags only the tag.
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
