import { eq } from 'drizzle-orm';
import type { MoneyContext } from '../payments/money-context.ts';
import { changeCheck } from './change-check.ts';
import { applicantNamed, applicantOf, storeApplicant } from './check-applicant.ts';
import { addEvent } from './check-events.ts';
import { consentLetters } from './check-mails.ts';
import { freePayment } from './free-payment.ts';
import { mailOwner } from './result/result-mails.ts';
import type { FoundCheck } from './tenant-check-store.ts';
import {
  tenantCheckAuthorisations,
  tenantCheckDocuments,
  tenantCheckFiles,
  tenantCheckReports,
} from './tenant-check-table.ts';

/**
 * Ends a locked check: deletes the authorisation, the documents and their scans, and of the applicant everything but
 * name and email. A check that may be at the provider is cancelled there by its job; another one frees its payment.
 */
export async function withdrawCheck(context: MoneyContext, found: FoundCheck): Promise<void> {
  const { database, config } = context;
  const { id, sentAt } = found.row;
  await database.delete(tenantCheckAuthorisations).where(eq(tenantCheckAuthorisations.id, id));
  await database.delete(tenantCheckFiles).where(eq(tenantCheckFiles.checkId, id));
  await database.delete(tenantCheckDocuments).where(eq(tenantCheckDocuments.checkId, id));
  await database.delete(tenantCheckReports).where(eq(tenantCheckReports.id, id));
  const { name, email } = applicantOf(config, found);
  await storeApplicant(context, found.row, { ...applicantNamed(name), email });
  if (sentAt === null) await freePayment(context, found);
  const withdrawn = await changeCheck(context, found, {
    status: 'withdrawn',
    ...(sentAt === null ? { orderItemId: null } : {}),
  });
  await addEvent(context, found.row, 'applicant', 'withdrawn');
  if (sentAt !== null) await context.addJob('tenant-check', { checkId: id });
  await mailOwner(context, withdrawn, consentLetters.withdrawn);
}
