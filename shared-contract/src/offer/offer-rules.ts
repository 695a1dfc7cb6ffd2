import { addDays } from '../date/local-date.ts';
import type { ListingType, Pricing } from '../listing/listing.ts';
import { isAdvertised } from '../listing/listing-status.ts';
import { centsOf, formatPrice } from '../money/money.ts';
import type { AustralianState } from '../place/suburb.ts';
import type { PropertyTypeName } from '../property/property.ts';
import { rentBiddingNotice } from '../tenancy/rent-bidding.ts';
import { isKnown, type UnknownValue } from '../wire/open-enum.ts';
import type { Violation } from '../wire/problem.ts';
import { type LeaseTerms, type OfferStatus, type OfferTerms, offerStatus, type SaleTerms } from './offer.ts';

/** What an offer is judged by: the listing as its reader may see it. */
export type OfferedListing = {
  type: ListingType;
  pricing: Pricing;
  leasePricing?: Pricing | null | undefined;
  property: { propertyType: { name: PropertyTypeName }; address: { state: AustralianState } };
};

/** What of an offer's terms is judged by the listing, so that a form can ask before all of it is filled in. */
export type CheckedTerms =
  | Pick<SaleTerms, 'kind' | 'amount' | 'deposit'>
  | Pick<LeaseTerms, 'kind' | 'amount' | 'startDate'>;

/** Days an offer or a counter-offer may stay open. */
export const maxOfferOpenDays = 60;

/** A listing under offer still takes offers: an accepted one binds nobody yet. */
export const acceptsOffers = isAdvertised;

/** What can be offered on a listing of this type. */
export function offerKindsOf(type: ListingType): OfferTerms['kind'][] {
  return type === 'both' ? ['sale', 'lease'] : [type];
}

/** What of an offer is wrong for this listing. `today` is the local date where the property is. */
export function offerViolations(
  { terms, expiresOn }: { terms: CheckedTerms; expiresOn: string },
  listing: OfferedListing,
  today: string,
): Violation[] {
  if (!offerKindsOf(listing.type).includes(terms.kind)) {
    return [
      violation(
        'terms.kind',
        terms.kind === 'sale' ? 'This property is not for sale.' : 'This property is not for rent.',
      ),
    ];
  }
  return [
    ...(terms.kind === 'sale' ? saleViolations(terms) : leaseViolations(terms, listing, today)),
    ...expiryViolations(expiresOn, today),
  ];
}

/** V23: 1,000 to 1,000,000,000; the deposit is part of the price. */
function saleViolations({ amount, deposit }: Extract<CheckedTerms, { kind: 'sale' }>): Violation[] {
  const cents = centsOf(amount);
  const violations: Violation[] = [];
  if (cents < 100_000 || cents > 100_000_000_000) {
    violations.push(violation('terms.amount', 'An offer is between $1,000 and $1,000,000,000.'));
  }
  if (centsOf(deposit) < 0) violations.push(violation('terms.deposit', 'A deposit is $0 or more.'));
  else if (centsOf(deposit) > cents) violations.push(violation('terms.deposit', 'The deposit is at most the price.'));
  return violations;
}

/** V23: more than 0 and at most 50,000 a week; V24: from today on, at most 12 months ahead. */
function leaseViolations(
  terms: Extract<CheckedTerms, { kind: 'lease' }>,
  listing: OfferedListing,
  today: string,
): Violation[] {
  const { amount, startDate } = terms;
  const cents = centsOf(amount);
  const violations: Violation[] = [];
  if (cents <= 0 || cents > 5_000_000) {
    violations.push(violation('terms.amount', 'A weekly rent is more than $0 and at most $50,000.'));
  } else {
    const refusal = rentRefusal(terms, listing);
    if (refusal) violations.push(violation('terms.amount', refusal, 'rent-bidding'));
  }
  if (startDate < today || startDate > addDays(today, 366)) {
    violations.push(violation('terms.startDate', 'A lease begins today or later, within the next 12 months.'));
  }
  return violations;
}

/** Rent bidding: where a law forbids more than the advertised rent of a home, or its asking, why this rent is refused; else null. */
export function rentRefusal(
  { kind, amount }: Pick<CheckedTerms, 'kind' | 'amount'>,
  listing: OfferedListing,
): string | null {
  const advertised = kind === 'lease' ? advertisedRent(listing) : null;
  const notice = biddingNoticeFor(listing);
  if (notice === null || advertised === null || centsOf(amount) <= centsOf(advertised)) return null;
  return `${notice} Enter ${formatPrice(centsOf(advertised))} or less.`;
}

/** The rent-bidding rule for whoever offers on this listing; null where none applies. */
export function biddingNoticeFor({ property }: OfferedListing): string | null {
  return property.propertyType.name === 'Residential' ? rentBiddingNotice(property.address.state) : null;
}

/** The one rent a week that is advertised; null for a range or a hidden rent, which must not be found out by trying (V22). */
export function advertisedRent({ type, pricing, leasePricing }: OfferedListing): string | null {
  return shownAmount(type === 'lease' ? pricing : leasePricing);
}

/** The asking price as shown; null for a range or a hidden price. */
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
    : [violation('expiresOn', `An offer stays open from today to at most ${maxOfferOpenDays} days ahead.`)];
}

const violation = (propertyPath: string, message: string, code = 'offer'): Violation => ({
  propertyPath,
  message,
  code,
});

const ownersMoves: Record<OfferStatus, readonly OfferStatus[]> = {
  pending: ['accepted', 'countered', 'rejected'],
  countered: ['countered', 'rejected'],
  // It fell through: the listing is free for the next.
  accepted: ['rejected'],
  rejected: [],
  withdrawn: [],
  expired: [],
};

const buyersMoves: Record<OfferStatus, readonly OfferStatus[]> = {
  pending: ['withdrawn'],
  countered: ['accepted', 'withdrawn'],
  accepted: ['withdrawn'],
  rejected: [],
  withdrawn: [],
  expired: [],
};

/** The statuses that this side can change an offer to. A status that this release does not know allows none. */
export function offerMoves(by: 'owner' | 'buyer', status: OfferStatus | UnknownValue): readonly OfferStatus[] {
  if (!isKnown(offerStatus, status)) return [];
  return (by === 'owner' ? ownersMoves : buyersMoves)[status];
}

/** The state at an instant: what waits for an answer past its day has expired. */
export function offerStatusAt({ status, expiresAt }: { status: OfferStatus; expiresAt: Date }, now: Date): OfferStatus {
  return (status === 'pending' || status === 'countered') && expiresAt <= now ? 'expired' : status;
}
