import { eq } from 'drizzle-orm';
import type { MoneyContext } from '../payments/money-context.ts';
import { applicantNamed, applicantOf, storeApplicant } from './check-applicant.ts';
import type { FoundCheck } from './tenant-check-store.ts';
import {
  tenantCheckAuthorisations,
  tenantCheckDocuments,
  tenantCheckFiles,
  tenantCheckReports,
} from './tenant-check-table.ts';

/**
 * Deletes the authorisation, the documents, all files and the report of a locked check that ends without a result, and
 * of the applicant everything but name and email.
 */
export async function eraseContent(
  context: Pick<MoneyContext, 'database' | 'config' | 'now'>,
  found: FoundCheck,
): Promise<void> {
  const { database, config } = context;
  const { id } = found.row;
  await database.delete(tenantCheckAuthorisations).where(eq(tenantCheckAuthorisations.id, id));
  await database.delete(tenantCheckFiles).where(eq(tenantCheckFiles.checkId, id));
  await database.delete(tenantCheckDocuments).where(eq(tenantCheckDocuments.checkId, id));
  await database.delete(tenantCheckReports).where(eq(tenantCheckReports.id, id));
  const { name, email } = applicantOf(config, found);
  await storeApplicant(context, found.row, { ...applicantNamed(name), email });
}
