import type { promotionCodes } from 'backend/tables';
import { stableId } from '../stable-id.ts';

const day = 86_400_000;

export const promotionCodeId = (code: string) => stableId(`promotion-code/${code}`);

/**
 * Returns one code of each kind: without an end, before its end, for the full amount, at its last moment, and expired.
 */
export function promotionCodeRows(now: Date): (typeof promotionCodes.$inferInsert & { id: string })[] {
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  return [
    row('WELCOME10', { percentOff: 10, endAt: null }),
    row('SUMMER15', { percentOff: 15, endAt: inDays(90) }),
    row('SIGNFREE', { centsOff: 22_000, endAt: inDays(30) }),
    row('FULLHOUSE', { percentOff: 100, endAt: inDays(365) }),
    // A code is valid up to and including its end, to the millisecond (V35).
    row('ONTHEDOT', { centsOff: 5_000, endAt: now }),
    row('WINTER20', { percentOff: 20, endAt: inDays(-82) }),
  ];
}

function row(code: string, rest: { percentOff?: number; centsOff?: number; endAt: Date | null }) {
  return { id: promotionCodeId(code), code, ...rest };
}
