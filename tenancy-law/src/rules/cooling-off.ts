import { formatPrice } from 'shared-contract/money/money';
import type { AustralianState } from 'shared-contract/place/suburb';
import { addBusinessDays } from './business-days.ts';
import { coolingOffRows } from './cooling-off-rows.ts';
import { answerFrom, type LawAnswer, rowAt, shortDate } from './law-row.ts';

/**
 * Returns until when the buyer of a home can withdraw from a contract that was made on `date`, and what it costs.
 * - `ends` is the last day, so many business days after `date`, which is not counted. SA counts from the day on which
 *   the buyer got Form 1, if that is later: pass that day as `date`. Null without cooling-off and at an auction.
 * - `penaltyCents` is the part of the price that the buyer forfeits, at least the state's minimum, rounded half up to a
 *   cent; null where we know no figure or there is no cooling-off.
 */
export function coolingOff(
  state: AustralianState,
  date: string,
  { auction, priceCents }: { auction: boolean; priceCents: number },
): LawAnswer<{ ends: string | null; penaltyCents: number | null }> {
  const row = rowAt(coolingOffRows, state, date);
  const { businessDays, penalty } = row.value;
  const none = { ends: null, penaltyCents: null };
  if (businessDays === null) return answerFrom(row, none, 'no cooling-off period');
  if (auction) return answerFrom(row, none, 'no cooling-off period at an auction');
  const ends = addBusinessDays(state, date, businessDays);
  const penaltyCents = penalty && Math.max(penalty.minCents, Math.round((priceCents * penalty.basisPoints) / 10_000));
  const cost = penaltyCents === null ? '' : `, for ${formatPrice(penaltyCents)}`;
  const text = `the buyer can withdraw for ${businessDays} business days, until ${shortDate(ends)}${cost}`;
  return answerFrom(row, { ends, penaltyCents }, text);
}
