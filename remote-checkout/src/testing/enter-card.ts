import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCardFields, fromCardFields } from './card-frame.ts';

const card = { brand: 'mastercard', lastFour: '4444', expiryMonth: 4, expiryYear: 2030 };

/** Selects a new card and waits until the fields of the provider are ready. */
export async function selectNewCard(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: /New card/ }));
  await screen.findByTitle('Card details');
  act(() => fromCardFields({ type: 'verandah-card:ready', height: 200 }));
}

/** The message with which the fields answer a request for a token. */
export const cardToken = (token: string) => (requestId: string) => ({
  type: 'verandah-card:token',
  requestId,
  token,
  card,
});

/** Chooses a new card whose token says what happens with it, and continues to the review. */
export async function enterCard(token: string): Promise<void> {
  await selectNewCard();
  answerCardFields(cardToken(token));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to review and pay' }));
  await screen.findByRole('heading', { level: 1, name: 'Review and pay' });
}
