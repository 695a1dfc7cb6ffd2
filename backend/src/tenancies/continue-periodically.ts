import { and, eq, gt, isNotNull, isNull, lt, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { firstRow } from '../database/single-row.ts';
import { sendBecamePeriodic } from '../notices/change-mails.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from './tenancy-table.ts';

type Context = Pick<MoneyContext, 'database' | 'now'>;

/**
 * Returns the ids of tenancies whose fixed term is over without a notice. Only those that were signed here: of the
 * others, the end date that the owner entered is the end.
 */
export async function findFinishedTerms({ database, now }: Context): Promise<string[]> {
  const later = alias(tenancies, 'later');
  const { id, agreementId, endDate, endReason, startDate, propertyId } = tenancies;
  const rows = await database
    .select({ id })
    .from(tenancies)
    .where(
      and(
        isNotNull(agreementId),
        isNull(endReason),
        lt(endDate, addDays(now.toISOString().slice(0, 10), 1)),
        notExists(
          database
            .select({ id: later.id })
            .from(later)
            .where(and(eq(later.propertyId, propertyId), gt(later.startDate, startDate))),
        ),
      ),
    )
    .orderBy(id);
  return rows.map((row) => row.id);
}

/**
 * Continues a tenancy after its fixed term, as the law of every state does without notice: on the same terms,
 * without an end date. Informs the owner.
 */
export async function continuePeriodically(context: MoneyContext, id: string): Promise<void> {
  const { database, now } = context;
  const found = await firstRow(
    database
      .select({ tenancy: tenancies, property: properties })
      .from(tenancies)
      .innerJoin(properties, eq(properties.id, tenancies.propertyId))
      .where(eq(tenancies.id, id))
      .for('update', { of: tenancies }),
  );
  if (!found || found.tenancy.endReason !== null || found.tenancy.endDate === null) return;
  const { tenancy, property } = found;
  if (localDateIn(property.timeZone, now) <= found.tenancy.endDate) return;
  await updateOwn({ database, now, owner: { id: tenancy.ownerId } }, tenancies, id, { endDate: null });
  await sendBecamePeriodic(context, found);
}
