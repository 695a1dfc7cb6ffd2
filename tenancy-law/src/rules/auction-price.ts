import type { ListingType } from 'shared-contract/listing/listing';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { PropertyTypeName } from 'shared-contract/property/property-type';
import type { LawRow } from './law-row.ts';

/**
 * The states that forbid a price guide for a home that goes to auction. The source is written here and not in
 * `sources.ts`, because the listing page loads this file on a first visit.
 */
export const auctionPriceRows: readonly LawRow<'no price guide'>[] = [
  {
    state: 'QLD',
    rule: 'auction-price',
    value: 'no price guide',
    from: '2014-12-01',
    source: { title: 'Property Occupations Act 2014 (Qld) ss 215 and 216' },
    confidence: 'S',
  },
];

/** The fields of a listing that the rule depends on. Every listing in an API response has them. */
export type AuctionedListing = {
  type: ListingType;
  auctionDateTime?: string | null | undefined;
  property: {
    propertyType: { name: PropertyTypeName };
    category: { name: string };
    address: { state: AustralianState };
  };
};

/** Returns the row that forbids a price guide for this listing's state and auction, or undefined. */
export function auctionPriceRow({ property, auctionDateTime }: AuctionedListing): LawRow<'no price guide'> | undefined {
  const date = (auctionDateTime ?? '').slice(0, 10);
  return auctionPriceRows.find(({ state, from }) => state === property.address.state && from <= date);
}

/**
 * True if visitors must not see the sale price, because the home goes to auction in a state that forbids price guides.
 * Vacant residential land counts as a home. The rule applies until the owner removes the auction.
 */
export function isPriceGuideBanned(listing: AuctionedListing): boolean {
  const { type, property } = listing;
  const isHome = property.propertyType.name === 'Residential' || property.category.name === 'Residential land';
  return isHome && type !== 'lease' && auctionPriceRow(listing) !== undefined;
}
