import { longDate } from 'tenancy-law/form/long-date';
import { conflict } from '../http/problem.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancies } from './tenancy-table.ts';

/** The days of a tenancy. An end date of null means that it is periodic. */
export type Term = { startDate: string; endDate: string | null };

/** The tenancy to check: that of this id or agreement is not in its own way. */
type Wanted = Term & { propertyId: string; id?: string; agreementId?: string | null };

/**
 * Ensures that no other tenancy of the property covers one of the days (V27).
 * @throws Problem 409
 */
export async function requireFreeDays({ database, owner }: ReadScope, wanted: Wanted): Promise<void> {
  const { id, agreementId, startDate, endDate } = tenancies;
  const others = await database
    .select({ id, agreementId, startDate, endDate })
    .from(tenancies)
    .where(isOwn(tenancies, owner, { propertyId: wanted.propertyId }))
    .orderBy(startDate);
  const isItself = (one: (typeof others)[number]) =>
    one.id === wanted.id || (one.agreementId !== null && one.agreementId === wanted.agreementId);
  const other = others.find((one) => !isItself(one) && overlaps(one, wanted));
  if (!other) return;
  const detail = `Another tenancy of this property runs ${termText(other)}. Two tenancies can’t have a day in common.`;
  throw conflict('overlap', detail);
}

/** Returns whether two terms have a day in common. */
export function overlaps(one: Term, other: Term): boolean {
  const last = ({ endDate }: Term) => endDate ?? '9999-12-31';
  return one.startDate <= last(other) && other.startDate <= last(one);
}

export const termText = ({ startDate, endDate }: Term): string =>
  endDate === null
    ? `from ${longDate(startDate)} without an end date`
    : `from ${longDate(startDate)} to ${longDate(endDate)}`;
