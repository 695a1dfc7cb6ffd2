import type { PromotionCode } from './promotion-code.ts';

/** The result of applying a promotion code (SPEC §5). Browser and server use the same rule. */
export type PromotionCodeOutcome<Code extends Pick<PromotionCode, 'endAt'>> =
  | { outcome: 'not-found' }
  | { outcome: 'expired'; code: Code; endAt: string }
  | { outcome: 'valid'; code: Code };

/**
 * Returns whether a promotion code applies (V35). A code is valid up to and including the instant `endAt`; without
 * `endAt` it never expires.
 * @param found the server's record of the code, if there is one
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
