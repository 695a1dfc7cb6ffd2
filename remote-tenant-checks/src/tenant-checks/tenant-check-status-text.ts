import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { formatInstant, formatLocalDate } from 'shared-ui';

/** Returns a text that says what happens next with the check. */
export function tenantCheckStatusText(check: TenantCheck, now: Date): string {
  switch (check.status) {
    case 'draft':
      return 'Not sent yet';
    case 'awaitingConsent':
      return 'Waiting for the applicant to sign the authority';
    case 'authorised':
      return authorisedStatusText(check);
    case 'submitted':
    case 'processing':
      return 'Results usually come within one business day';
    case 'needsInfo':
      return 'The provider needs more information';
    case 'complete':
      return completeStatusText(check, now);
    case 'withdrawn':
      return 'The applicant withdrew the consent';
    case 'cancelled':
      return 'The provider cancelled the check';
    default:
      return '';
  }
}

function authorisedStatusText({ isIdentityComplete, payment }: TenantCheck): string {
  const missing = [
    ...(isIdentityComplete === false ? ['proof of identity'] : []),
    ...(payment && payment.status !== 'paid' ? ['payment'] : []),
  ];
  return missing.length === 0 ? 'Signed' : `Waiting for ${missing.join(' and ')}`;
}

function completeStatusText(check: TenantCheck, now: Date): string {
  const { completedAt, expiresAt, noticeDueOn, noticeSentAt } = check;
  const { timeZone } = check.property;
  if (noticeDueOn && !noticeSentAt) return `Send the notice by ${formatLocalDate(noticeDueOn)}`;
  if (expiresAt !== null) {
    const date = formatInstant(expiresAt, 'date', timeZone);
    return new Date(expiresAt) <= now ? `Report expired ${date}` : `Report valid until ${date}`;
  }
  return completedAt === null ? 'Report ready' : `Completed ${formatInstant(completedAt, 'date', timeZone)}`;
}
