type Versions<Values> = {
  /** The values of this form when it was last saved. */
  saved: Values;
  /** The values on the server right after that save. */
  stored: Values;
  mine: Values;
  /** The current values on the server. */
  theirs: Values;
};

/**
 * Merges the form and the server field by field (a three-way merge). A field that only one side changed gets that
 * side's value. A field that both changed differently is a conflict and keeps the value in `mine`.
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

/** Compares two values by their JSON, because form values are plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
