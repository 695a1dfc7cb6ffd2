import { longDate } from 'tenancy-law/form/long-date';
import { conflict } from '../http/problem.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancies } from './tenancy-table.ts';

type Term = { startDate: string; endDate: string | null };

/**
 * Ensures that no other tenancy of the property covers one of the days (V27).
 * @throws Problem 409
 */
export async function requireFreeDays(
  { database, owner }: ReadScope,
  { id, propertyId, ...term }: Term & { id?: string; propertyId: string },
): Promise<void> {
  const others = await database
    .select({ id: tenancies.id, startDate: tenancies.startDate, endDate: tenancies.endDate })
    .from(tenancies)
    .where(isOwn(tenancies, owner, { propertyId }));
  const other = others.find((one) => one.id !== id && overlaps(one, term));
  if (!other) return;
  const until = other.endDate === null ? 'has no end date yet' : `ends on ${longDate(other.endDate)}`;
  const detail = `Another tenancy of this property starts on ${longDate(other.startDate)} and ${until}. Two tenancies can’t have a day in common.`;
  throw conflict('tenancy-overlap', detail);
}

/** Returns whether two terms have a day in common. An end date of null means that the tenancy is periodic. */
export function overlaps(one: Term, other: Term): boolean {
  const last = ({ endDate }: Term) => endDate ?? '9999-12-31';
  return one.startDate <= last(other) && other.startDate <= last(one);
}
