import { type SQL, sql } from 'drizzle-orm';
import type { OwnerSearchResult } from 'shared-contract/search/owner-search';
import { plainWords, plainWordsSql } from '../words/plain-words.ts';

/** Returns an SQL expression to sort by: texts with a word that starts with the first word come first. */
export const firstWordFirst = (text: SQL, [first = '']: readonly string[]): SQL =>
  sql`strpos(' ' || translate(${plainWordsSql(text)}, '/-', '  '), ${startOfWord(first)}) = 0`;

type Ranked = Pick<OwnerSearchResult, 'label' | 'isArchived'>;

/**
 * Returns a comparison that sorts what starts with the text first, then what has a word that does, and archived results
 * last. Equal results stay in their order.
 * @param text the text in plain words
 */
export const byRank = (text: string) => (a: Ranked, b: Ranked) =>
  Number(a.isArchived) - Number(b.isArchived) || rankOf(a, text) - rankOf(b, text);

function rankOf({ label }: Ranked, text: string): number {
  const position = startOfWord(plainWords(label)).indexOf(startOfWord(text));
  return position > 0 ? 1 : position === 0 ? 0 : 2;
}

/** A word also starts after the hyphen of an order number and after the slash of a street number. */
const startOfWord = (plain: string) => ` ${plain.replaceAll(/[/-]/g, ' ')}`;
