import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';

/**
 * Returns after how many milliseconds an open page fetches the check again, because someone else moves it on: the mail
 * server, the applicant or the provider. False for a check that stays as it is.
 */
export function refreshMs({ status, noticeSentAt, events = [] }: TenantCheckDetail): number | false {
  if (noticeSentAt && !events.some(({ kind }) => kind === 'noticeDelivered')) return 5000;
  return ['awaitingConsent', 'submitted', 'processing'].includes(status) ? 30_000 : false;
}
