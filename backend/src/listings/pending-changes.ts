import { isDeepStrictEqual } from 'node:util';
import type { Listing, ListingDetail, Pricing } from 'shared-contract/listing/listing';
import type { ListingPatch } from 'shared-contract/listing/listing-input';
import { amountOf } from 'shared-contract/money/money';

/** The columns that hold the content of a listing. The table refers to this type, so it cannot be derived from it. */
export type ListingContent = {
  headline: string;
  description: string;
  pricing: Pricing;
  leasePricing: Pricing | null;
  bondCents: number | null;
  listingPropertyDetails: ListingDetail[];
  featureIds: string[];
  contactName: string;
  contactEmail: string | null;
  contactPhone: string | null;
  auctionAt: Date | null;
  streetHidden: boolean;
};

/** New values of some columns, as JSON. They replace the columns when the owner publishes them. */
export type PendingChanges = Partial<Omit<ListingContent, 'auctionAt'>> & { auctionAt?: string | null };

type WithPending = { pending: PendingChanges | null };

/** Returns the columns that the pending changes replace, with their new values. */
export function pendingContent({ pending }: WithPending): Partial<ListingContent> {
  if (!pending) return {};
  const { auctionAt, ...content } = pending;
  return {
    ...content,
    ...(auctionAt === undefined ? {} : { auctionAt: auctionAt === null ? null : new Date(auctionAt) }),
  };
}

/** Returns the changes that make the published content the wanted one. Null when both are the same. */
export function pendingChanges(published: ListingContent, wanted: ListingContent): PendingChanges | null {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !isDeepStrictEqual(value, published[name as keyof ListingContent]),
  );
  return changed.length === 0 ? null : JSON.parse(JSON.stringify(Object.fromEntries(changed)));
}

/** Returns the pending changes as a patch of the listing, by which the rules for patches can check them again. */
export function pendingPatch(pending: PendingChanges): ListingPatch {
  const { bondCents, contactName, contactEmail, contactPhone, auctionAt, featureIds, ...same } = pending;
  const contactDetail = {
    ...(contactName === undefined ? {} : { name: contactName }),
    ...(contactEmail === undefined ? {} : { email: contactEmail }),
    ...(contactPhone === undefined ? {} : { phone: contactPhone }),
  };
  return {
    ...same,
    contactDetail,
    ...(bondCents === undefined ? {} : { bond: bondCents === null ? null : amountOf(bondCents) }),
    ...(auctionAt === undefined ? {} : { auctionDateTime: auctionAt }),
    ...(featureIds === undefined ? {} : { features: featureIds }),
  };
}

const contentFields = [
  'headline',
  'description',
  'pricing',
  'leasePricing',
  'bond',
  'listingPropertyDetails',
  'features',
  'contactDetail',
  'auctionDateTime',
  'streetHidden',
] as const satisfies readonly (keyof Listing)[];

/** Returns the fields of the published listing that differ from the draft. */
export function publishedFields(published: Listing, draft: Listing): Listing['published'] {
  const changed = contentFields.filter((field) => !isDeepStrictEqual(published[field], draft[field]));
  return Object.fromEntries(changed.map((field) => [field, published[field]]));
}
