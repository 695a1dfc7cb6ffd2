/** A range filter. Either end may be open. */
export type NumberRange = { min: number | undefined; max: number | undefined };

const wholeRange = /^(\d{1,12}|any)?(?:-(\d{1,12}|any)?)?$/;
const decimalRange = /^(\d{1,8}(?:\.\d{1,2})?|any)?(?:-(\d{1,8}(?:\.\d{1,2})?|any)?)?$/;

/**
 * Parses `400-650`, `2-any`, `any-3` or `2`. Swaps reversed ends and limits numbers to `limit`; other text is an open
 * range.
 */
export function parseRange(text: string | null, limit: number, kind: 'whole' | 'decimal' = 'whole'): NumberRange {
  const match = (kind === 'whole' ? wholeRange : decimalRange).exec(text ?? '');
  const from = parseEnd(match?.[1], limit);
  const to = text?.includes('-') ? parseEnd(match?.[2], limit) : from;
  const [min, max] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  // A minimum of 0 is the same as none.
  return { min: min === 0 && max !== 0 ? undefined : min, max };
}

/** Formats `400-650`, `2-any` or `any-3`; null when both ends are open. */
export function formatRange({ min, max }: NumberRange): string | null {
  if (min === undefined && max === undefined) return null;
  return `${min ?? 'any'}-${max ?? 'any'}`;
}

function parseEnd(text: string | undefined, limit: number): number | undefined {
  return text === undefined || text === 'any' ? undefined : Math.min(Number(text), limit);
}
