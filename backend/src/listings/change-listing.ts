import type { ListingPatch, Pricing } from 'shared-contract/listing';
import type { Violation } from 'shared-contract/problem';
import type { properties } from '../properties/property-table.ts';
import { contactViolations } from './contact-rules.ts';
import { detailViolations } from './listing-detail-rules.ts';
import type { listings } from './listing-table.ts';
import { pricingViolations } from './pricing-rules.ts';
import { searchColumns } from './search-columns.ts';
import { wordingViolations } from './wording-rules.ts';

type Listing = typeof listings.$inferSelect;
type Change = { violations: Violation[]; changes: Partial<Listing> };

/** What a patch makes of a listing, and what is wrong with that. Only what the patch touches is judged. */
export function changeListing(
  current: Listing,
  property: typeof properties.$inferSelect,
  patch: ListingPatch,
  now: Date,
): Change {
  const next = {
    headline: patch.headline ?? current.headline,
    description: patch.description ?? current.description,
    pricing: patchedPricing(current.pricing, patch.pricing),
    leasePricing:
      patch.leasePricing === undefined
        ? current.leasePricing
        : patch.leasePricing && patchedPricing(current.leasePricing, patch.leasePricing),
    listingPropertyDetails: patch.listingPropertyDetails ?? current.listingPropertyDetails,
    featureIds: patch.features ? [...new Set(patch.features)] : current.featureIds,
    contactName: patch.contactDetail?.name ?? current.contactName,
    contactEmail: patched(current.contactEmail, patch.contactDetail?.email),
    contactPhone: patched(current.contactPhone, patch.contactDetail?.phone),
    auctionAt: patched(current.auctionAt, instantOf(patch.auctionDateTime)),
  };
  const priced = patch.pricing !== undefined || patch.leasePricing !== undefined;
  const violations = [
    ...wordingViolations({ headline: patch.headline ?? '', description: patch.description ?? '' }),
    ...(priced ? pricingViolations({ ...next, type: current.type }, property) : []),
    ...(patch.listingPropertyDetails ? detailViolations(patch.listingPropertyDetails, property, now) : []),
    ...contactViolations({ email: patch.contactDetail?.email, phone: patch.contactDetail?.phone }),
  ];
  return { violations, changes: { ...next, ...searchColumns(property, { ...next, type: current.type }) } };
}

function patchedPricing(current: Pricing | null, patch: Partial<Pricing> | undefined): Pricing {
  return { displayType: 'value', ...current, ...patch };
}

/** Absent keeps, null removes (RFC 7396). */
function patched<T>(current: T | null, patch: T | null | undefined): T | null {
  return patch === undefined ? current : patch;
}

function instantOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text;
}
