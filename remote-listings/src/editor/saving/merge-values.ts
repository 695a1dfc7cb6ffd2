type Versions<Values> = {
  /** The form's values at the last save. */
  saved: Values;
  /** The server's values after that save. */
  stored: Values;
  mine: Values;
  /** The server's current values. */
  theirs: Values;
};

/**
 * Three-way merge by field. A field that one side changed takes that side's value. A field that both sides changed
 * differently is a conflict and keeps my value.
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

/** Compares by content, because form values are plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
