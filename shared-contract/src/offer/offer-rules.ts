import { addDays } from '../date/local-date.ts';
import type { ListingStatus, ListingType, Pricing } from '../listing/listing.ts';
import { isAdvertised, isEditable } from '../listing/listing-status.ts';
import { centsOf } from '../money/money.ts';
import type { AustralianState } from '../place/suburb.ts';
import type { PropertyTypeName } from '../property/property-type.ts';
import { isKnown, type UnknownValue } from '../wire/open-enum.ts';
import type { Violation } from '../wire/problem.ts';
import { type LeaseTerms, type OfferStatus, type OfferTerms, offerStatus, type SaleTerms } from './offer.ts';

/** The fields of a public listing that an offer is checked against. */
export type OfferedListing = {
  type: ListingType;
  pricing: Pricing;
  leasePricing?: Pricing | null | undefined;
  property: { propertyType: { name: PropertyTypeName }; address: { state: AustralianState } };
};

/**
 * The fields of an offer that are checked against the listing. A form can check them before the other fields are
 * complete.
 */
export type CheckedTerms =
  | Pick<SaleTerms, 'kind' | 'amount' | 'deposit'>
  | Pick<LeaseTerms, 'kind' | 'amount' | 'startDate'>;

/** The maximum number of days that an offer or counter-offer can stay open. */
export const maxOfferOpenDays = 60;

/**
 * True for the statuses in which a listing accepts offers. `underOffer` is one of them, because an accepted offer is
 * not binding.
 */
export const acceptsOffers = isAdvertised;

/** Returns the kinds of offer that a listing type allows. */
export function offerKindsOf(type: ListingType): OfferTerms['kind'][] {
  return type === 'both' ? ['sale', 'lease'] : [type];
}

/** Returns the kinds of new offer that a listing accepts. A home to rent takes applications instead of lease offers. */
export function newOfferKindsOf({ type, property }: Pick<OfferedListing, 'type' | 'property'>): OfferTerms['kind'][] {
  const isHome = property.propertyType.name === 'Residential';
  return offerKindsOf(type).filter((kind) => kind === 'sale' || !isHome);
}

/**
 * Checks an offer against the listing, apart from the state's law, which `tenancy-law/offer/offer-violations` adds.
 * `today` is the local date at the property.
 */
export function offerTermViolations(
  { terms, expiresOn }: { terms: CheckedTerms; expiresOn: string },
  listing: OfferedListing,
  today: string,
): Violation[] {
  if (!offerKindsOf(listing.type).includes(terms.kind)) {
    return [
      violation(
        'terms.kind',
        terms.kind === 'sale' ? 'This property isn’t for sale.' : 'This property isn’t for rent.',
      ),
    ];
  }
  return [
    ...(terms.kind === 'sale' ? saleViolations(terms) : leaseViolations(terms, today)),
    ...expiryViolations(expiresOn, today),
  ];
}

/**
 * Checks a sale offer (V23): $1,000 to $1,000,000,000, with a deposit up to the price. A deposit up to $100 and below
 * 1% of the price is probably a percentage without its sign.
 */
function saleViolations({ amount, deposit }: Extract<CheckedTerms, { kind: 'sale' }>): Violation[] {
  const cents = centsOf(amount);
  const violations: Violation[] = [];
  if (cents < 100_000 || cents > 100_000_000_000) {
    violations.push(violation('terms.amount', 'Enter an offer from $1,000 to $1,000,000,000.'));
  }
  if (centsOf(deposit) < 0) violations.push(violation('terms.deposit', 'Enter a deposit of $0 or more.'));
  else if (centsOf(deposit) > cents)
    violations.push(violation('terms.deposit', 'The deposit can’t be more than the price.'));
  else if (centsOf(deposit) > 0 && centsOf(deposit) <= 10_000 && centsOf(deposit) < cents / 100)
    violations.push(violation('terms.deposit', 'Enter a deposit of more than $100, or $0 for none.'));
  return violations;
}

/**
 * Checks a lease offer: more than $0 and at most $50,000 per week (V23), starting today or within the next 12 months
 * (V24).
 */
function leaseViolations({ amount, startDate }: Extract<CheckedTerms, { kind: 'lease' }>, today: string): Violation[] {
  const cents = centsOf(amount);
  const violations: Violation[] = [];
  if (cents <= 0 || cents > 5_000_000) {
    violations.push(violation('terms.amount', 'Enter a weekly rent above $0, up to $50,000.'));
  }
  if (startDate < today || startDate > addDays(today, 366)) {
    violations.push(violation('terms.startDate', 'Choose a start date from today to 12 months ahead.'));
  }
  return violations;
}

/**
 * Returns the advertised weekly rent, or null for a range and for a hidden rent, which offers must not reveal (V22).
 */
export function advertisedRent({ type, pricing, leasePricing }: OfferedListing): string | null {
  return shownAmount(type === 'lease' ? pricing : leasePricing);
}

/** Returns the advertised price. Null for a range and for a hidden price. */
export function askingPrice({ type, pricing }: OfferedListing): string | null {
  return type === 'lease' ? null : shownAmount(pricing);
}

function shownAmount(pricing: Pricing | null | undefined): string | null {
  const value = pricing?.displayType === 'value' ? pricing.displayValue : undefined;
  return value && 'value' in value ? value.value : null;
}

function expiryViolations(expiresOn: string, today: string): Violation[] {
  return expiresOn >= today && expiresOn <= addDays(today, maxOfferOpenDays)
    ? []
    : [violation('expiresOn', `Choose an expiry date from today to ${maxOfferOpenDays} days ahead.`)];
}

const violation = (propertyPath: string, message: string): Violation => ({ propertyPath, message, code: 'offer' });

const ownerTransitions: Record<OfferStatus, readonly OfferStatus[]> = {
  pending: ['accepted', 'countered', 'rejected'],
  countered: ['countered', 'rejected'],
  // When a sale falls through, the owner rejects the offer that was accepted before. The listing then becomes active
  // again.
  accepted: ['rejected'],
  rejected: [],
  withdrawn: [],
  expired: [],
};

const buyerTransitions: Record<OfferStatus, readonly OfferStatus[]> = {
  pending: ['withdrawn'],
  countered: ['accepted', 'withdrawn'],
  accepted: ['withdrawn'],
  rejected: [],
  withdrawn: [],
  expired: [],
};

/**
 * Returns the statuses to which the owner or the buyer can change an offer; none for a status that this release does
 * not know. Offers are accepted and countered only while the listing is on the market. An accepted offer is final once
 * the listing is sold or leased.
 */
export function offerMoves(
  by: 'owner' | 'buyer',
  status: OfferStatus | UnknownValue,
  listing: ListingStatus | UnknownValue,
): readonly OfferStatus[] {
  if (!isKnown(offerStatus, status)) return [];
  if (status === 'accepted' && !isEditable(listing)) return [];
  const moves = (by === 'owner' ? ownerTransitions : buyerTransitions)[status];
  return acceptsOffers(listing) ? moves : moves.filter((next) => next === 'rejected' || next === 'withdrawn');
}

/** Returns the status of an offer at the instant `now`: a pending or countered offer is expired from `expiresAt` on. */
export function offerStatusAt({ status, expiresAt }: { status: OfferStatus; expiresAt: Date }, now: Date): OfferStatus {
  return (status === 'pending' || status === 'countered') && expiresAt <= now ? 'expired' : status;
}
