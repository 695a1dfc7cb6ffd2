import { eq } from 'drizzle-orm';
import { firstRow } from '../database/single-row.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { addAgreementEvent } from '../tenancy-agreements/agreement-history.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import type { tenancies } from './tenancy-table.ts';

type Tenancy = Pick<typeof tenancies.$inferSelect, 'agreementId' | 'ownerId' | 'endReason'>;

/** Ends the agreement of a tenancy that has ended (V33). An agreement that was ended before stays as it is. */
export async function terminateAgreement(
  { database, now }: Pick<MoneyContext, 'database' | 'now'>,
  { agreementId, ownerId, endReason }: Tenancy,
): Promise<void> {
  if (agreementId === null) return;
  const isIt = eq(tenancyAgreements.id, agreementId);
  const agreement = await firstRow(database.select().from(tenancyAgreements).where(isIt).for('update'));
  if (!agreement || agreement.status === 'terminated') return;
  await updateOwn({ database, now, owner: { id: ownerId } }, tenancyAgreements, agreementId, { status: 'terminated' });
  await addAgreementEvent(database, {
    ownerId,
    agreementId,
    at: now,
    by: 'system',
    kind: 'ended',
    note: endReason ?? '',
  });
}
