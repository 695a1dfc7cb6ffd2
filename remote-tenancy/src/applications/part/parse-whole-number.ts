/** Parses a number such as `12` or `12 months`. Returns NaN for other text. */
export function parseWholeNumber(typed: string): number {
  const match = /^\s*(\d{1,6})\s*(?:months?)?\s*$/i.exec(typed);
  return match ? Number(match[1]) : Number.NaN;
}
