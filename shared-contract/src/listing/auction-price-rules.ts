import type { AustralianState } from '../place/suburb.ts';
import type { PropertyTypeName } from '../property/property.ts';
import type { ListingType } from './listing.ts';

type Rule = {
  /** The local date on which the rule came into force. */
  from: string;
  source: string;
  /** How reliable the source is: `P` is a primary source; `S` (secondary) and `M` (from memory) need checking. */
  confidence: 'P' | 'S' | 'M';
};

/** The states that forbid a price guide for a home that goes to auction. This is configuration, not legal advice. */
export const auctionPriceRules: Partial<Record<AustralianState, Rule>> = {
  QLD: { from: '2014-12-01', source: 'Property Occupations Act 2014 (Qld) ss 215 and 216', confidence: 'S' },
};

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

/**
 * True if visitors must not see the sale price, because the home goes to auction in a state that forbids price guides.
 * Vacant residential land counts as a home. The rule applies until the owner removes the auction.
 */
export function isPriceGuideBanned({ type, auctionDateTime, property }: AuctionedListing): boolean {
  const rule = auctionPriceRules[property.address.state];
  const isHome = property.propertyType.name === 'Residential' || property.category.name === 'Residential land';
  return rule !== undefined && isHome && type !== 'lease' && (auctionDateTime ?? '').slice(0, 10) >= rule.from;
}
