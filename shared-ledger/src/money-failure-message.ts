import { rejectionReason } from 'shared-api';

/** Returns why a change of the ledger failed. A repeated request changes nothing twice, so trying again is safe. */
export const moneyFailureMessage = (error: unknown): string =>
  rejectionReason(error, { status: 409 }) ??
  'We couldn’t confirm that it was recorded. Check your connection and try again: it’s recorded only once.';
