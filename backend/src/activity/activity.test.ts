import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { ActivityItem } from 'shared-contract/activity/activity';
import { listings } from '../listings/listing-table.ts';
import { type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

const now = new Date('2026-11-27T01:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let backend: TestBackend;
let olivia: TestUser;
let mia: TestUser;
let own: { ownerId: string; propertyId: string; listingId: string };
beforeAll(async () => {
  backend = await testBackend({ clock: () => now, enquiriesPerHour: 1000, offersPerHour: 1000 });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  mia = { id: crypto.randomUUID() };
  await backend.signInAs(olivia);
  await backend.signInAs(mia);
  const listing = await backend.insert.listing({ ownerId: olivia.id, type: 'lease', headline: 'Sunny house' });
  own = { ownerId: olivia.id, propertyId: listing.propertyId, listingId: listing.id };
});
afterAll(() => backend.close());

type Activity = { totalItems: number; member: ActivityItem[]; emailVerified: boolean };
const activity = async (as = mia) => (await backend.inject({ url: '/api/activity' }, as)).json() as Activity;
const anEnquiry = (values: object = {}) =>
  backend.insert.enquiry({ ...own, senderId: mia.id, createdAt: hoursAgo(1), ...values });
const anOffer = (values: object = {}) => {
  const { propertyId: _, ...ids } = own;
  return backend.insert.offer({ ...ids, buyerId: mia.id, createdAt: hoursAgo(2), ...values });
};
const anApplication = (values: object = {}) =>
  backend.insert.application({ ...own, senderId: mia.id, createdAt: hoursAgo(3), ...values });

describe('the activity of a user', () => {
  it('has what the user sent while signed in, newest first, with the listing', async () => {
    const ids = [(await anEnquiry()).id, (await anOffer({ message: 'We love it' })).id, (await anApplication()).id];
    const { totalItems, member } = await activity();
    expect([totalItems, member.map(({ id }) => id)]).toEqual([3, ids]);
    const [enquiry, offer, application] = member;
    expect(enquiry).toEqual({
      kind: 'enquiry',
      id: ids[0],
      status: 'sent',
      sentAt: hoursAgo(1).toISOString(),
      message: 'Could I see it on Saturday?',
      offered: null,
      expiresAt: null,
      answeredAt: null,
      inspection: null,
      adults: 0,
      adultsLeft: 0,
      listing: {
        '@id': `/api/listings/${own.listingId}`,
        id: own.listingId,
        headline: 'Sunny house',
        fullAddress: '12A/3–5 Bridge Road, Richmond VIC 3121',
        timeZone: 'Australia/Melbourne',
        isPublic: true,
      },
    });
    expect(offer).toMatchObject({
      status: 'pending',
      message: 'We love it',
      offered: { kind: 'sale', amount: '790000.00' },
      expiresAt: expect.any(String),
    });
    expect(application).toMatchObject({ status: 'submitted', message: '', adults: 1, adultsLeft: 0 });
  });

  it('has an application from the time when it was sent to the owner, and a draft from its start', async () => {
    const sent = await anApplication({ createdAt: hoursAgo(100), submittedAt: hoursAgo(1) });
    const draft = await anApplication({ status: 'draft', createdAt: hoursAgo(3), submittedAt: null });
    expect((await activity()).member.map(({ id, sentAt }) => [id, sentAt])).toEqual([
      [sent.id, hoursAgo(1).toISOString()],
      [draft.id, hoursAgo(3).toISOString()],
    ]);
  });

  it('has the inspections that were booked with the verified address of the account', async () => {
    const zoe = { id: crypto.randomUUID(), username: 'Zoe@Example.com', emailVerified: true };
    await backend.signInAs(zoe);
    const email = 'zoe@example.com';
    const times = [
      { startAt: hoursAgo(-24), endAt: hoursAgo(-25) },
      { startAt: hoursAgo(2), endAt: now },
    ];
    const opens = times.map((one) => ({ ...one, bookable: true }));
    const { id: listingId } = await backend.insert.listing({ ownerId: olivia.id, opens });
    const rows = (await backend.inject({ url: `/api/listings/${listingId}` }, olivia)).json().listingOpens;
    const [next, last] = rows.map(({ id }: { id: string }) => id).reverse();
    const book = (openId: string, values: object) =>
      backend.insert.inspectionBooking({ ownerId: olivia.id, openId, email, ...values });
    await book(next, { createdAt: hoursAgo(1) });
    await book(next, { createdAt: hoursAgo(2), cancelledAt: now, cancelledBy: 'visitor' });
    await book(last, { createdAt: hoursAgo(3) });
    await book(last, { createdAt: hoursAgo(4), heldUntil: hoursAgo(-1) });
    await book(last, { email: `${mia.id}@example.com` });
    expect(await activity(mia)).toMatchObject({ totalItems: 0 });
    const { member } = await activity(zoe);
    expect(member.map(({ kind, status }) => [kind, status])).toEqual([
      ['inspection', 'booked'],
      ['inspection', 'cancelled'],
      ['inspection', 'over'],
    ]);
    expect(member[0]).toMatchObject({ inspection: { startAt: hoursAgo(-24).toISOString() }, message: '' });
    const booked = async (as: TestUser) => (await backend.inject({ url: '/api/booked-inspections' }, as)).json().member;
    expect((await booked(zoe)).map(({ id }: { id: string }) => id)).toEqual([next]);
    const unverified = { id: crypto.randomUUID(), username: email };
    await backend.signInAs(unverified);
    for (const as of [mia, olivia, unverified]) expect(await booked(as)).toEqual([]);
  });

  it('never has what a guest sent with the same email address, nor what the user received', async () => {
    await anEnquiry({ senderId: null, email: mia.username ?? 'mia@example.com' });
    await anOffer({ buyerId: null });
    await anApplication({ senderId: null });
    expect(await activity()).toMatchObject({ totalItems: 0, member: [] });
    expect(await activity(olivia)).toMatchObject({ totalItems: 0, member: [] });
  });

  it.each(['new', 'closed', 'spam'] as const)('shows an enquiry that is %s without a reply as sent', async (status) => {
    await anEnquiry({ status });
    expect((await activity()).member).toMatchObject([{ status: 'sent', answeredAt: null }]);
  });

  it('shows when the owner replied, also after the enquiry was closed', async () => {
    await anEnquiry({ status: 'closed', replies: ['Yes', 'And Sunday too'] });
    const { totalItems, member } = await activity();
    expect(totalItems).toBe(1);
    expect(member).toMatchObject([{ status: 'replied', answeredAt: expect.any(String) }]);
  });

  it('shows an offer as expired from its time on', async () => {
    await anOffer({ createdAt: hoursAgo(200), expiresAt: now });
    expect((await activity()).member).toMatchObject([{ status: 'expired', expiresAt: now.toISOString() }]);
  });

  it('hides the street that the listing hides, and says when the listing has left the site', async () => {
    await anEnquiry();
    await backend.database
      .update(listings)
      .set({ streetHidden: true, status: 'offmarket' })
      .where(eq(listings.id, own.listingId));
    const [item] = (await activity()).member;
    expect(item?.listing).toMatchObject({ fullAddress: 'Richmond VIC 3121', isPublic: false });
    expect(JSON.stringify(item)).not.toContain('Bridge Road');
  });

  it('has pages of 30', async () => {
    for (let index = 0; index < 31; index += 1) await anEnquiry({ createdAt: hoursAgo(index) });
    const second = (await backend.inject({ url: '/api/activity?page=2' }, mia)).json();
    expect([second.totalItems, second.member.length]).toEqual([31, 1]);
  });
});

describe('what is sent while signed in', () => {
  const contact = { name: 'Mia Petrović', email: 'anybody@example.com' };
  const listing = () => `/api/listings/${own.listingId}`;
  const send = (url: string, payload: object) => backend.inject({ method: 'POST', url, payload }, mia);

  it('appears in the activity of the account, whatever the typed email address', async () => {
    const enquiry = { ...contact, listing: listing(), reasons: [], message: 'Is it quiet?' };
    expect((await send('/api/enquiries', enquiry)).statusCode).toBe(201);
    expect((await activity()).member).toMatchObject([{ kind: 'enquiry', status: 'sent' }]);
  });

  it('lists an application without the verified address, but not whether it was stored or how it goes on', async () => {
    const jo = { id: crypto.randomUUID(), username: `${crypto.randomUUID()}@example.com`, emailVerified: true };
    await backend.signInAs(jo);
    const apply = async (email: string, as: TestUser) => {
      const payload = { id: crypto.randomUUID(), listing: listing(), adults: [{ name: 'Jo', email }], consent: true };
      const reply = await backend.inject({ method: 'POST', url: '/api/applications', payload }, as);
      expect(reply.statusCode).toBe(201);
    };
    await apply('anybody@example.com', jo);
    await apply(`${mia.id}@example.com`, mia);
    // The person has an application now, so none is stored. The account cannot tell.
    await apply('anybody@example.com', mia);
    const started = { kind: 'application', status: 'started', message: '', adults: 0 };
    expect(await activity(jo)).toMatchObject({ emailVerified: true, member: [started] });
    expect(await activity(mia)).toMatchObject({ emailVerified: false, member: [started, started] });
    await apply(jo.username, jo);
    expect((await activity(jo)).member.map(({ status, adultsLeft }) => [status, adultsLeft]).sort()).toEqual([
      ['draft', 1],
      ['started', 0],
    ]);
  });
});
