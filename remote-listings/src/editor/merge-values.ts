type Versions<Values> = {
  /** What the form held when it was last saved. */
  saved: Values;
  /** What the server made of that. */
  stored: Values;
  mine: Values;
  /** What the server has now. */
  theirs: Values;
};

/**
 * Three-way merge, field by field. What only one side changed is taken from that side; a field that both changed, and not to
 * the same, is in `conflicts` and keeps my value in `merged`.
 */
export function mergeValues<Values extends Record<string, unknown>>({ saved, stored, mine, theirs }: Versions<Values>) {
  const merged = { ...mine };
  const conflicts: (keyof Values & string)[] = [];
  for (const field in mine) {
    if (isSame(stored[field], theirs[field])) continue;
    if (isSame(mine[field], saved[field])) merged[field] = theirs[field];
    else if (!isSame(mine[field], theirs[field])) conflicts.push(field);
  }
  return { merged, conflicts };
}

/** By content: values of a form are plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
