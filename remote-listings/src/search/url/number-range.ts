/** A range of numbers for a filter. An undefined end has no limit. */
export type NumberRange = { min: number | undefined; max: number | undefined };

const wholeRange = /^(\d{1,12}|any)?(?:-(\d{1,12}|any)?)?$/;
const decimalRange = /^(\d{1,8}(?:\.\d{1,2})?|any)?(?:-(\d{1,8}(?:\.\d{1,2})?|any)?)?$/;

/**
 * Parses `400-650`, `2-any`, `any-3` or `2`. Swaps the ends if the first is larger. Reduces numbers above `limit` to
 * `limit`. For other text, returns a range without limits.
 */
export function parseRange(text: string | null, limit: number, kind: 'whole' | 'decimal' = 'whole'): NumberRange {
  const match = (kind === 'whole' ? wholeRange : decimalRange).exec(text ?? '');
  const from = parseEnd(match?.[1], limit);
  const to = text?.includes('-') ? parseEnd(match?.[2], limit) : from;
  const [min, max] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  // A minimum of 0 excludes nothing, so it is omitted. Only `0-0` has an effect: it finds studios.
  return { min: min === 0 && max !== 0 ? undefined : min, max };
}

/** Formats a range as `400-650`, `2-any` or `any-3`. Null when neither end has a limit. */
export function formatRange({ min, max }: NumberRange): string | null {
  if (min === undefined && max === undefined) return null;
  return `${min ?? 'any'}-${max ?? 'any'}`;
}

function parseEnd(text: string | undefined, limit: number): number | undefined {
  return text === undefined || text === 'any' ? undefined : Math.min(Number(text), limit);
}
