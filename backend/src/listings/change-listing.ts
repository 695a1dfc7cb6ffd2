import type { ListingPatch } from 'shared-contract/listing/listing-input';
import { amountOf, centsOf } from 'shared-contract/money/money';
import type { Violation } from 'shared-contract/wire/problem';
import { listingPatchViolations, patchedPrices } from 'tenancy-law/listing/listing-patch-rules';
import { storedPhone } from '../customer-users/phone-number.ts';
import type { properties } from '../properties/property-table.ts';
import type { listings } from './listing-table.ts';
import type { ListingContent } from './pending-changes.ts';
import { requireEditable } from './require-editable.ts';
import { sanitizeDescription } from './sanitize-description.ts';

type Listing = typeof listings.$inferSelect;
type Property = typeof properties.$inferSelect;
type Change = { violations: Violation[]; changes: ListingContent };

/**
 * Applies a patch to a listing. Returns the new values of its columns, and a violation for each broken rule.
 * @throws Problem 409 when the listing can no longer be edited
 */
export function changeListing(current: Listing, property: Property, patch: ListingPatch, now: Date): Change {
  requireEditable(current.status);
  const changes = {
    headline: patch.headline?.trim() ?? current.headline,
    description: patch.description === undefined ? current.description : sanitizeDescription(patch.description),
    ...patchedPrices(current, patch),
    bondCents: patched(current.bondCents, centsOrNull(patch.bond)),
    listingPropertyDetails: patch.listingPropertyDetails ?? current.listingPropertyDetails,
    featureIds: patch.features ? [...new Set(patch.features)] : current.featureIds,
    contactName: patch.contactDetail?.name?.trim() ?? current.contactName,
    contactEmail: patched(current.contactEmail, patch.contactDetail?.email),
    contactPhone: patched(current.contactPhone, phoneOrNull(patch.contactDetail?.phone)),
    auctionAt: patched(current.auctionAt, instantOf(patch.auctionDateTime)),
    streetHidden: patch.streetHidden ?? current.streetHidden,
  };
  return { violations: patchViolations(current, property, patch, now), changes };
}

/** Returns the rules that a patch of a stored listing breaks. */
export function patchViolations(current: Listing, property: Property, patch: ListingPatch, now: Date): Violation[] {
  const bond = current.bondCents === null ? null : amountOf(current.bondCents);
  const auctionDateTime = current.auctionAt?.toISOString() ?? null;
  return listingPatchViolations({ ...current, bond, auctionDateTime }, property, patch, now);
}

/** Applies one field of a merge patch: an absent field does not change the value, null removes it (RFC 7396). */
function patched<T>(current: T | null, patch: T | null | undefined): T | null {
  return patch === undefined ? current : patch;
}

function centsOrNull(amount: string | null | undefined): number | null | undefined {
  return typeof amount === 'string' ? centsOf(amount) : amount;
}

function phoneOrNull(phone: string | null | undefined): string | null | undefined {
  return typeof phone === 'string' ? storedPhone(phone) : phone;
}

function instantOf(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text;
}
