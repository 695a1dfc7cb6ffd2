/** Returns the first row of a query, or null. */
export const firstRow = async <Row>(query: PromiseLike<Row[]>): Promise<Row | null> => (await query)[0] ?? null;

/** Returns the row of an `insert … returning` or `update … returning`. @throws Error when no row was written */
export async function storedRow<Row>(query: PromiseLike<Row[]>, what: string): Promise<Row> {
  const [row] = await query;
  if (!row) throw new Error(`The ${what} was not stored.`);
  return row;
}
