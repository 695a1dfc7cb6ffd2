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
