/** Returns the row of an `insert … returning` or `update … returning`. @throws Error when no row was written */
export function storedRow<T>([row]: readonly T[], what: string): T {
  if (!row) throw new Error(`The ${what} was not stored.`);
  return row;
}
