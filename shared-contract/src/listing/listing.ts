import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { picture } from '../picture/picture.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { contactDetail } from './contact-detail.ts';
import { assetWarning, listingAssetKind } from './listing-asset-kind.ts';
import { listingProperty } from './listing-property.ts';
import { listingReadiness } from './listing-readiness.ts';

export const listingType = z.enum(['sale', 'lease', 'both']);
export type ListingType = z.infer<typeof listingType>;

export const listingStatus = z.enum([
  'draft',
  'pendingReview',
  'active',
  'underOffer',
  'sold',
  'leased',
  'withdrawn',
  'offmarket',
]);
export type ListingStatus = z.infer<typeof listingStatus>;

/**
 * A price and how visitors see it. With `hide`, only the owner's response contains `displayValue` (V22): the backend
 * removes it from public responses (`backend/src/listings/visible-fields.ts`).
 */
export const pricing = z.object({
  displayType: z.enum(['value', 'range', 'hide']),
  displayValue: z.optional(
    z.union([
      z.object({ value: decimalAmount }),
      z.object({ range: z.object({ min: decimalAmount, max: decimalAmount }) }),
    ]),
  ),
});
export type Pricing = z.infer<typeof pricing>;

/** Shown in place of a hidden price (V22). It names neither an agent nor an owner, because both advertise here. */
export const hiddenPriceLabel = 'Price on application';

/** The names that an entry of `listingPropertyDetails` can have (SPEC §3). */
export const listingDetailName = z.enum([
  'isMultiple',
  'landArea',
  'landAreaUnit',
  'floorArea',
  'floorAreaUnit',
  'bedrooms',
  'baths',
  'livingAreas',
  'garages',
  'carports',
  'availabilityDate',
  'petsAllowed',
  'furnished',
  'smokingPermitted',
]);
export type ListingDetailName = z.infer<typeof listingDetailName>;

export const listingDetail = z.object({
  name: listingDetailName,
  value: z.union([z.string(), z.number(), z.boolean()]),
});
export type ListingDetail = z.infer<typeof listingDetail>;

/** An open home. Instants are RFC 3339 in UTC; show them in `timeZone`, the property's zone. */
export const listingOpen = z.object({
  ...linked,
  listing: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  timeZone: z.string(),
  /** True when visitors can book a place. */
  bookable: z.optional(z.boolean()),
  /** The number of places that are not booked yet. Absent when the number of places is not limited. */
  placesLeft: z.optional(z.int()),
  /** How many groups can book; null when there is no limit. Only the owner receives it. */
  capacity: z.nullish(z.int()),
  /** How many groups have booked. Only the owner receives it. */
  booked: z.optional(z.int()),
  /** How many places are held for visitors who have not confirmed their booking. Only the owner receives it. */
  held: z.optional(z.int()),
});
export type ListingOpen = z.infer<typeof listingOpen>;

export const listingAsset = z.object({
  id: z.string(),
  kind: openEnum(listingAssetKind),
  picture: z.optional(picture),
  /** Name and download URL of a public document. */
  fileName: z.optional(z.string()),
  file: z.optional(z.string()),
  /** Warnings about a photo. Only the owner receives them. */
  warnings: z.optional(z.array(openEnum(assetWarning))),
});

const listingFields = {
  ...linked,
  type: listingType,
  status: openEnum(listingStatus),
  headline: z.string(),
  property: listingProperty,
  /** The sale price; for a listing of type lease the weekly rent. */
  pricing,
  /** The weekly rent of a listing of type `both`. */
  leasePricing: z.nullish(pricing),
  listingPropertyDetails: z.array(listingDetail),
  auctionDateTime: z.nullish(z.string()),
  publishedAt: z.nullish(z.string()),
  /**
   * When the listing was sold or leased, and the price if the owner of a sold one gave it. Visitors receive no price
   * that the owner withholds; the owner receives it with `priceHidden`, also after the listing has left the site.
   */
  closed: z.optional(
    z.object({ at: z.string(), price: z.optional(decimalAmount), priceHidden: z.optional(z.boolean()) }),
  ),
};

/** A listing as search results show it. */
export const listingSummary = z.object({
  ...listingFields,
  /** True when the owner has changes that visitors do not see yet. Only the owner receives it. */
  hasUnpublishedChanges: z.optional(z.boolean()),
  picture: z.nullish(picture),
  pictureCount: z.int(),
  nextOpen: z.nullish(z.object({ startAt: z.string(), endAt: z.string() })),
});
export type ListingSummary = z.infer<typeof listingSummary>;

const bond = z.nullish(decimalAmount);
const features = z.array(z.object({ name: z.string(), category: z.string() }));
const streetHidden = z.optional(z.boolean());

/** The fields of a live listing whose changes visitors see only after the owner has published them. */
const publishedContent = z.partial(
  z.object({
    headline: listingFields.headline,
    description: z.string(),
    pricing,
    leasePricing: listingFields.leasePricing,
    bond,
    listingPropertyDetails: listingFields.listingPropertyDetails,
    features,
    contactDetail,
    auctionDateTime: listingFields.auctionDateTime,
    streetHidden,
  }),
);

/** `GET /api/listings/{id}`. */
export const listing = z.object({
  ...listingFields,
  description: z.string(),
  /**
   * The bond of a listing for lease. When the rent is hidden, only the owner receives the bond, because it reveals the
   * rent (V22).
   */
  bond,
  features,
  listingAssets: z.array(listingAsset),
  listingOpens: z.array(listingOpen),
  contactDetail,
  /** For the owner only: true if visitors see only the suburb. */
  streetHidden,
  /**
   * For the owner of a live listing with unpublished changes: the values of the changed fields that visitors still see.
   * The listing itself has the new values. `POST /api/listings/{id}/publish` publishes them.
   */
  published: z.optional(publishedContent),
  /** IRI of the open order. Only the owner receives it. */
  activeOrder: z.nullish(z.string()),
  /**
   * Whether ownership and order allow publishing (V25). Only the owner receives this field. A free order is completed
   * by publishing.
   */
  readiness: z.optional(listingReadiness),
});
export type Listing = z.infer<typeof listing>;

/** Returns the weekly rent, or null for a listing that is only for sale. */
export function rentOf({
  type,
  pricing,
  leasePricing,
}: Pick<Listing, 'type' | 'pricing' | 'leasePricing'>): Pricing | null {
  if (type === 'both') return leasePricing ?? null;
  return type === 'lease' ? pricing : null;
}

/** Returns the value of one detail, or undefined. */
export function detailOf(
  details: readonly ListingDetail[],
  name: ListingDetailName,
): string | number | boolean | undefined {
  return details.find((detail) => detail.name === name)?.value;
}

/** Returns the number of garages and carports together. */
export function carSpacesOf(details: readonly ListingDetail[]): number {
  return Number(detailOf(details, 'garages') ?? 0) + Number(detailOf(details, 'carports') ?? 0);
}
