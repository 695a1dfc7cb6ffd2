/** What a test card does when it is charged. */
export type CardBehaviour =
  | 'success'
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'incorrect-security-code'
  | 'lost-or-stolen'
  | 'challenge'
  /** The bank asks for a challenge, and declines the payment when the customer has approved it. */
  | 'challenge-then-declined'
  /** The first payment succeeds. Every payment with the saved card is declined. */
  | 'declined-once-saved';

/** The numbers of Stripe's test cards, with the same behaviour. No other number is accepted, so real cards are not. */
const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'success',
  '5555555555554444': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000069': 'expired-card',
  '4000000000000127': 'incorrect-security-code',
  '4000000000009979': 'lost-or-stolen',
  '4000002500003155': 'challenge',
  '4000008400001629': 'challenge-then-declined',
  '4000000000000341': 'declined-once-saved',
};

/** Returns what a card number does, or null for a number that is not a test card. */
export function behaviourOf(number: string): CardBehaviour | null {
  return behaviours[number] ?? null;
}
