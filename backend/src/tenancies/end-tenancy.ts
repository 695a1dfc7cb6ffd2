import { eq } from 'drizzle-orm';
import { firstRow } from '../database/single-row.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { requireFreeDays } from './require-free-days.ts';
import { tenancies } from './tenancy-table.ts';

type TenancyToEnd = ({ agreementId: string } | { tenancyId: string }) & { endDate: string; reason: string };

/**
 * Gives a tenancy its end date and the reason of its end. Its status follows from the date: `ending` until then,
 * `ended` from the next day. A second call replaces date and reason.
 * @throws Problem 404 without such a tenancy, 409 when the end is before its start or in another tenancy (V27)
 */
export async function endTenancy(
  { database, now }: Pick<MoneyContext, 'database' | 'now'>,
  { endDate, reason, ...which }: TenancyToEnd,
): Promise<string> {
  const isIt = 'tenancyId' in which ? eq(tenancies.id, which.tenancyId) : eq(tenancies.agreementId, which.agreementId);
  const tenancy = requireFound(await firstRow(database.select().from(tenancies).where(isIt).for('update')));
  if (endDate < tenancy.startDate) {
    throw conflict('ends-before-start', `This tenancy starts on ${tenancy.startDate}. Choose that day or a later one.`);
  }
  const scope = { database, now, owner: { id: tenancy.ownerId } };
  if (tenancy.endDate !== null && endDate > tenancy.endDate) await requireFreeDays(scope, { ...tenancy, endDate });
  await updateOwn(scope, tenancies, tenancy.id, { endDate, endReason: reason });
  return tenancy.id;
}
