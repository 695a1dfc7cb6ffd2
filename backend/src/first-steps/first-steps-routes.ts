import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { firstSteps as response } from 'shared-contract/property/first-steps';
import { bankAccounts } from '../bank-accounts/bank-account-table.ts';
import { firstRow } from '../database/single-row.ts';
import { propertyDocuments } from '../documents/document-tables.ts';
import { expenses } from '../expenses/expense-table.ts';
import { item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute } from '../http/route.ts';
import { listings } from '../listings/listing-table.ts';
import { findOwn, isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { mostCurrentFirst } from '../properties/property-store.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { firstSteps } from './first-steps.ts';

export const getFirstSteps = ownerRoute('GET', `${propertyPath}/:id/first-steps`, {
  summary: 'The first steps with a property, by its type, its purpose and what it has.',
  response,
  async handler({ params, ...scope }) {
    const property = requireFound(await findOwn(scope, properties, params.id));
    const [listing, contents] = await Promise.all([findListing(scope, params.id), findContents(scope, params.id)]);
    return item({
      '@id': `${propertyPath}/${property.id}/first-steps`,
      '@type': 'FirstSteps',
      listingId: listing?.id ?? null,
      ...firstSteps({ ...property, ...contents, listing }),
    });
  },
});

/** Returns the current listing of a property, or else the latest one. */
async function findListing({ database, owner }: ReadScope, propertyId: string) {
  const { id, type, headline, description, pictureCount, publishedAt } = listings;
  const row = await firstRow(
    database
      .select({ id, type, headline, description, pictureCount, publishedAt })
      .from(listings)
      .where(isOwn(listings, owner, { propertyId }))
      .orderBy(mostCurrentFirst)
      .limit(1),
  );
  return (
    row && {
      id: row.id,
      type: row.type,
      hasText: row.headline !== '' && row.description !== '',
      hasPhotos: row.pictureCount > 0,
      wasPublished: row.publishedAt !== null,
    }
  );
}

/** Returns what a property has, with one query. */
async function findContents({ database, owner }: ReadScope, propertyId: string) {
  const has = (table: PgTable, where: SQL | undefined) =>
    sql<boolean>`${exists(database.select({ one: sql`1` }).from(table).where(where))}`;
  const isDocument = and(isOwn(propertyDocuments, owner, { propertyId }), isNull(propertyDocuments.deletedAt));
  const isSigned = isNotNull(tenancyAgreements.signedAt);
  const query = database
    .select({
      hasRentAccount: has(bankAccounts, isOwn(bankAccounts, owner, { propertyId, receivesRent: true })),
      hasSignedAgreement: has(tenancyAgreements, and(isOwn(tenancyAgreements, owner, { propertyId }), isSigned)),
      hasTenancy: has(tenancies, isOwn(tenancies, owner, { propertyId })),
      hasDocument: has(propertyDocuments, isDocument),
      hasConditionReport: has(propertyDocuments, and(isDocument, eq(propertyDocuments.category, 'conditionReport'))),
      hasExpense: has(expenses, isOwn(expenses, owner, { propertyId })),
    })
    .from(properties)
    .where(isOwn(properties, owner, { id: propertyId }));
  return requireFound(await firstRow(query));
}
