import { localDateIn } from 'shared-contract/date/local-date';
import { isEndNotice } from 'shared-contract/tenancy/notice';
import { conflict, requireFound } from '../http/problem.ts';
import { findOwn, firstOf, lockOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { requireFreeDays } from '../tenancies/require-free-days.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { isInEffect } from './apply-notices.ts';
import { findSender } from './find-sender.ts';
import { sendWithdrawal } from './notice-mails.ts';
import type { NoticeRow } from './notice-resource.ts';
import { notices } from './notice-table.ts';

/**
 * Withdraws a notice before it applies, and tells the tenants. The tenancy gets back the end that a notice of an end
 * replaced. A second request changes nothing.
 * @throws Problem 404, 409 when the notice has taken effect, or a new tenancy needs the days (V27)
 */
export async function withdrawNotice(context: OwnerScope & MoneyContext, id: string): Promise<NoticeRow> {
  const { database, now } = context;
  const { tenancyId } = requireFound(await findOwn(context, notices, id));
  // The tenancy is locked before its notice, as the job of notices does.
  requireFound(await lockOwn(context, tenancies, tenancyId));
  const notice = requireFound(await lockOwn(context, notices, id));
  if (notice.withdrawnAt) return notice;
  const tenancy = requireFound(await firstOf(findTenancies(context, { id: tenancyId })));
  const today = localDateIn(tenancy.property.timeZone, now);
  if (notice.appliedAt || isInEffect(notice, today)) {
    throw conflict('notice-applied', 'This notice has taken effect, so it can’t be withdrawn.');
  }
  const withdrawn = await updateOwn(context, notices, id, { withdrawnAt: now });
  if (isEndNotice(notice.content)) {
    const { previousEndDate, previousEndReason } = notice;
    await requireFreeDays(context, { ...tenancy.row, endDate: previousEndDate });
    await updateOwn(context, tenancies, tenancyId, { endDate: previousEndDate, endReason: previousEndReason });
  }
  const sender = await findSender(database, tenancy);
  await sendWithdrawal(context, { notice, place: fullAddressOf(tenancy.property), sender });
  return withdrawn;
}
