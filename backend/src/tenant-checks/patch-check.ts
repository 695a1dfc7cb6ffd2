import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { applicantEmailViolations } from 'shared-contract/tenant-check/applicant-email';
import { isSameName } from 'shared-contract/tenant-check/identity-points';
import type { CheckApplicant, TenantCheckPatch } from 'shared-contract/tenant-check/tenant-check';
import { checkApplicantViolations, isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { conflict, requireValid } from '../http/problem.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { changeCheck, removeAuthorisation, requireStatus } from './change-check.ts';
import { applicantOf, storeApplicant } from './check-applicant.ts';
import { addEvent } from './check-events.ts';
import { findNewestLink, removeLinks } from './check-links.ts';
import { freePayment } from './free-payment.ts';
import { type FoundCheck, findCheck, todayAt, updateCheck } from './tenant-check-store.ts';
import { tenantCheckDocuments } from './tenant-check-table.ts';

/**
 * Changes a locked check. Another product or applicant removes the authorisation, because it was given for something
 * else (V40). Once the check was sent, only the email can be corrected.
 * @throws Problem 409 when the check was sent, 422 for an invalid applicant
 */
export async function patchCheck(
  context: MoneyContext,
  found: FoundCheck,
  { product, applicant: whole, email, legalHold }: TenantCheckPatch,
): Promise<FoundCheck> {
  let changed = found;
  if (legalHold !== undefined && legalHold !== found.row.legalHold) changed = await setHold(context, found, legalHold);
  const isOtherProduct = product !== undefined && product !== found.row.product;
  const known = applicantOf(context.config, found);
  const isSent = !isUnsent(found.row.status);
  if (isSent && email !== undefined && email !== known.email) return correctEmail(context, changed, known, email);
  const applicant = whole ?? (email === undefined ? undefined : { ...known, email });
  const isOtherApplicant = applicant !== undefined && !isDeepStrictEqual({ ...applicant }, { ...known });
  if (!isOtherProduct && !isOtherApplicant) return changed;
  requireStatus(found.row.status, isUnsent);
  if (isOtherApplicant) await replaceApplicant(context, changed, known, applicant);
  if (isOtherProduct) await freePayment(context, changed);
  await removeAuthorisation(context, found.row.id);
  const hasLink = (await findNewestLink(context.database, found.row.id)) !== null;
  changed = await changeCheck(context, changed, {
    status: hasLink ? 'awaitingConsent' : 'draft',
    ...(isOtherProduct ? { product, orderItemId: null } : {}),
  });
  await addEvent(context, found.row, 'owner', 'changed');
  return changed;
}

async function replaceApplicant(
  context: MoneyContext,
  found: FoundCheck,
  known: CheckApplicant,
  applicant: CheckApplicant,
): Promise<void> {
  const { database, now } = context;
  const { id } = found.row;
  const violations = [
    ...checkApplicantViolations(applicant, todayAt(found, now)),
    ...applicantEmailViolations(applicant.email, found.owner.username),
  ];
  requireValid(violations.map((one) => ({ ...one, propertyPath: `applicant.${one.propertyPath}` })));
  const isOtherPerson = known.email !== '' && !isSameName(known.name, applicant.name);
  // Anyone who has the old mail must not see the data of someone else.
  if (isOtherPerson || known.email !== applicant.email) await removeLinks(database, id);
  if (known.email !== '' && known.email !== applicant.email)
    await addEvent(context, found.row, 'owner', 'emailChanged');
  if (isOtherPerson) await database.delete(tenantCheckDocuments).where(eq(tenantCheckDocuments.checkId, id));
  await storeApplicant(context, found.row, applicant);
}

/** Corrects the email of a check that was sent, so that the holder of an earlier mail has no way to it. */
async function correctEmail(
  context: MoneyContext,
  found: FoundCheck,
  known: CheckApplicant,
  email: string,
): Promise<FoundCheck> {
  requireStatus(found.row.status, (status) => status !== 'withdrawn');
  requireValid(applicantEmailViolations(email, found.owner.username));
  await removeLinks(context.database, found.row.id);
  await storeApplicant(context, found.row, { ...known, email });
  await updateCheck(context, found.row);
  await addEvent(context, found.row, 'owner', 'emailChanged');
  return findCheck(context.database, found.row.id);
}

async function setHold(context: MoneyContext, found: FoundCheck, legalHold: boolean): Promise<FoundCheck> {
  if (legalHold && found.row.status === 'withdrawn') {
    throw conflict('check-withdrawn', 'The applicant has withdrawn the consent, so nothing is left to store.');
  }
  requireStatus(found.row.status, (status) => status !== 'cancelled');
  await updateCheck(context, found.row, { legalHold });
  await addEvent(context, found.row, 'owner', legalHold ? 'held' : 'released');
  return findCheck(context.database, found.row.id);
}
