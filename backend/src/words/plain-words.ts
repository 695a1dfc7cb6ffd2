import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns a text in the form in which names and addresses are compared: `zizka` finds Žižka, `o'brien` finds O’Brien
 * and `3-5` finds 3–5.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .toLowerCase();

/** The same in SQL. */
export const plainWordsSql = (text: SQL): SQL =>
  sql`lower(translate(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g'), '’–', '''-'))`;

/** Returns whether a text contains each word. Both are compared as plain words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const plain = plainWords(text);
  return words.every((word) => plain.includes(plainWords(word)));
}

/** The same in SQL. */
export function hasWordsSql(text: SQL, words: readonly string[]): SQL {
  const plain = plainWordsSql(text);
  const conditions = words.map((word) => sql`strpos(${plain}, ${plainWordsSql(sql`${word}::text`)}) > 0`);
  return sql.join([sql`true`, ...conditions], sql` and `);
}
