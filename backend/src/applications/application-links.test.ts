import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listings } from '../listings/listing-table.ts';
import { applicationApi } from './testing/application-api.ts';

const { backend, aListing, start, view, complete, post, mailsTo, tokenOf, setNow, logged } = await applicationApi();
afterAll(() => backend.close());

const ask = (listingId: string, email: string) =>
  post('application-link-requests', { listing: `/api/listings/${listingId}`, email });
let hours = 0;
/** Moves the clock to the next full hour. */
const later = () => {
  hours += 1;
  setNow(new Date(Date.parse('2026-11-21T00:00:00Z') + hours * 3_600_000).toISOString());
};

it('emails an adult a new link, with which they continue, also after the home has left the market', async () => {
  const listing = await aListing();
  const { tokens, emails } = await start(listing.id, 2);
  const [first = '', second = ''] = emails;
  await complete(tokens[0] ?? '');
  await backend.database.update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, listing.id));
  later();
  expect((await ask(listing.id, ` ${first.toUpperCase()} `)).status).toBe(204);
  const [, again] = await mailsTo(first);
  expect(again?.subject).toMatch(/^Your link to your rental application: /);
  const token = await tokenOf(first);
  expect(token).not.toBe(tokens[0]);
  expect((await view(token)).body).toMatchObject({ position: 0, status: 'draft' });
  // The others hear nothing of it, and their links and the earlier one stay valid.
  expect(await mailsTo(second)).toHaveLength(1);
  for (const old of tokens) expect((await view(old)).status).toBe(200);
  expect(logged.join('')).not.toContain(first);
});

it('gives the same response for an address without an application, and sends nothing', async () => {
  const listing = await aListing();
  const { emails } = await start(listing.id);
  const other = await aListing();
  later();
  const known = await ask(listing.id, emails[0] ?? '');
  const replies = [
    await ask(listing.id, 'unknown@example.com'),
    await ask(other.id, emails[0] ?? ''),
    await ask(crypto.randomUUID(), emails[0] ?? ''),
  ];
  for (const { status, body } of replies) expect([status, body]).toEqual([known.status, known.body]);
  expect(await mailsTo('unknown@example.com')).toEqual([]);
  expect(await mailsTo(emails[0] ?? '')).toHaveLength(2);
});

it('does not flood an address, and sends no link to a withdrawn application', async () => {
  const listing = await aListing();
  const { token, emails } = await start(listing.id);
  const email = emails[0] ?? '';
  await ask(listing.id, email);
  expect(await mailsTo(email)).toHaveLength(1);
  later();
  await Promise.all([1, 2, 3].map(() => ask(listing.id, email)));
  expect(await mailsTo(email)).toHaveLength(2);
  await post('application-withdrawals', { token });
  const count = (await mailsTo(email)).length;
  later();
  await ask(listing.id, email);
  expect(await mailsTo(email)).toHaveLength(count);
});
