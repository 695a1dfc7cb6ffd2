import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { formatInstant } from 'shared-ui';

/** Returns a text that says what happens next with the check. */
export function tenantCheckStatusText(check: TenantCheck, now: Date): string {
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
      return completeStatusText(check, now);
    default:
      return '';
  }
}

function completeStatusText({ completedAt, expiresAt }: TenantCheck, now: Date): string {
  if (expiresAt !== null) {
    const date = formatInstant(expiresAt, 'date');
    return new Date(expiresAt) <= now ? `Report expired ${date}` : `Report valid until ${date}`;
  }
  return completedAt === null ? 'Report ready' : `Completed ${formatInstant(completedAt, 'date')}`;
}
