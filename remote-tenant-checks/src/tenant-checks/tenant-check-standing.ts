import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { formatInstant } from 'shared-ui';

/** The one thing an owner wants to know about a check where it is now. */
export function tenantCheckStanding(check: TenantCheck, now: Date): string {
  switch (check.status) {
    case 'draft':
      return 'Not sent yet';
    case 'awaitingConsent':
      return 'Waiting for the applicant to sign the authority';
    case 'submitted':
    case 'processing':
      return 'Results usually come within one business day';
    case 'needsInfo':
      return 'The provider needs more information';
    case 'complete':
      return completeStanding(check, now);
    default:
      return '';
  }
}

function completeStanding({ completedAt, expiresAt }: TenantCheck, now: Date): string {
  if (expiresAt !== null) {
    const date = formatInstant(expiresAt, 'date');
    return new Date(expiresAt) <= now ? `Report expired ${date}` : `Report valid until ${date}`;
  }
  return completedAt === null ? 'Report ready' : `Completed ${formatInstant(completedAt, 'date')}`;
}
