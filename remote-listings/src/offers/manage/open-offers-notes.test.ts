import { expect, it } from '@jest/globals';
import type { Offer } from 'shared-contract/offer/offer';
import { saleTerms } from '../../testing/offer-builders.ts';
import { openOffersNotes } from './open-offers-notes.ts';

const anOffer = (name: string, status: Offer['status']): Offer => ({
  '@id': `/api/offers/${name}`,
  '@type': 'Offer',
  id: name,
  status,
  terms: saleTerms('780000.00'),
  buyer: { name, email: 'buyer@example.com' },
  solicitor: null,
  message: '',
  expiresAt: '2026-12-05T13:00:00Z',
  createdAt: '2026-11-28T01:00:00Z',
  history: [],
  listing: '/api/listings/l',
});

const one = 'stays open. It can’t be accepted unless this offer falls through. Decline it if you no longer want it.';
const several =
  'stay open. They can’t be accepted unless this offer falls through. Decline them if you no longer want them.';

it('says which counter-offers and offers stay open, with their amounts', () => {
  const [ben, cleo] = [anOffer('Ben', 'countered'), anOffer('Cleo', 'countered')];
  const [dan, eve] = [anOffer('Dan', 'pending'), anOffer('Eve', 'pending')];
  expect(openOffersNotes([dan, ben])).toEqual([
    `Your counter-offer to Ben ($780,000) ${one}`,
    `The offer from Dan ($780,000) ${one}`,
  ]);
  expect(openOffersNotes([ben, cleo, dan, eve])).toEqual([
    `Your counter-offers to Ben ($780,000) and Cleo ($780,000) ${several}`,
    `The offers from Dan ($780,000) and Eve ($780,000) ${several}`,
  ]);
});

it('says nothing about offers that are no longer open', () => {
  const closed = (['accepted', 'rejected', 'withdrawn', 'expired'] as const).map((status) => anOffer('Ben', status));
  expect(openOffersNotes(closed)).toEqual([]);
});
