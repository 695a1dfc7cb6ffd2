import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { addresses } from 'shared-contract/page/addresses';
import type { Thread } from 'shared-contract/thread/thread';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { guestHeaders, type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

const now = new Date('2026-11-27T01:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let backend: TestBackend;
let olivia: TestUser;
let jack: TestUser;
let own: { ownerId: string; propertyId: string; listingId: string };
let openId: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now, offersPerHour: 1000, enquiriesPerHour: 1000 });
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  jack = { id: crypto.randomUUID() };
  await backend.signInAs(olivia);
  await backend.signInAs(jack);
  await aListing('lease');
});
afterAll(() => backend.close());

async function aListing(type: 'lease' | 'sale', changes: object = {}) {
  const opens = [{ startAt: daysAgo(20), endAt: new Date(daysAgo(20).getTime() + 1_800_000) }];
  const listing = await backend.insert.listing({ ownerId: olivia.id, type, opens, ...changes });
  const [open] = await backend.database.select().from(listingOpens).where(eq(listingOpens.listingId, listing.id));
  own = { ownerId: olivia.id, propertyId: listing.propertyId, listingId: listing.id };
  openId = open?.id ?? '';
}

const ids = () => ({ ownerId: own.ownerId, propertyId: own.propertyId });
const anEnquiry = (values: object = {}) =>
  backend.insert.enquiry({ ...own, createdAt: daysAgo(22), replies: ['Come along'], ...values });
const aBooking = (values: object = {}) => backend.insert.inspectionBooking({ ownerId: own.ownerId, openId, ...values });

/** The whole chain to a tenancy, with stored references. */
async function aLease() {
  const enquiry = await anEnquiry();
  const booking = await aBooking();
  const application = await backend.insert.application({
    ...own,
    enquiryId: enquiry.id,
    status: 'approved',
    email: 'Mia@Example.com',
    createdAt: daysAgo(18),
    decidedAt: daysAgo(15),
  });
  const check = await backend.insert.tenantCheck({
    ...ids(),
    applicationId: application.id,
    status: 'complete',
    completedAt: daysAgo(16),
  });
  const agreement = await backend.insert.agreement({ ...ids(), applicationId: application.id, signedAt: daysAgo(12) });
  const tenancy = await backend.insert.tenancy({ ...ids(), agreementId: agreement.id });
  return { enquiry, booking, application, check, agreement, tenancy };
}

async function read(subject: string, id: string, as = olivia, propertyId = own.propertyId) {
  const response = await backend.inject({ url: `/api/properties/${propertyId}/threads/${subject}/${id}` }, as);
  return { status: response.statusCode, body: response.json() as Thread, text: response.body };
}

const kindsOf = ({ steps }: Thread) => steps.map(({ kind }) => kind);
const currentOf = ({ steps }: Thread) => steps.filter(({ isCurrent }) => isCurrent).map(({ kind }) => kind);
const chain = ['enquiry', 'inspection', 'application', 'check', 'agreement', 'tenancy', 'ledger'];

describe('from an enquiry to the ledger', () => {
  it('has the same steps in order from each object, with their statuses, dates and pages', async () => {
    const { enquiry, booking, application, check, agreement, tenancy } = await aLease();
    const subjects = { enquiry, inspection: booking, application, check, agreement, tenancy, ledger: tenancy };
    for (const [subject, { id }] of Object.entries(subjects)) {
      const { status, body } = await read(subject, id);
      expect([subject, status, kindsOf(body), currentOf(body)]).toEqual([subject, 200, chain, [subject]]);
    }
    const { body } = await read('application', application.id);
    const { propertyId, listingId } = own;
    expect(body.steps.map(({ status, date, address }) => [status, date, address])).toEqual([
      ['replied', '2026-11-05', addresses.enquiries(propertyId, enquiry.id)],
      [null, '2026-11-07', addresses.listingEditStep(listingId, 'inspections')],
      ['approved', '2026-11-12', addresses.application(propertyId, application.id)],
      ['complete', '2026-11-11', addresses.tenantCheck(check.id)],
      ['signed', '2026-11-15', addresses.tenancyAgreementStep(agreement.id, 'review')],
      ['ending', '2026-02-01', addresses.tenancy(propertyId, tenancy.id)],
      [null, null, addresses.rentalManagement(propertyId, tenancy.id)],
    ]);
    expect(body.nextStep).toEqual({
      text: 'Open the agreement',
      address: addresses.tenancyAgreementStep(agreement.id, 'review'),
      isHere: false,
    });
    expect((await read('ledger', tenancy.id)).body.nextStep).toMatchObject({ isHere: true });
  });

  it('has no date for an agreement that has ended, because it is not the day of its signing', async () => {
    const agreement = await backend.insert.agreement({ ...ids(), status: 'terminated', signedAt: daysAgo(12) });
    const { body } = await read('agreement', agreement.id);
    expect(body.steps.map(({ kind, status, date }) => [kind, status, date])).toEqual([
      ['agreement', 'terminated', null],
    ]);
  });

  it('is a 404 for another owner, under another property, and for a draft', async () => {
    const { enquiry, booking, application, check, agreement, tenancy } = await aLease();
    const subjects = { enquiry, inspection: booking, application, check, agreement, tenancy, ledger: tenancy };
    const elsewhere = await backend.insert.property({ ownerId: olivia.id });
    const jacks = await backend.insert.property({ ownerId: jack.id });
    for (const [subject, { id }] of Object.entries(subjects)) {
      expect([subject, (await read(subject, id, jack)).status]).toEqual([subject, 404]);
      expect([subject, (await read(subject, id, jack, jacks.id)).status]).toEqual([subject, 404]);
      expect([subject, (await read(subject, id, olivia, elsewhere.id)).status]).toEqual([subject, 404]);
    }
    const draft = await backend.insert.application({ ...own, status: 'draft' });
    expect((await read('application', draft.id)).status).toBe(404);
    expect((await read('listing', own.listingId)).status).toBe(404);
  });

  it('has no name and no email address', async () => {
    const { tenancy } = await aLease();
    expect((await read('tenancy', tenancy.id)).text).not.toMatch(/mia|petrovi|@example/i);
  });

  it('leaves out what other people sent, spam, cancelled bookings and drafts', async () => {
    const enquiry = await anEnquiry();
    await anEnquiry({ email: 'tom@example.com', createdAt: daysAgo(30) });
    await anEnquiry({ status: 'spam', createdAt: daysAgo(30) });
    await aBooking({ cancelledAt: daysAgo(21) });
    const held = await aBooking({ heldUntil: daysAgo(-1) });
    expect((await read('inspection', held.id)).status).toBe(404);
    await aBooking({ email: 'tom@example.com' });
    await backend.insert.application({ ...own, enquiryId: enquiry.id, status: 'draft' });
    expect(kindsOf((await read('enquiry', enquiry.id)).body)).toEqual(['enquiry']);
    const other = await backend.insert.application({ ...own, email: 'zoe@example.com' });
    expect(kindsOf((await read('application', other.id)).body)).toEqual(['application']);
  });

  it('does not name who sent an application that was withdrawn', async () => {
    const enquiry = await anEnquiry();
    const withdrawn = await backend.insert.application({ ...own, status: 'withdrawn' });
    expect(kindsOf((await read('application', withdrawn.id)).body)).toEqual(['application']);
    expect(kindsOf((await read('enquiry', enquiry.id)).body)).toEqual(['enquiry']);
  });

  it('finds the application of an account without the email address', async () => {
    const senderId = jack.id;
    const enquiry = await anEnquiry({ senderId });
    await backend.insert.application({ ...own, senderId, email: 'other@example.com' });
    expect(kindsOf((await read('enquiry', enquiry.id)).body)).toEqual(['enquiry', 'application']);
  });

  it('links an application at its start, whatever the case of the email address, and its agreement', async () => {
    const enquiry = await anEnquiry();
    const id = crypto.randomUUID();
    const payload = {
      id,
      listing: `/api/listings/${own.listingId}`,
      adults: [{ name: 'Mia Petrović', email: 'MIA@example.com' }],
      consent: true,
    };
    const guest = await guestHeaders(backend);
    const started = await backend.inject({ method: 'POST', url: '/api/applications', payload }, guest);
    expect(started.statusCode).toBe(201);
    const submitted = await backend.insert.application({ ...own, enquiryId: enquiry.id, status: 'approved' });
    expect(kindsOf((await read('enquiry', enquiry.id)).body)).toEqual(['enquiry', 'application']);
    const { applications } = await import('../applications/application-tables.ts');
    const [stored] = await backend.database.select().from(applications).where(eq(applications.id, id));
    expect(stored?.enquiryId).toBe(enquiry.id);
    const created = await backend.inject(
      {
        method: 'POST',
        url: '/api/tenancy-agreements',
        payload: {
          property: `/api/properties/${own.propertyId}`,
          landlord: `/api/customer-users/${olivia.id}`,
          application: `/api/applications/${submitted.id}`,
          landlordDetails: { name: 'Olivia', address: '', phone: '', email: 'olivia@example.com' },
        },
      },
      olivia,
    );
    expect(created.statusCode).toBe(201);
    const { body } = await read('agreement', created.json().id);
    expect(kindsOf(body)).toEqual(['enquiry', 'application', 'agreement']);
  });
});

describe('from an enquiry to the sale', () => {
  it('has the offer, its acceptance and the sale from each object', async () => {
    await aListing('sale', { status: 'sold', updatedAt: daysAgo(1) });
    const { ownerId, listingId, propertyId } = own;
    const enquiry = await anEnquiry();
    const booking = await aBooking();
    const buyer = { name: 'Mia Petrović', email: 'Mia@example.com', phone: '+61491570156' };
    const at = daysAgo(4).toISOString();
    const history = [{ at, by: 'owner' as const, status: 'accepted' as const, message: '' }];
    const made = { ownerId, listingId, buyer, createdAt: daysAgo(9) };
    const offer = await backend.insert.offer({ ...made, status: 'accepted', history });
    await backend.insert.offer({ ...made, status: 'rejected', createdAt: daysAgo(2) });
    for (const [subject, { id }] of Object.entries({ enquiry, inspection: booking, offer })) {
      const { status, body } = await read(subject, id);
      expect([subject, status, kindsOf(body)]).toEqual([
        subject,
        200,
        ['enquiry', 'inspection', 'offer', 'acceptance', 'sale'],
      ]);
      expect((await read(subject, id, jack)).status).toBe(404);
    }
    const { steps, nextStep } = (await read('offer', offer.id)).body;
    const address = addresses.propertyOffers(propertyId, offer.id);
    expect(steps.slice(2).map((step) => [step.label, step.status, step.date, step.address])).toEqual([
      ['Offer', 'received', '2026-11-18', address],
      ['Accepted', null, '2026-11-23', address],
      ['Sale', 'sold', '2026-11-26', addresses.propertyListings(propertyId)],
    ]);
    expect(steps.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['Accepted']);
    expect(nextStep).toBeNull();
  });

  it('ends with the sale also after the listing has left the site', async () => {
    await aListing('sale', { status: 'offmarket', soldAt: daysAgo(9) });
    const { ownerId, listingId } = own;
    const history = [{ at: daysAgo(12).toISOString(), by: 'owner' as const, status: 'accepted' as const, message: '' }];
    const offer = await backend.insert.offer({ ownerId, listingId, status: 'accepted', history });
    const { steps, nextStep } = (await read('offer', offer.id)).body;
    expect(steps.map(({ kind, date }) => [kind, date]).at(-1)).toEqual(['sale', '2026-11-18']);
    expect(nextStep).toBeNull();
  });

  it('marks the listing as sold after an accepted offer', async () => {
    await aListing('sale', { status: 'underOffer' });
    const { ownerId, listingId } = own;
    const history = [{ at: daysAgo(1).toISOString(), by: 'owner' as const, status: 'accepted' as const, message: '' }];
    const offer = await backend.insert.offer({ ownerId, listingId, status: 'accepted', history });
    const { steps, nextStep } = (await read('offer', offer.id)).body;
    expect(steps.map(({ kind }) => kind)).toEqual(['offer', 'acceptance']);
    expect(nextStep).toMatchObject({ text: 'Mark the listing as sold', isHere: true });
  });
});
