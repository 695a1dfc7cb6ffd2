import type { PromotionCode } from './promotion-code.ts';

/** What becomes of a typed promotion code (SPEC §5): one rule for browser and server, so that they word it alike. */
export type PromotionCodeOutcome<Code extends Pick<PromotionCode, 'endAt'>> =
  | { outcome: 'not-found' }
  | { outcome: 'expired'; code: Code; endAt: string }
  | { outcome: 'valid'; code: Code };

/**
 * V35: expired once the instant `now` is past `endAt`; at `endAt` itself the code still holds. Without `endAt` it never expires.
 * @param found what the server knows under the typed code, if anything
 */
export function promotionCodeOutcome<Code extends Pick<PromotionCode, 'endAt'>>(
  found: Code | null | undefined,
  now: Date,
): PromotionCodeOutcome<Code> {
  if (!found) return { outcome: 'not-found' };
  const { endAt } = found;
  if (endAt !== null && now.getTime() > Date.parse(endAt)) return { outcome: 'expired', code: found, endAt };
  return { outcome: 'valid', code: found };
}
