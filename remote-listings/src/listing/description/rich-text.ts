import { richTextTags } from 'shared-contract/text/rich-text';

export type RichTag = (typeof richTextTags)[number];
export type RichNode = string | { tag: RichTag; children: RichNode[] };

const tagPattern = new RegExp(`<(/?)(${richTextTags.join('|')})\\s*/?>`, 'i');
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Parses HTML into a tree of the allowed tags. Everything else becomes text. The server has already removed other
 * markup when the description was saved. If the server missed some markup, the parser still protects visitors.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { tag: RichTag; children: RichNode[] }[] = [];
  const add = (node: RichNode) => (open.at(-1)?.children ?? root).push(node);
  let rest = html;
  for (let match = tagPattern.exec(rest); match; match = tagPattern.exec(rest)) {
    const [tagText, closing, name = ''] = match;
    addText(rest.slice(0, match.index));
    rest = rest.slice(match.index + tagText.length);
    const tag = richTextTags.find((allowed) => allowed === name.toLowerCase());
    if (tag === undefined) continue;
    if (tag === 'br') add({ tag, children: [] });
    else if (closing === '') {
      const node = { tag, children: [] };
      add(node);
      open.push(node);
    } else if (open.some((one) => one.tag === tag)) {
      while (open.pop()?.tag !== tag) {}
    }
  }
  addText(rest);
  return root;

  function addText(text: string): void {
    const plain = text.replaceAll(
      /&(amp|lt|gt|quot|#39|apos|nbsp);/g,
      (tagText, name: string) => entities[name] ?? tagText,
    );
    // Drops white space between blocks, which has no meaning.
    if (plain.trim() !== '' || (plain !== '' && open.length > 0)) add(plain);
  }
}

/** Returns a listing's text, HTML or plain, as a tree. In plain text, empty lines separate paragraphs. */
export function listingTextToNodes(text: string): RichNode[] {
  if (/<(?:p|h3|ul|ol)>/i.test(text)) return parseRichText(text);
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ tag: 'p', children: [paragraph] }));
}
