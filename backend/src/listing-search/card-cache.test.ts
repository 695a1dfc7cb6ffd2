import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { insertListing, type TestBackend, testBackend } from '../testing/index.ts';
import { type Card, CardCache } from './card-cache.ts';
import { followListings } from './follow-listings.ts';
import { cardsOf } from './listing-cards.ts';

let backend: TestBackend;
let card: Card;
beforeAll(async () => {
  backend = await testBackend();
  await insertListing(backend.database, { ownerId: randomUUID() });
  const [shown] = (await backend.inject({ url: '/api/listings/search' })).json().member;
  card = shown;
});
afterAll(() => backend.close());

it('keeps what was asked for of late, and never more than so many', () => {
  const cards = new CardCache(10);
  for (let number = 1; number <= 100; number += 1) {
    cards.set({ ...card, id: `${number}` });
    cards.get('1');
  }
  const kept = Array.from({ length: 100 }, (_, at) => `${at + 1}`).filter((id) => cards.get(id));
  expect(kept).toContain('1');
  expect(kept).toContain('100');
  expect(kept.length).toBeLessThanOrEqual(10);
});

it('does not keep a card that was being drawn when its listing changed', async () => {
  const followed = await followListings(backend.database);
  followed.cards.delete(card.id);
  const drawing = cardsOf(backend.database, followed, [{ id: card.id, nextOpen: null }]);
  followed.cards.delete(card.id);
  expect(await drawing).toMatchObject([{ id: card.id }]);
  expect(followed.cards.get(card.id)).toBeUndefined();
  await cardsOf(backend.database, followed, [{ id: card.id, nextOpen: null }]);
  expect(followed.cards.get(card.id)).toMatchObject({ id: card.id });
});
