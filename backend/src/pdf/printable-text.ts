import { openSync } from 'fontkit';
import { withoutHiddenCharacters } from 'shared-contract/text/hidden-characters';
import { regularFont } from './render-pdf.ts';

const opened = openSync(regularFont);
if (!('hasGlyphForCodePoint' in opened)) throw new Error(`${regularFont}: expected one font, got a collection.`);
const font = opened;

/** Joiners, direction marks and variation selectors: they have no shape of their own. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns the text as a document can show it. Characters that the font lacks, such as emoji, are written as their code
 * points, `[U+1F3E0]`, so that nothing disappears from a document that people sign.
 */
export function printableText(text: string): string {
  const plain = withoutHiddenCharacters(text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '));
  return plain.replaceAll(ignorable, '').replaceAll(/[^\n\u0020-\u007e]+/gu, withoutMissingGlyphs);
}

function withoutMissingGlyphs(run: string): string {
  return [...run]
    .map((character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return font.hasGlyphForCodePoint(codePoint) ? character : `[U+${codePoint.toString(16).toUpperCase()}]`;
    })
    .join('')
    .replaceAll('][U+', ' U+');
}

const longWord = /(\S{30,})/;

/** A text of a document, some of whose words can break inside. */
export type TextContent = { text: string | { text: string; wordBreak?: 'break-all' }[] };

/** Returns the text for a cell or paragraph. Only words that could be wider than it are broken inside. */
export function textContent(text: string): TextContent {
  const [first = '', ...more] = printableText(text).split(longWord);
  if (more.length === 0) return { text: first };
  return {
    text: [first, ...more].map((part) =>
      longWord.test(part) ? { text: part, wordBreak: 'break-all' } : { text: part },
    ),
  };
}
