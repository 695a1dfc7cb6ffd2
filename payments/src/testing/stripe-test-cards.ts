import type { TestCard } from './provider-harness.ts';

/** Payment methods of Stripe's test mode: https://docs.stripe.com/testing */
export const stripeTestCards: Record<TestCard, string> = {
  success: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  'insufficient-funds': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  'expired-card': 'pm_card_chargeDeclinedExpiredCard',
  'incorrect-security-code': 'pm_card_chargeDeclinedIncorrectCvc',
  'lost-or-stolen': 'pm_card_visa_chargeDeclinedLostCard',
  challenge: 'pm_card_threeDSecure2Required',
};

type Decline = { code: string; decline_code: string };

/** Why Stripe declines a test card. */
export const stripeDeclines: Record<string, Decline> = {
  [stripeTestCards.declined]: { code: 'card_declined', decline_code: 'generic_decline' },
  [stripeTestCards['insufficient-funds']]: { code: 'card_declined', decline_code: 'insufficient_funds' },
  [stripeTestCards['expired-card']]: { code: 'expired_card', decline_code: 'expired_card' },
  [stripeTestCards['incorrect-security-code']]: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  [stripeTestCards['lost-or-stolen']]: { code: 'card_declined', decline_code: 'lost_card' },
};
