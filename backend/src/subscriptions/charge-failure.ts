import { failureMessage } from '../payments/failure-messages.ts';

/** The code of a charge that failed because the subscription has no saved card. */
export const noCard = 'no-card';

/** Returns why a charge failed, in words for the customer. */
export const chargeFailureMessage = (code: string): string =>
  code === noCard ? 'This plan has no saved card. Add a card to pay.' : failureMessage(code);
