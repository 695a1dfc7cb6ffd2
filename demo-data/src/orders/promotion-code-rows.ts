import type { promotionCodes } from 'backend/tables';
import { stableId } from '../stable-id.ts';

const day = 86_400_000;

export const promotionCodeId = (code: string) => stableId(`promotion-code/${code}`);

/**
 * Returns promotion codes of each kind: one without an end, some that end later, one for the full amount, one that has
 * been used up, one that ends at this moment, and an expired one.
 */
export function promotionCodeRows(now: Date): (typeof promotionCodes.$inferInsert & { id: string })[] {
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  return [
    row('WELCOME10', { percentOff: 10, endAt: null }),
    row('SUMMER15', { percentOff: 15, endAt: inDays(90) }),
    row('SIGNFREE', { centsOff: 22_000, endAt: inDays(30) }),
    row('FULLHOUSE', { percentOff: 100, endAt: inDays(365) }),
    row('FIRSTSALE', { centsOff: 10_000, endAt: inDays(120), maxUses: 500, maxUsesPerOwner: 1 }),
    row('EARLYBIRD', { percentOff: 25, endAt: inDays(60), maxUses: 1 }),
    // For tests: a code is still valid at the exact millisecond of its end (V35).
    row('ONTHEDOT', { centsOff: 5_000, endAt: now }),
    row('WINTER20', { percentOff: 20, endAt: inDays(-82) }),
  ];
}

type Terms = Pick<typeof promotionCodes.$inferInsert, 'percentOff' | 'centsOff' | 'maxUses' | 'maxUsesPerOwner'>;

function row(code: string, rest: Terms & { endAt: Date | null }) {
  return { id: promotionCodeId(code), code, ...rest };
}
