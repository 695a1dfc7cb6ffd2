import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Inbox } from 'shared-contract/inbox/inbox';
import { properties } from '../properties/property-table.ts';
import { type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

const now = new Date('2026-11-27T01:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let backend: TestBackend;
let olivia: TestUser;
let own: { ownerId: string; propertyId: string; listingId: string };
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  own = await aListing('Sunny house');
});
afterAll(() => backend.close());

async function aListing(headline: string, property: object = {}) {
  await backend.signInAs(olivia);
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, ...property });
  const listing = await backend.insert.listing({ ownerId: olivia.id, propertyId, headline });
  return { ownerId: olivia.id, propertyId, listingId: listing.id };
}

const inbox = async (query = '', as = olivia): Promise<Inbox> =>
  (await backend.inject({ url: `/api/inbox${query}` }, as)).json();
const search = async (text: string, filters: object = {}): Promise<Inbox> => {
  const payload = { text, ...filters };
  return (await backend.inject({ method: 'POST', url: '/api/inbox-searches', payload }, olivia)).json();
};
const anEnquiry = (values: object = {}) => backend.insert.enquiry({ ...own, createdAt: hoursAgo(1), ...values });
const anOffer = (values: object = {}) => {
  const { propertyId: _, ...ids } = own;
  return backend.insert.offer({ ...ids, createdAt: hoursAgo(2), ...values });
};
const anApplication = (values: object = {}) =>
  backend.insert.application({ ...own, createdAt: hoursAgo(3), ...values });
const senders: Record<string, (values: object) => Promise<unknown>> = {
  enquiry: anEnquiry,
  offer: anOffer,
  application: anApplication,
};
const idsOf = ({ member }: Inbox) => member.map(({ id }) => id);

describe('the inbox', () => {
  it('has enquiries, offers and applications of all properties, newest first, with what each list shows', async () => {
    const application = await anApplication({ name: 'Tom O’Brien' });
    const enquiry = await anEnquiry({ message: 'Hello,\n\nIs the cellar dry?' });
    const other = await aListing('Flat by the river', { streetAddress: '9 River Lane' });
    const offer = await anOffer({ listingId: other.listingId, message: 'We love it' });
    const found = await inbox();
    expect(found).toMatchObject({ totalItems: 3, needsAnswer: 3, received: 3 });
    expect(found.member).toEqual([
      {
        kind: 'enquiry',
        id: enquiry.id,
        status: 'new',
        needsAnswer: true,
        names: ['Mia Petrović'],
        excerpt: 'Hello, Is the cellar dry?',
        offered: null,
        sentAt: hoursAgo(1).toISOString(),
        property: expect.objectContaining({
          id: own.propertyId,
          fullAddress: '12A/3–5 Bridge Road, Richmond VIC 3121',
        }),
        listing: { '@id': `/api/listings/${own.listingId}`, id: own.listingId, headline: 'Sunny house' },
      },
      expect.objectContaining({
        kind: 'offer',
        id: offer.id,
        status: 'pending',
        names: ['Zoë Žižka'],
        excerpt: 'We love it',
        offered: { kind: 'sale', amount: '790000.00' },
        listing: expect.objectContaining({ headline: 'Flat by the river' }),
      }),
      expect.objectContaining({
        kind: 'application',
        id: application.id,
        status: 'submitted',
        names: ['Tom O’Brien'],
        excerpt: '',
        offered: null,
      }),
    ]);
  });

  it('filters by kind and property, and counts what needs an answer without the filters', async () => {
    const enquiry = await anEnquiry();
    const offer = await anOffer();
    const other = await aListing('Flat');
    const elsewhere = await anEnquiry({ ...other, createdAt: hoursAgo(4), status: 'replied' });
    expect(idsOf(await inbox('?kind=offer'))).toEqual([offer.id]);
    expect(idsOf(await inbox(`?property.id=${own.propertyId}`))).toEqual([enquiry.id, offer.id]);
    const both = await inbox(`?kind=enquiry&property.id=${other.propertyId}`);
    expect(idsOf(both)).toEqual([elsewhere.id]);
    expect(both).toMatchObject({ totalItems: 1, needsAnswer: 2, received: 3 });
    expect((await backend.inject({ url: '/api/inbox?kind=letter' }, olivia)).statusCode).toBe(400);
  });

  it.each([
    ['new', 'enquiry', 'needsAnswer'],
    ['replied', 'enquiry', 'current'],
    ['closed', 'enquiry', 'all'],
    ['spam', 'enquiry', 'all'],
    ['pending', 'offer', 'needsAnswer'],
    ['countered', 'offer', 'current'],
    ['accepted', 'offer', 'current'],
    ['rejected', 'offer', 'current'],
    ['withdrawn', 'offer', 'all'],
    ['expired', 'offer', 'all'],
    ['submitted', 'application', 'needsAnswer'],
    ['shortlisted', 'application', 'needsAnswer'],
    ['approved', 'application', 'current'],
    ['declined', 'application', 'current'],
    ['withdrawn', 'application', 'all'],
    ['draft', 'application', 'none'],
  ])('%s %s: %s is the narrowest state that lists it', async (status, kind, narrowest) => {
    await senders[kind]?.({ status });
    const states = ['needsAnswer', 'current', 'all'];
    const counts = await Promise.all(states.map(async (state) => (await inbox(`?state=${state}`)).totalItems));
    const first = narrowest === 'none' ? states.length : states.indexOf(narrowest);
    expect(counts).toEqual(states.map((_, index) => (index >= first ? 1 : 0)));
    expect((await inbox()).needsAnswer).toBe(narrowest === 'needsAnswer' ? 1 : 0);
  });

  it('needs no answer to an offer while another on its listing is accepted', async () => {
    const { id } = await anOffer();
    expect(await inbox()).toMatchObject({ needsAnswer: 1 });
    await anOffer({ status: 'accepted' });
    expect(await inbox()).toMatchObject({ totalItems: 2, needsAnswer: 0 });
    expect((await inbox()).member.find((item) => item.id === id)).toMatchObject({ needsAnswer: false });
  });

  it('shows an offer as expired from its time on, before the job has run', async () => {
    await anOffer({ createdAt: hoursAgo(200), expiresAt: now });
    expect(await inbox()).toMatchObject({ totalItems: 0, needsAnswer: 0, received: 1 });
    expect((await inbox('?state=all')).member).toMatchObject([{ status: 'expired', needsAnswer: false }]);
  });

  it('lists messages about an archived property only among all', async () => {
    await anEnquiry();
    await backend.database.update(properties).set({ archivedAt: now }).where(eq(properties.id, own.propertyId));
    expect(await inbox()).toMatchObject({ totalItems: 0, needsAnswer: 0, received: 1 });
    expect((await inbox('?state=all')).member).toMatchObject([{ status: 'new', needsAnswer: false }]);
  });

  it('has pages of 30, and the counts also on a page after the last one', async () => {
    for (let index = 0; index < 31; index += 1) await anEnquiry({ createdAt: hoursAgo(index) });
    const [first, second, third] = [await inbox(), await inbox('?page=2'), await inbox('?page=3')];
    expect([first.member.length, second.member.length, third.member.length]).toEqual([30, 1, 0]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(31);
    expect(third).toMatchObject({ totalItems: 31, needsAnswer: 31, received: 31 });
    expect(first.view).toMatchObject({ next: '/api/inbox?page=2' });
  });

  it('shortens a long message between two words', async () => {
    await anEnquiry({ message: `${'word '.repeat(60)}end` });
    await anEnquiry({ message: '👋'.repeat(300), createdAt: hoursAgo(2) });
    const [words, hands] = (await inbox()).member.map(({ excerpt }) => excerpt);
    expect(words).toMatch(/^(word )+word…$/);
    expect(hands).toMatch(/^(👋)+…$/u);
    expect(Math.max(words?.length ?? 0, hands?.length ?? 0)).toBeLessThanOrEqual(200);
  });

  it('has nothing of another owner', async () => {
    await anEnquiry();
    await anOffer();
    await anApplication();
    const jack = { id: crypto.randomUUID() };
    expect(await inbox('?state=all', jack)).toMatchObject({ totalItems: 0, needsAnswer: 0, received: 0, member: [] });
    expect((await inbox(`?property.id=${own.propertyId}`, jack)).totalItems).toBe(0);
  });

  it('counts what needs an answer for the badge, as the list does, and nothing of another owner', async () => {
    await anEnquiry();
    await anEnquiry({ status: 'closed' });
    await anOffer();
    await anApplication();
    await aListing('Archived', { archivedAt: now }).then((archived) => anEnquiry(archived));
    const count = async (as: TestUser) => (await backend.inject({ url: '/api/inbox/count' }, as)).json().count;
    expect(await count(olivia)).toBe(3);
    expect((await inbox()).needsAnswer).toBe(3);
    expect(await count({ id: crypto.randomUUID() })).toBe(0);
  });

  it('adds no access to the log of an application, because it shows only its names', async () => {
    const { id } = await anApplication();
    expect(await inbox()).toMatchObject({ totalItems: 1 });
    const read = await backend.inject({ method: 'POST', url: `/api/applications/${id}/accesses`, payload: {} }, olivia);
    expect(read.json().accesses).toHaveLength(1);
  });
});

describe('a search in the inbox', () => {
  it('finds words of senders, messages, addresses and headlines, without case and accents', async () => {
    const enquiry = await anEnquiry({ message: 'Is the cellar dry?' });
    const offer = await anOffer();
    const application = await anApplication({ name: 'Zdeněk O’Brien' });
    expect(idsOf(await search('CELLAR petrovic'))).toEqual([enquiry.id]);
    expect(idsOf(await search('zizka'))).toEqual([offer.id]);
    expect(idsOf(await search('ZDENEK bridge'))).toEqual([application.id]);
    expect(idsOf(await search('sunny 3121'))).toEqual([enquiry.id, offer.id, application.id]);
    expect(idsOf(await search('cellar zizka'))).toEqual([]);
    expect(idsOf(await search('%'))).toEqual([]);
    expect(idsOf(await search(''))).toHaveLength(3);
  });

  it('combines with the filters, and finds past messages only among all', async () => {
    const { id } = await anEnquiry({ status: 'closed' });
    await anOffer({ buyer: { name: 'Mia Petrović', email: 'mia@example.com' } });
    expect(idsOf(await search('mia', { kind: 'enquiry' }))).toEqual([]);
    expect(idsOf(await search('mia', { kind: 'enquiry', state: 'all' }))).toEqual([id]);
    const elsewhere = await aListing('Flat');
    const property = `/api/properties/${elsewhere.propertyId}`;
    expect(idsOf(await search('mia', { state: 'all', property }))).toEqual([]);
    expect((await search('mia', { page: 2 })).member).toEqual([]);
  });

  it('never finds an application of another owner', async () => {
    await anApplication({ name: 'Zdeněk' });
    const payload = { text: 'Zdeněk', state: 'all' };
    const jack = { id: crypto.randomUUID() };
    const response = await backend.inject({ method: 'POST', url: '/api/inbox-searches', payload }, jack);
    expect(response.json()).toMatchObject({ totalItems: 0, received: 0 });
  });

  it('is limited per minute, because each one decrypts the names of the applicants', async () => {
    const headers = await backend.signInAs({ id: crypto.randomUUID() });
    const send = () =>
      backend.inject({ method: 'POST', url: '/api/inbox-searches', payload: {}, remoteAddress: '192.0.2.7' }, headers);
    const statuses = new Set<number>();
    for (let count = 0; count <= 120; count += 1) statuses.add((await send()).statusCode);
    expect([...statuses]).toEqual([422, 429]);
  });
});
