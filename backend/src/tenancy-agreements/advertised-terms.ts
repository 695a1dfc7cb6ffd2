import { and, desc, inArray, isNotNull } from 'drizzle-orm';
import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { rentOf } from 'shared-contract/listing/listing';
import { amountOf, centsOf } from 'shared-contract/money/money';
import { formDate } from 'tenancy-law/form/form-date';
import { bondViolations } from 'tenancy-law/listing/bond-violations';
import { firstRow } from '../database/single-row.ts';
import { listings } from '../listings/listing-table.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { properties } from '../properties/property-table.ts';

type Terms = Partial<AgreementTerms>;

/**
 * Returns the weekly rent and the bond of the property's last published listing for lease. Each is missing when that
 * listing has none, and the bond also when the law allows less for the rent and start of the agreement (V28).
 * @param given the terms of the request; a rent among them replaces the listing's
 */
export async function advertisedTerms(
  { database, owner }: ReadScope,
  property: typeof properties.$inferSelect,
  given: Terms,
  today: string,
): Promise<Pick<Terms, 'rent' | 'bond'>> {
  const { type, pricing, leasePricing, bondCents } = listings;
  const listing = await firstRow(
    database
      .select({ type, pricing, leasePricing, bondCents })
      .from(listings)
      .where(
        and(
          isOwn(listings, owner, { propertyId: property.id }),
          inArray(type, ['lease', 'both']),
          isNotNull(listings.publishedAt),
        ),
      )
      .orderBy(desc(listings.publishedAt), desc(listings.id))
      .limit(1),
  );
  if (!listing) return {};
  const value = rentOf(listing)?.displayValue;
  const advertised = value && 'value' in value ? value.value : undefined;
  const rent = given.rent ?? advertised;
  const bond = listing.bondCents === null ? null : amountOf(listing.bondCents);
  const isLawful =
    bondViolations(
      { type: 'lease', bond, rentCents: rent === undefined ? null : centsOf(rent) },
      property,
      formDate(given, today),
    ).length === 0;
  return { ...(rent === undefined || given.rent ? {} : { rent }), ...(bond !== null && isLawful ? { bond } : {}) };
}
