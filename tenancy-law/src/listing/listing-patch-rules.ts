import { contactViolations } from 'shared-contract/contact/contact-rules';
import { localDateIn } from 'shared-contract/date/local-date';
import { type Listing, type ListingDetail, type Pricing, rentOf } from 'shared-contract/listing/listing';
import { detailViolations } from 'shared-contract/listing/listing-detail-rules';
import type { ListingPatch } from 'shared-contract/listing/listing-input';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { pricingViolations } from 'shared-contract/listing/pricing-rules';
import { wordingViolations } from 'shared-contract/listing/wording-rules';
import { centsOf } from 'shared-contract/money/money';
import { stateNames } from 'shared-contract/place/state-names';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { PropertyTypeName } from 'shared-contract/property/property-type';
import type { Violation } from 'shared-contract/wire/problem';
import { priceRange } from '../rules/price-range.ts';
import { bondViolations } from './bond-violations.ts';

type Current = Pick<
  Listing,
  'type' | 'status' | 'pricing' | 'leasePricing' | 'bond' | 'listingPropertyDetails' | 'auctionDateTime'
>;
type Place = { propertyType: PropertyTypeName; state: AustralianState; timeZone: string };

/**
 * Validates a patch of a listing, in the editor and on the server: contact, details, texts, prices, bond and auction
 * (V7, V8, V15–V17, V19–V24, V28). Checks only the fields of the patch. A draft may be incomplete. A patch of an
 * advertised listing must not remove a required value.
 */
export function listingPatchViolations(current: Current, place: Place, patch: ListingPatch, now: Date): Violation[] {
  const advertised = isAdvertised(current.status);
  const isHomeRent = current.type === 'lease' && place.propertyType === 'Residential';
  const priced = patch.pricing !== undefined || patch.leasePricing !== undefined;
  const today = localDateIn(place.timeZone, now);
  const options = { advertised, rangeLimit: rangeLimit(place.state, today) };
  return [
    ...wordingViolations({ headline: patch.headline, description: patch.description }, { advertised, isHomeRent }),
    ...(priced ? pricingViolations({ type: current.type, ...patchedPrices(current, patch) }, place, options) : []),
    ...(priced || patch.bond !== undefined ? bondRefusals(current, place, patch, today) : []),
    ...(patch.listingPropertyDetails
      ? detailViolations(patch.listingPropertyDetails, place, now, storedDate(current.listingPropertyDetails))
      : []),
    ...contactViolations(patch.contactDetail ?? {}),
    ...(patch.auctionDateTime ? auctionViolations(current, patch.auctionDateTime, now) : []),
  ];
}

/** Returns the widest range that the state allows for a sale price (V21), or null. */
export function rangeLimit(state: AustralianState, today: string): { percent: number; message: string } | null {
  const percent = priceRange(state, today).value;
  const where = `In ${stateNames[state]}, a price range can’t be wider than ${percent}% of its lower end.`;
  return percent === null ? null : { percent, message: where };
}

/** Checks the bond (V28) against the rent that the listing has after the patch. */
function bondRefusals(current: Current, place: Place, patch: ListingPatch, today: string): Violation[] {
  const { type } = current;
  const bond = patch.bond === undefined ? (current.bond ?? null) : patch.bond;
  const rent = rentOf({ type, ...patchedPrices(current, patch) })?.displayValue;
  return bondViolations({ type, bond, rentCents: rent && 'value' in rent ? centsOf(rent.value) : null }, place, today);
}

/**
 * Checks the auction (V19): only a listing for sale can have one, and its date must be in the future. A date that the
 * listing already has is accepted even after it has passed.
 */
function auctionViolations({ type, auctionDateTime }: Current, at: string, now: Date): Violation[] {
  const refuse = (message: string) => [{ propertyPath: 'auctionDateTime', message, code: 'auction' }];
  if (type === 'lease') return refuse('Listings for lease can’t have an auction.');
  const isUnchanged = auctionDateTime && Date.parse(auctionDateTime) === Date.parse(at);
  return isUnchanged || new Date(at) > now ? [] : refuse('Choose a future date and time for the auction.');
}

/**
 * Returns the sale price and the rent after the patch. A new `displayValue` replaces the whole old one; null removes
 * it.
 */
export function patchedPrices(
  current: { pricing: Pricing; leasePricing?: Pricing | null | undefined },
  patch: Pick<ListingPatch, 'pricing' | 'leasePricing'>,
): { pricing: Pricing; leasePricing: Pricing | null } {
  const leasePricing = current.leasePricing ?? null;
  return {
    pricing: patchedPricing(current.pricing, patch.pricing),
    leasePricing:
      patch.leasePricing === undefined
        ? leasePricing
        : patch.leasePricing && patchedPricing(leasePricing, patch.leasePricing),
  };
}

function patchedPricing(current: Pricing | null, patch: ListingPatch['pricing']): Pricing {
  const { displayValue, ...rest } = { displayType: 'value' as const, ...current, ...patch };
  return displayValue ? { ...rest, displayValue } : rest;
}

/**
 * Returns the availability date that the listing has now. It is accepted even after it has passed, so that the owner
 * can still change other details.
 */
function storedDate(details: readonly ListingDetail[]) {
  return details.find(({ name }) => name === 'availabilityDate')?.value;
}
