import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { activityItem } from 'shared-contract/activity/activity';
import { agreementEvent, signing } from 'shared-contract/agreement/signing';
import { tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { applicationAccess, applicationSummary, destructionCertificate } from 'shared-contract/application/application';
import { enquiry } from 'shared-contract/enquiry/enquiry';
import { inspectionBooking } from 'shared-contract/listing/inspection-booking';
import { listing, listingOpen } from 'shared-contract/listing/listing';
import { listingMark } from 'shared-contract/listing/listing-mark';
import { buyersOffer, offer } from 'shared-contract/offer/offer';
import { invoice } from 'shared-contract/order/invoice';
import { order } from 'shared-contract/order/order';
import { payment, paymentMethod } from 'shared-contract/order/payment';
import { subscription, subscriptionCharge } from 'shared-contract/order/subscription';
import { picture } from 'shared-contract/picture/picture';
import { bankAccount } from 'shared-contract/property/bank-account';
import { propertyDocument } from 'shared-contract/property/document';
import { expense } from 'shared-contract/property/expense';
import { expenseSeries } from 'shared-contract/property/expense-series';
import { ownershipDocument } from 'shared-contract/property/ownership-document';
import { property } from 'shared-contract/property/property';
import { propertyOwners } from 'shared-contract/property/property-owners';
import { savedSearch } from 'shared-contract/search/saved-search';
import { calendarFeed } from 'shared-contract/tenancy/calendar-feed';
import { ledgerTransaction } from 'shared-contract/tenancy/ledger';
import { notice } from 'shared-contract/tenancy/notice';
import { receiptEmail } from 'shared-contract/tenancy/receipt-email';
import { rentReminder } from 'shared-contract/tenancy/rent-reminder';
import { tenancy } from 'shared-contract/tenancy/tenancy';
import { tenantCheck, tenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import { customerUser } from 'shared-contract/user/customer-user';
import { userSession } from 'shared-contract/user/user-session';
import * as z from 'zod/mini';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { aWorldOf, type SampleData } from '../owner-scope/testing/sample-data.ts';
import { pictureSources, pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import { insertProperty, type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';
import { insertOffer } from '../testing/insert-offer.ts';
import { exportFor, rowsOf } from './testing/read-archive.ts';

const olivia = { id: '80000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const jack = { id: '80000000-0000-4000-8000-000000000002' };
/** Both users show the same picture in their own listings. */
const pictureId = '80000000-0000-4000-8000-00000000000a';
const jacksPictureId = '80000000-0000-4000-8000-00000000000b';

const shapes = {
  profile: customerUser,
  properties: property,
  'property-owners': propertyOwners,
  listings: listing,
  'ownership-documents': ownershipDocument,
  'listing-opens': listingOpen,
  'inspection-bookings': inspectionBooking,
  orders: order,
  invoices: invoice,
  payments: payment,
  'payment-methods': paymentMethod,
  subscriptions: subscription,
  'subscription-charges': subscriptionCharge,
  'bank-accounts': bankAccount,
  expenses: expense,
  'removed-expenses': expense,
  'expense-series': expenseSeries,
  documents: propertyDocument,
  tenancies: tenancy,
  notices: notice,
  'calendar-feeds': calendarFeed,
  'ledger-transactions': ledgerTransaction,
  'receipt-emails': receiptEmail,
  'rent-reminders': rentReminder,
  'tenancy-agreements': tenancyAgreement,
  'agreement-history': agreementEvent,
  'agreement-signings': signing,
  applications: applicationSummary,
  'application-accesses': applicationAccess,
  'destruction-certificates': destructionCertificate,
  'tenant-checks': z.omit(tenantCheck, { applicant: true }),
  'tenant-check-events': tenantCheckEvent,
  enquiries: enquiry,
  offers: offer,
  'offers-made': buyersOffer,
  activity: activityItem,
  'listing-marks': listingMark,
  'saved-searches': savedSearch,
  sessions: userSession,
  pictures: picture,
} as const;

let backend: TestBackend;
let world: SampleData;
beforeAll(async () => {
  backend = await testBackend();
  world = await aWorldOf(backend.database, (await signedIn(olivia)).id);
  const jacks = await aWorldOf(backend.database, (await signedIn(jack)).id);
  const size = { width: 1920, height: 1280 };
  await backend.database.insert(pictures).values([
    { id: pictureId, ...size, alt: 'The veranda' },
    { id: jacksPictureId, ...size, alt: 'A shed' },
  ]);
  await backend.database
    .insert(pictureSources)
    .values({ pictureId, mediaType: 'image/jpeg', bytes: Buffer.from('the veranda’s bytes') });
  await insertOffer(backend.database, { ownerId: jack.id, listingId: jacks.listingId, buyerId: olivia.id });
  const photo = { kind: 'photo' as const, pictureId, position: 1 };
  await backend.database.insert(listingAssets).values([
    { ...photo, ownerId: olivia.id, listingId: world.listingId },
    { ...photo, ownerId: jack.id, listingId: jacks.listingId },
  ]);
  const shed = eq(properties.id, jacks.propertyId);
  await backend.database.update(properties).set({ pictureId: jacksPictureId }).where(shed);
  const mine = eq(listings.id, world.listingId);
  await backend.database.update(listings).set({ contactEmail: 'olivia@example.com' }).where(mine);
});
afterAll(() => backend.close());

async function signedIn<T extends { id: string }>(user: T): Promise<T> {
  await backend.signInAs(user);
  return user;
}

describe('the archive', () => {
  it('contains everything of the user in the shapes of the API', async () => {
    const files = await exportFor(backend, olivia);
    const tables = Object.keys(files).filter((name) => !name.startsWith('files/'));
    expect(tables).toEqual([...Object.keys(shapes).map((name) => `${name}.json`), 'README.txt']);
    for (const [name, shape] of Object.entries(shapes)) {
      const rows = rowsOf(files, name);
      expect([name, rows.length > 0]).toEqual([name, true]);
      for (const row of rows) expect([name, z.safeParse(shape as z.ZodMiniType, row).error]).toEqual([name, undefined]);
    }
    const found = rowsOf(files, 'orders').find(({ id }) => id === world.orderId);
    expect(found).toMatchObject({ orderItems: [{ id: world.orderItemId }] });
    expect(rowsOf(files, 'listings').find(({ id }) => id === world.listingId)).toMatchObject({
      id: world.listingId,
      contactDetail: { name: expect.any(String), email: 'olivia@example.com' },
      listingOpens: [{ id: world.openId }],
    });
    expect(rowsOf(files, 'pictures')).toEqual([
      {
        id: pictureId,
        width: 1920,
        height: 1280,
        alt: 'The veranda',
        listings: [`/api/listings/${world.listingId}`],
        largest: `/api/pictures/${pictureId}/1920.jpeg`,
      },
    ]);
  });

  it('contains no applicant of a tenant check and no question of the provider, because it outlives the check', async () => {
    const { 'tenant-checks.json': checks = '', 'tenant-check-events.json': events = '' } = await exportFor(
      backend,
      olivia,
    );
    expect(checks).toContain(world.askedCheckId);
    expect(checks + events).not.toMatch(/Žižka|Is the name complete|"applicant"|"question"/);
  });

  it('contains uploads byte for byte', async () => {
    const files = await exportFor(backend, olivia);
    const attached = Object.keys(files).filter((name) => name.startsWith('files/'));
    const uploads = attached.filter((name) => !/^files\/(?:invoices|receipts|signed-agreements)\//.test(name));
    expect(uploads).toEqual(
      expect.arrayContaining([
        `files/ownership-documents/${world.ownershipDocumentId} rates.pdf`,
        `files/expenses/${world.expenseId} receipt.pdf`,
        `files/documents/${world.documentVersionId} insurance.pdf`,
        expect.stringMatching(/^files\/listing-documents\/.+\.pdf$/),
      ]),
    );
    for (const name of uploads) {
      expect([name, files[name]]).toEqual([name, name.endsWith('.pdf') ? aPdf.toString() : 'the veranda’s bytes']);
    }
    expect(uploads).toContain(`files/pictures/${pictureId}.jpeg`);
    expect(files['README.txt']).toContain(`contains ${attached.length} files: your uploads`);
  });

  it('contains share links that were stopped', async () => {
    const stop = { method: 'DELETE' as const, url: `/api/document-shares/${world.documentShareId}` };
    expect((await backend.inject(stop, olivia)).statusCode).toBe(204);
    const [document] = rowsOf(await exportFor(backend, olivia), 'documents');
    const stopped = { id: world.documentShareId, stoppedAt: expect.any(String) };
    expect(document).toMatchObject({ shares: [stopped] });
  });

  it('contains the PDF of each invoice', async () => {
    const files = await exportFor(backend, olivia);
    const [issued] = rowsOf(files, 'invoices');
    expect(issued).toMatchObject({ id: world.invoiceId });
    const pdfs = Object.entries(files).filter(([name]) => name.startsWith('files/invoices/'));
    expect(pdfs).toEqual([[expect.stringMatching(/Verandah-INV-\d+\.pdf$/), expect.stringMatching(/^%PDF-1\.7/)]]);
  });

  it('contains the PDF of each signed agreement', async () => {
    const files = await exportFor(backend, olivia);
    const pdfs = Object.entries(files).filter(([name]) => name.startsWith('files/signed-agreements/'));
    expect(pdfs).toEqual([[expect.stringMatching(/[0-9a-f-]{36}\.pdf$/), expect.stringMatching(/^%PDF-1\.7/)]]);
  });

  it('contains the pictures of properties', async () => {
    expect(rowsOf(await exportFor(backend, jack), 'pictures').map(({ id }) => id)).toEqual([pictureId, jacksPictureId]);
  });

  it('names user, time and row counts in README.txt', async () => {
    const { 'README.txt': words } = await exportFor(backend, olivia);
    expect(words).toContain('Olivia Nguyen');
    expect(words).toMatch(/Created: \d{4}-\d\d-\d\dT/);
    expect(words).toMatch(/^ {2}orders\.json +[1-9]\d* {2}Your orders/m);
    expect(words).toMatch(/^ {2}pictures\.json +1 /m);
  });

  it('contains nothing of other users', async () => {
    const everything = Object.values(await exportFor(backend, jack)).join('\n');
    for (const id of [...Object.values(world).filter((id) => id !== world.productId), olivia.id]) {
      expect(everything).not.toContain(id);
    }
  });

  it('contains no token, handle, cookie or hash', async () => {
    const headers = await backend.signInAs(olivia);
    const { tokens } = (await backend.inject({ url: '/api/auth/session' }, headers)).json();
    const { 'README.txt': _, ...files } = await exportFor(backend, headers);
    const everything = Object.values(files).join('\n');
    for (const secret of [tokens.accessToken, tokens.refreshToken, headers.cookie?.split('=')[1]]) {
      expect(everything).not.toContain(secret);
    }
    // What a certificate is about is no subject of an identity provider.
    const rest = everything.replaceAll(/"subject":"(?:application|tenantCheck)"/g, '');
    expect(rest).not.toMatch(/hash|secret|subject|id_?token/i);
  });

  it('contains all rows of a large account, and empty lists for an empty one', async () => {
    const busy = await signedIn({ id: crypto.randomUUID() });
    for (let count = 0; count < 250; count += 1) await insertProperty(backend.database, { ownerId: busy.id });
    const files = await exportFor(backend, busy);
    expect(new Set(rowsOf(files, 'properties').map(({ id }) => id)).size).toBe(250);
    expect(files['orders.json']).toBe('[]\n');
    expect(files['properties.json']?.split('\n')).toHaveLength(250 + 3);
  });
});
