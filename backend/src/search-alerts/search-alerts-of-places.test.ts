import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { everyListing } from 'shared-contract/search/listing-search';
import { providerContext } from '../payments/money-context.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { sendSearchAlerts } from './send-search-alerts.ts';

const ownerId = '61000000-0000-4000-8000-000000000002';
let now = new Date('2037-11-20T01:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
afterAll(() => backend.close());

const passAMinute = () => {
  now = new Date(now.getTime() + 60_000);
};

it('emails new listings in each suburb of a place, and no others', async () => {
  await backend.insert.place({ suburbSlugs: ['balmain-nsw-2041', 'newtown-nsw-2042'] });
  const search = { ...everyListing, listingType: 'lease', suburbs: ['inner-west-nsw'] };
  const payload = { id: randomUUID(), name: 'Inner West', search, alert: 'instant' };
  const saved = await backend.inject({ method: 'POST', url: '/api/saved-searches', payload }, { id: randomUUID() });
  expect(saved.statusCode).toBe(201);
  passAMinute();
  for (const [suburb, postcode] of Object.entries({ Balmain: '2041', Newtown: '2042', Gosford: '2250' })) {
    await backend.insert.listing({ ownerId, publishedAt: now, property: { suburb, state: 'NSW', postcode } });
  }
  passAMinute();
  await sendSearchAlerts({ ...providerContext(backend), boss: backend.boss });
  const [mail] = await backend.mails();
  expect(mail?.subject).toBe('2 new properties match your saved search');
  expect(mail?.text).not.toContain('Gosford');
});
