import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { rentOf } from 'shared-contract/listing/listing';
import { amountOf, centsOf } from 'shared-contract/money/money';
import { formDate } from 'tenancy-law/form/form-date';
import { bondViolations } from 'tenancy-law/listing/bond-violations';
import { firstRow } from '../database/single-row.ts';
import { listings } from '../listings/listing-table.ts';
import { offers } from '../offers/offer-table.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { properties } from '../properties/property-table.ts';

type Terms = Partial<AgreementTerms>;

type Advertised = {
  property: typeof properties.$inferSelect;
  /** The listing of the tenants' application; null for the last published one for lease. */
  listingId: string | null;
  /** The terms of the request, which replace the listing's. */
  given: Terms;
};

/**
 * Returns the weekly rent and the bond of the property's listing; an accepted offer replaces its rent. Each is missing
 * when that listing has none, and the bond also when the law allows less for the rent and start of the agreement (V28).
 */
export async function advertisedTerms(
  { database, owner }: ReadScope,
  { property, listingId, given }: Advertised,
  today: string,
): Promise<Pick<Terms, 'rent' | 'bond'>> {
  const { id, type, pricing, leasePricing, bondCents } = listings;
  const listing = await firstRow(
    database
      .select({ type, pricing, leasePricing, bondCents, accepted: offers.terms })
      .from(listings)
      .leftJoin(offers, and(eq(offers.listingId, id), eq(offers.status, 'accepted')))
      .where(
        and(
          isOwn(listings, owner, { propertyId: property.id }),
          listingId === null
            ? and(inArray(type, ['lease', 'both']), isNotNull(listings.publishedAt))
            : eq(id, listingId),
        ),
      )
      .orderBy(desc(listings.publishedAt), desc(listings.id))
      .limit(1),
  );
  if (!listing) return {};
  const value = rentOf(listing)?.displayValue;
  const agreed = listing.accepted?.kind === 'lease' ? listing.accepted.amount : undefined;
  const rent = given.rent ?? agreed ?? (value && 'value' in value ? value.value : undefined);
  const bond = listing.bondCents === null ? null : amountOf(listing.bondCents);
  const isLawful =
    bondViolations(
      { type: 'lease', bond, rentCents: rent === undefined ? null : centsOf(rent) },
      property,
      formDate(given, today),
    ).length === 0;
  return {
    ...(rent === undefined || given.rent ? {} : { rent }),
    ...(bond === null || given.bond || !isLawful ? {} : { bond }),
  };
}
