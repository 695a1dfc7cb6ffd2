import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { BackendConfig } from '../config.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { documentVersions, propertyDocuments } from '../documents/document-tables.ts';
import { enquiries, enquiryReplies } from '../enquiries/enquiry-table.ts';
import { expenses } from '../expenses/expense-table.ts';
import { listings } from '../listings/listing-table.ts';
import { insertOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { placeColumns } from '../properties/place-columns.ts';
import { properties } from '../properties/property-table.ts';
import { findSuburbsByName } from '../suburbs/find-suburbs-by-name.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { insertSampleApplication } from './insert-sample-application.ts';
import { insertSampleTenancy } from './insert-sample-tenancy.ts';
import type { SampleContext } from './sample-context.ts';
import {
  sampleBondCents,
  sampleDocument,
  sampleEnquiries,
  sampleExpenses,
  sampleListing,
  samplePlace,
  sampleRentCents,
  sampleRooms,
} from './sample-texts.ts';

const dayMs = 86_400_000;

/**
 * Creates the owner's sample property with its contents, unless there is one: a unique index makes a parallel request
 * wait here and then create nothing. Its listing is off the market, so it was never public and cannot be published.
 * @returns true if it was created
 */
export async function createSampleData(scope: OwnerScope & { config: BackendConfig }): Promise<boolean> {
  const property = await insertProperty(scope);
  if (property === null) return false;
  const context = { ...scope, propertyId: property.id, today: localDateIn(property.timeZone, scope.now) };
  const listingId = await insertListing(context);
  await insertEnquiries(context, listingId);
  await insertSampleApplication(context, listingId);
  await insertSampleTenancy(context);
  await insertExpenses(context);
  await insertDocument(context);
  return true;
}

async function insertProperty({ database, owner, now }: OwnerScope) {
  const known = await findSuburbsByName(database, samplePlace.suburb);
  const insert = database.insert(properties).values({
    ...sampleRooms,
    ...placeColumns(samplePlace, known),
    ownerId: owner.id,
    propertyType: 'Residential',
    category: 'House',
    isSample: true,
    createdAt: now,
    updatedAt: now,
  });
  return firstRow(insert.onConflictDoNothing().returning());
}

async function insertListing(context: SampleContext): Promise<string> {
  const { bedrooms, baths, carSpaces } = sampleRooms;
  const { id } = await insertOwn(context, listings, {
    ...sampleListing,
    propertyId: context.propertyId,
    type: 'lease',
    status: 'offmarket',
    pricing: { displayType: 'value', displayValue: { value: `${sampleRentCents / 100}.00` } },
    bondCents: sampleBondCents,
    listingPropertyDetails: [
      { name: 'bedrooms', value: bedrooms },
      { name: 'baths', value: baths },
      { name: 'garages', value: carSpaces },
    ],
  });
  return id;
}

async function insertEnquiries(context: SampleContext, listingId: string): Promise<void> {
  const { database, owner, now, propertyId } = context;
  for (const { reply, daysAgo, ...enquiry } of sampleEnquiries) {
    const createdAt = new Date(now.getTime() - daysAgo * dayMs);
    const status = reply === null ? 'new' : 'replied';
    const about = { propertyId, listingId, status, createdAt } as const;
    const { id } = await insertOwn(context, enquiries, { ...enquiry, ...about, reasons: ['inspection'] });
    if (reply === null) continue;
    await database.insert(enquiryReplies).values({ ownerId: owner.id, enquiryId: id, message: reply, createdAt });
  }
}

async function insertExpenses(context: SampleContext): Promise<void> {
  for (const { daysAgo, ...expense } of sampleExpenses) {
    const paidOn = addDays(context.today, -daysAgo);
    await insertOwn(context, expenses, { ...expense, propertyId: context.propertyId, paidOn, privateShare: 0 });
  }
}

async function insertDocument(context: SampleContext): Promise<void> {
  const { database, owner, propertyId, today, now } = context;
  const { name, fileName } = sampleDocument;
  const document = await insertOwn(context, propertyDocuments, { propertyId, name, category: 'conditionReport' });
  const { renderConditionReport } = await import('./sample-condition-report.ts');
  const bytes = await renderConditionReport(today);
  const file = { mediaType: 'application/pdf', byteSize: bytes.length };
  // `move-files` moves it to the file storage. It was not announced, so a file there could stay after a roll-back.
  const stored = database.insert(storedFiles).values({ ...file, bytes });
  const { id: fileId } = await storedRow(stored.returning({ id: storedFiles.id }), 'file');
  const version = { ...file, ownerId: owner.id, documentId: document.id, number: 1, fileId, fileName, createdAt: now };
  await database.insert(documentVersions).values(version);
}
