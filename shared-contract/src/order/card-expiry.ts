/** What the expiry of a card means for the next charges. */
export type CardExpiry = 'valid' | 'expiresSoon' | 'expired';

/** A card expires soon when it expires this month or next month, so that a monthly charge can still be made before. */
const soonMonths = 1;

/**
 * Returns whether a card can still be charged. A card is valid through the last day of its expiry month.
 * @param today a local date such as `2026-11-21`
 */
export function cardExpiry(
  { expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number },
  today: string,
): CardExpiry {
  const monthsLeft = expiryYear * 12 + expiryMonth - (Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)));
  if (monthsLeft < 0) return 'expired';
  return monthsLeft <= soonMonths ? 'expiresSoon' : 'valid';
}

/** Returns the last day on which a card can be charged: `2026-02-28` for 02/26. */
export function lastDayOfCard({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }): string {
  // Day 0 of the following month is the last day of this one.
  return new Date(Date.UTC(expiryYear, expiryMonth, 0)).toISOString().slice(0, 10);
}
