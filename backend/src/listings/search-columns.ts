import type { ListingDetail, ListingType, Pricing } from 'shared-contract/listing/listing';
import { carSpacesOf, detailOf } from 'shared-contract/listing/listing';
import { centsOf } from 'shared-contract/money/money';
import { suburbSlug } from 'shared-contract/place/suburb';
import { categorySlug } from 'shared-contract/property/property-category';
import type { properties } from '../properties/property-table.ts';
import type { listings } from './listing-table.ts';

type PropertyFacts = Pick<
  typeof properties.$inferSelect,
  'propertyType' | 'category' | 'suburb' | 'suburbId' | 'state' | 'postcode'
>;

type ListingFacts = {
  type: ListingType;
  pricing: Pricing;
  leasePricing?: Pricing | null;
  listingPropertyDetails: readonly ListingDetail[];
};

type SearchColumns = Pick<
  typeof listings.$inferSelect,
  | 'forSale'
  | 'forLease'
  | 'salePriceCents'
  | 'salePriceHidden'
  | 'leasePriceCents'
  | 'leasePriceHidden'
  | 'propertyType'
  | 'categorySlug'
  | 'suburbId'
  | 'suburbSlug'
  | 'state'
  | 'bedrooms'
  | 'baths'
  | 'carSpaces'
>;

/** What search filters and sorts by, drawn from the property and the listing. Whoever writes either writes these too. */
export function searchColumns(property: PropertyFacts, listing: ListingFacts): SearchColumns {
  const salePricing = listing.type === 'lease' ? null : listing.pricing;
  const leasePricing = listing.type === 'lease' ? listing.pricing : (listing.leasePricing ?? null);
  const details = listing.listingPropertyDetails;
  return {
    forSale: listing.type !== 'lease',
    forLease: listing.type !== 'sale',
    salePriceCents: priceOf(salePricing),
    salePriceHidden: isHidden(salePricing),
    leasePriceCents: priceOf(leasePricing),
    leasePriceHidden: isHidden(leasePricing),
    propertyType: lowerCase[property.propertyType],
    categorySlug: categorySlug(property.category),
    suburbId: property.suburbId,
    suburbSlug: suburbSlug(property.suburb, property.state, property.postcode),
    state: property.state,
    bedrooms: Number(detailOf(details, 'bedrooms') ?? 0),
    // Halves exist on display only (V15).
    baths: Math.floor(Number(detailOf(details, 'baths') ?? 0)),
    carSpaces: carSpacesOf(details),
  };
}

const lowerCase = { Residential: 'residential', Commercial: 'commercial', Land: 'land', Rural: 'rural' } as const;

/** The search price: the amount, or the lower end of a range. */
function priceOf(pricing: Pricing | null): number | null {
  const shown = pricing?.displayValue;
  if (!shown) return null;
  return centsOf('value' in shown ? shown.value : shown.range.min);
}

function isHidden(pricing: Pricing | null): boolean {
  return pricing?.displayType === 'hide';
}
