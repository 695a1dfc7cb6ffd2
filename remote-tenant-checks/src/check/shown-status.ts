import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';

/** Returns the status of the badge. A check whose notice is due must not look like one without an entry (V40). */
export function shownStatus({ status, noticeDueOn, noticeSentAt }: TenantCheck): string {
  return status === 'complete' && noticeDueOn && !noticeSentAt ? 'noticeDue' : status;
}
