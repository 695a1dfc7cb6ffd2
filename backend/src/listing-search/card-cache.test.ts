import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { insertListing, type TestBackend, testBackend } from '../testing/index.ts';
import { CardCache } from './card-cache.ts';
import { followListings } from './follow-listings.ts';
import { cardsOf } from './listing-cards.ts';

let backend: TestBackend;
let id: string;
beforeAll(async () => {
  backend = await testBackend();
  id = (await insertListing(backend.database, { ownerId: randomUUID() })).id;
});
afterAll(() => backend.close());

it('keeps what was asked for of late, and never more than so many', () => {
  const cards = new CardCache(10);
  for (let number = 1; number <= 100; number += 1) {
    cards.set(`${number}`, '{}');
    cards.get('1');
  }
  const kept = Array.from({ length: 100 }, (_, at) => `${at + 1}`).filter((id) => cards.get(id));
  expect(kept).toContain('1');
  expect(kept).toContain('100');
  expect(kept.length).toBeLessThanOrEqual(10);
});

it('does not keep a card that was being drawn when its listing changed', async () => {
  const followed = await followListings(backend.database);
  const draw = () => cardsOf(backend.database, followed, [{ id, nextOpen: null }]);
  const drawing = draw();
  followed.cards.delete(id);
  const [text = ''] = await drawing;
  expect(JSON.parse(text)).toMatchObject({ id, nextOpen: null });
  expect(followed.cards.get(id)).toBeUndefined();
  await draw();
  expect(followed.cards.get(id)).toContain(id);
});
