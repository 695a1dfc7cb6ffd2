import { dateOfBirthViolations } from '../contact/date-of-birth.ts';
import { addDays, addMonths } from '../date/local-date.ts';
import type { Violation } from '../wire/problem.ts';
import { containsTaxFileNumber, taxFileNumberMessage } from './tax-file-number.ts';
import type { CheckApplicant } from './tenant-check.ts';
import type { TenantCheckStatus } from './tenant-check-status.ts';

/** A check can be sent for 90 days after the authorisation was signed (V40). */
export const authorisationDays = 90;
/** The applicant must get a written notice of a hit within 7 days of the search (V40; model provisions). */
export const noticeDays = 7;
/** How long a private link works. The applicant can get a new one from an expired link. */
export const checkLinkDays = 30;
/** A report describes the day of its search, so it expires. */
export const reportDays = 90;
/** A tenancy database may keep a listing for 3 years (model provisions). */
export const listingMonths = 36;
/** How many days before the notice is due the owner is reminded; 0 is the day itself. */
export const noticeReminderDays = [4, 2, 0] as const;

/** The limits of an uploaded authority (V40): at most 10 MB. */
export const authorityRules = {
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  fileTypesLabel: 'a PDF or a JPEG, PNG or WebP picture',
} as const;

/** Returns the last local date on which a check can be sent with an authorisation. */
export const authorisationValidUntil = (signedOn: string): string => addDays(signedOn, authorisationDays);

/** Returns the violations of a date of signature (V40). `today` is the local date at the property. */
export function authorisationDateViolations(signedOn: string, today: string): Violation[] {
  const violation = (code: string, message: string) => [{ propertyPath: 'signedOn', message, code }];
  if (signedOn > today) return violation('future', 'Enter the date of the signature: today or earlier.');
  if (authorisationValidUntil(signedOn) < today) {
    return violation('too-old', `The authority is older than ${authorisationDays} days. Ask for a new one.`);
  }
  return [];
}

type CheckedDetails = Partial<Pick<CheckApplicant, 'name' | 'dateOfBirth' | 'currentAddress'>>;

/**
 * Returns the violations of an applicant's details (V40: an adult). Paths are relative to the applicant. A missing
 * detail, such as a field that is still invalid in a form, has no violation.
 */
export function checkApplicantViolations({ dateOfBirth, ...texts }: CheckedDetails, today: string): Violation[] {
  const minorMessage = 'Tenant checks are for adults only: 18 years or older.';
  const violations = dateOfBirthViolations(dateOfBirth, { today, minorMessage });
  for (const field of ['name', 'currentAddress'] as const) {
    if (containsTaxFileNumber(texts[field] ?? '')) {
      violations.push({ propertyPath: field, message: taxFileNumberMessage, code: 'tax-file-number' });
    }
  }
  return violations;
}

/** True when a listing was older than a database may keep it on the local date of the search. */
export const isOutdatedListing = ({ listedOn }: { listedOn: string }, searchedOn: string): boolean =>
  addMonths(listedOn, listingMonths) < searchedOn;

/** What the owner and the applicant read beside an outdated listing. */
export const outdatedListingMessage =
  'This listing is more than 3 years old. A tenancy database may not keep it, and it may not be used.';

/** The statuses of a check of which nothing was sent to the provider. */
export const unsentStatuses: TenantCheckStatus[] = ['draft', 'awaitingConsent', 'authorised'];

/** True while nothing was sent to the provider, so that the owner can change or remove the check. */
export const isUnsent = (status: TenantCheckStatus): boolean => unsentStatuses.includes(status);

/** True while documents can be added. What the provider has received is removed no more: only {@link isUnsent}. */
export const canAddDocuments = (status: TenantCheckStatus): boolean => isUnsent(status) || status === 'needsInfo';

/** True while the applicant can withdraw the consent: it stops everything that was not sent yet. */
export const canWithdraw = (status: TenantCheckStatus): boolean => status !== 'complete' && !isEnded(status);

/** True for a check that ended without a result. Only the applicant's name and email are still stored. */
export const isEnded = (status: string): boolean => ['withdrawn', 'cancelled'].includes(status);
