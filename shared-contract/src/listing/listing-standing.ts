import type { PropertyTypeName } from '../property/property.ts';
import { plainTextOf } from '../text/rich-text.ts';
import type { Listing, ListingDetailName } from './listing.ts';
import { detailOf } from './listing.ts';
import { detailAdvice } from './listing-detail-rules.ts';
import { listingPatchViolations } from './listing-patch-rules.ts';
import { rangeAdvice } from './pricing-rules.ts';
import { wordingAdvice } from './wording-rules.ts';

/**
 * How far a step of the editor is. `todo`: something is missing, and unless `optional` it has to come before publishing.
 * `blocked`: what is there breaks a rule. `reasons` are sentences; `advice` would help and is asked of nobody.
 */
export type StepStatus =
  | { kind: 'ok'; reasons: readonly []; advice: readonly string[] }
  | { kind: 'todo'; optional: boolean; reasons: readonly string[]; advice: readonly string[] }
  | { kind: 'blocked'; reasons: readonly string[]; advice: readonly string[] };

type Found = {
  broken?: readonly string[];
  missing?: readonly string[];
  wished?: readonly string[];
  advice?: readonly string[];
};

/** The worst of what was found: broken rules, then what is missing, then what one may still add. */
export function stepStatus({ broken = [], missing = [], wished = [], advice = [] }: Found): StepStatus {
  if (broken.length > 0) return { kind: 'blocked', reasons: broken, advice };
  if (missing.length > 0) return { kind: 'todo', optional: false, reasons: missing, advice };
  if (wished.length > 0) return { kind: 'todo', optional: true, reasons: wished, advice };
  return { kind: 'ok', reasons: [], advice };
}

export type ListingCheck = { listing: Listing; now: Date };

/** Without these a listing of that type cannot be compared, so it is not published without them. */
export const requiredDetails: Record<PropertyTypeName, readonly ListingDetailName[]> = {
  Residential: ['bedrooms', 'baths'],
  Commercial: ['floorArea'],
  Land: ['landArea'],
  Rural: ['landArea'],
};

const missingWords: Partial<Record<ListingDetailName, string>> = {
  bedrooms: 'Say how many bedrooms there are; 0 is a studio.',
  baths: 'Say how many bathrooms there are.',
  floorArea: 'Enter the floor area.',
  landArea: 'Enter the land area.',
};

/** V15, V16, V24 of what is stored. */
export function propertyDetailsStatus({ listing, now }: ListingCheck): StepStatus {
  const { listingPropertyDetails: details, property } = listing;
  const needed = requiredDetails[property.propertyType.name];
  const availableFrom = detailOf(details, 'availabilityDate');
  return stepStatus({
    broken: brokenBy(listing, { listingPropertyDetails: details }, now),
    missing: needed.filter((name) => detailOf(details, name) === undefined).flatMap((name) => missingWords[name] ?? []),
    advice: [
      ...detailAdvice(details, property, now),
      ...(listing.type !== 'sale' && availableFrom === undefined
        ? ['Tenants look for the date it is available from.']
        : []),
    ],
  });
}

/** V20–V23 of what is stored. */
export function priceStatus({ listing, now }: ListingCheck): StepStatus {
  const { type, pricing, leasePricing = null, bond = null, property } = listing;
  const lacks = (one: typeof leasePricing) => one?.displayValue === undefined;
  const price = type === 'lease' ? 'Enter the weekly rent' : 'Enter the price';
  return stepStatus({
    broken: brokenBy(listing, { pricing, leasePricing, bond }, now),
    missing: [
      ...(lacks(pricing) ? [`${price}: search and portals rank by it even when it is not shown.`] : []),
      ...(type === 'both' && lacks(leasePricing) ? ['Enter the weekly rent: the listing is for lease, too.'] : []),
    ],
    advice: [
      ...(type === 'lease' ? [] : rangeAdvice(pricing)),
      ...(type !== 'sale' && property.propertyType.name === 'Residential' && !bond
        ? ['Tenants look for the bond: they bring it together before they apply.']
        : []),
    ],
  });
}

/** V17 of what is stored. */
export function descriptionStatus({ listing, now }: ListingCheck): StepStatus {
  const { headline, description } = listing;
  return stepStatus({
    broken: brokenBy(listing, { headline, description }, now),
    missing: [
      ...(headline.trim() === '' ? ['Write a headline.'] : []),
      ...(plainTextOf(description) === '' ? ['Describe the property.'] : []),
    ],
    advice: wordingAdvice(listing, { type: listing.type, propertyType: listing.property.propertyType.name }),
  });
}

export function featuresStatus({ listing }: ListingCheck): StepStatus {
  return stepStatus({ wished: listing.features.length === 0 ? ['Choose what the property offers.'] : [] });
}

/** V19 of what is ahead. */
export function inspectionsStatus({ listing, now }: ListingCheck): StepStatus {
  const { auctionDateTime, listingOpens } = listing;
  const isAhead = listingOpens.some(({ endAt }) => new Date(endAt) > now);
  const isEarly = auctionDateTime && listingOpens.every(({ startAt }) => new Date(auctionDateTime) < new Date(startAt));
  return stepStatus({
    wished: isAhead ? [] : ['Add a time at which people can look at it.'],
    advice: isEarly ? ['The auction is before the first inspection: nobody could look before bidding.'] : [],
  });
}

/** V7 and V8 of what is stored. */
export function contactStatus({ listing, now }: ListingCheck): StepStatus {
  const { name, email, phone } = listing.contactDetail;
  return stepStatus({
    broken: name === '' ? [] : brokenBy(listing, { contactDetail: { name, email, phone } }, now),
    missing: [
      ...(name.trim() === '' ? ['Say who answers enquiries.'] : []),
      ...(email ? [] : ['Enter the email address that enquiries go to.']),
    ],
  });
}

function brokenBy(listing: Listing, content: Parameters<typeof listingPatchViolations>[2], now: Date): string[] {
  const { propertyType, address, timeZone } = listing.property;
  const place = { propertyType: propertyType.name, state: address.state, timeZone };
  // What is missing is said as such, not as a broken rule.
  const asDraft = { ...listing, status: 'draft' as const };
  return listingPatchViolations(asDraft, place, content, now).map(({ message }) => message);
}
