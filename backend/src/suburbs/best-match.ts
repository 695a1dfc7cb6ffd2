import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Text = readonly [text: SQLWrapper, whole: SQLWrapper];

/**
 * Ranks a row by its best match with typed words; null without a match. Each text has a start `whole`, at one of whose
 * words the typed words have to start. When they contain the rest of `whole`, the user has typed a complete name or
 * postcode. Complete ones come first (0), then starts of names (1), then later words of names (2: the last ones, 3).
 * Compares starts before it looks inside texts: one typed letter has thousands of candidates, most of which start so.
 */
export function bestMatch(words: string, texts: readonly Text[]): SQL.Aliased<number | null> {
  const typed = sql`${words}::text`;
  const isWhole = texts.map(
    ([text, whole]) => sql`(starts_with(${typed} || ' ', ${whole} || ' ') and starts_with(${text}, ${typed}))`,
  );
  const isStart = texts.map(([, whole]) => sql`starts_with(${whole}, ${typed})`);
  const inside = texts.map(([text, whole]) => {
    const at = sql`strpos(${text}, ' ' || ${typed}) + 1`;
    const isRest = sql`starts_with(${typed} || ' ', substr(${whole}, ${at}) || ' ')`;
    return sql`case when ${at} between 2 and length(${whole}) then case when ${isRest} then 2 else 3 end end`;
  });
  // `least` ignores nulls.
  const rank = sql<number | null>`case when ${or(...isWhole)} then 0 when ${or(...isStart)} then 1
    else least(${sql.join(inside, sql`, `)}) end`;
  return rank.as('rank');
}
