import { daysBetween } from 'shared-contract/date/local-date';
import type { AustralianState } from 'shared-contract/place/suburb';
import { addBusinessDays } from './business-days.ts';
import { answerFrom, type LawAnswer, type LawRow, rowAt } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/** How a notice reaches the tenants. */
type ServiceMethod = 'email' | 'hand' | 'post';

/** Days until a notice counts as received; `post` is null where we know no figure. */
type ServiceTime = { email: 0; hand: 0; post: { businessDays: number } | null };

const sameDay = {
  rule: 'service-time',
  value: { email: 0, hand: 0, post: null },
  confidence: 'M',
  fromUnconfirmed: true,
} as const;

export const serviceTimeRows: readonly LawRow<ServiceTime>[] = [
  {
    state: 'NSW',
    rule: 'service-time',
    value: { email: 0, hand: 0, post: { businessDays: 7 } },
    from: actFrom.NSW,
    source: sources.nswEntry,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  { ...sameDay, state: 'VIC', from: actFrom.VIC, source: sources.vicAct },
  { ...sameDay, state: 'QLD', from: actFrom.QLD, source: sources.qldAct },
  { ...sameDay, state: 'WA', from: actFrom.WA, source: sources.waAct },
  { ...sameDay, state: 'SA', from: actFrom.SA, source: sources.saAct },
  { ...sameDay, state: 'TAS', from: actFrom.TAS, source: sources.tasAct },
  { ...sameDay, state: 'ACT', from: actFrom.ACT, source: sources.actAct },
  { ...sameDay, state: 'NT', from: actFrom.NT, source: sources.ntAct },
];

/**
 * Returns the days until a notice that is sent on `date` counts as received: 0 by email, where the tenants agreed to
 * it, and by hand. By post these are the state's business days after `date`, or null where we know no figure.
 */
export function serviceDays(
  state: AustralianState,
  date: string,
  { method }: { method: ServiceMethod },
): LawAnswer<number | null> {
  const row = rowAt(serviceTimeRows, state, date);
  const { post } = row.value;
  if (method !== 'post') {
    const days = row.value[method];
    return answerFrom(row, days, `a notice by ${method} counts as received on the same day`);
  }
  if (post === null) return answerFrom(row, null, 'no figure for notices by post that we know of');
  const days = daysBetween(date, addBusinessDays(state, date, post.businessDays));
  return answerFrom(row, days, `a notice by post counts as received after ${post.businessDays} business days`);
}
