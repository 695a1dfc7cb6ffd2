import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';

const ownerId = '74000000-0000-4000-8000-000000000001';
const otherOwner = '74000000-0000-4000-8000-000000000002';
let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const moreFrom = async (id: string): Promise<string[]> => {
  const { member } = (await backend.inject({ url: `/api/listings/${id}/more-from-lister` })).json();
  return member.map(({ headline }: { headline: string }) => headline);
};

it('returns at most three other public listings of the same owner under the same contact name', async () => {
  const on = (day: number) => new Date(Date.UTC(2026, 9, day));
  const add = (headline: string, day: number, contactName: string, owner = ownerId) =>
    backend.insert.listing({ ownerId: owner, headline, publishedAt: on(day), contactName });
  const { id } = await add('this', 9, 'Olivia');
  expect(await moreFrom(id)).toEqual([]);
  for (const day of [4, 1, 3, 2]) await add(`day ${day}`, day, 'Olivia');
  await add('as an agent', 8, 'Agency');
  await add('of a namesake', 8, 'Olivia', otherOwner);
  await backend.insert.listing({ ownerId, headline: 'draft', status: 'draft', contactName: 'Olivia' });
  expect(await moreFrom(id)).toEqual(['day 4', 'day 3', 'day 2']);
  const nameless = await add('without a name', 7, '');
  await add('also without a name', 6, '');
  expect(await moreFrom(nameless.id)).toEqual([]);
});
