import { type Listing, type ListingSummary, rentOf } from 'shared-contract/listing/listing';
import { amountOf } from 'shared-contract/money/money';
import { identity } from '../http/json-ld.ts';
import { assetWarnings } from '../listing-assets/asset-warnings.ts';
import { listingOpenResource } from '../listing-opens/listing-open-resource.ts';
import { fullAddressOf, localityOf, propertyIdentity } from '../properties/property-resource.ts';
import { assetFilePath } from './listing-asset-path.ts';
import type { OpenRow, PictureRow, SummaryRow } from './listing-row.ts';
import type { listings } from './listing-table.ts';
import { soldTimeOf } from './sold-time.ts';
import { type Audience, visibleLocation, visibleMainPricing, visiblePricing } from './visible-fields.ts';

export const listingPath = '/api/listings';

/** Returns the JSON of a listing as search results show it. */
export function summaryResource(row: SummaryRow, audience: Audience): ListingSummary {
  return {
    ...sharedFields(row, audience),
    picture: row.picture,
    pictureCount: row.listing.pictureCount,
    ...(audience === 'owner' && row.listing.pending ? { hasUnpublishedChanges: true } : {}),
    nextOpen: row.nextOpen && {
      startAt: new Date(row.nextOpen.startAt).toISOString(),
      endAt: new Date(row.nextOpen.endAt).toISOString(),
    },
  };
}

export type AssetRow = {
  id: string;
  kind: 'photo' | 'floorPlan' | 'document';
  fileName: string;
  isPublic: boolean;
  likeness: string | null;
  hasText: boolean;
  picture: PictureRow | null;
};

export type ListingRow = Pick<SummaryRow, 'property'> & {
  listing: SummaryRow['listing'] &
    Pick<typeof listings.$inferSelect, 'description' | 'bondCents' | 'contactName' | 'contactEmail' | 'contactPhone'>;
  advertiserPhoto: PictureRow | null;
  features: { name: string; category: string }[];
  assets: AssetRow[];
  opens: OpenRow[];
  activeOrder: string | null;
};

/**
 * Returns the JSON of a whole listing. The public version contains no hidden price and no hidden street, no bond that
 * would reveal a hidden rent, no email address, no phone number, and of the documents only the public ones.
 */
export function listingResource(row: ListingRow, audience: Audience): Listing {
  const { listing } = row;
  const mine = audience === 'owner';
  return {
    ...sharedFields(row, audience),
    description: listing.description,
    bond:
      listing.bondCents !== null && (mine || rentOf(listing)?.displayType !== 'hide')
        ? amountOf(listing.bondCents)
        : null,
    features: row.features,
    listingAssets: row.assets
      .filter(({ kind, isPublic }) => mine || kind !== 'document' || isPublic)
      .map((asset) => ({
        id: asset.id,
        kind: asset.kind,
        ...(asset.picture ? { picture: asset.picture } : {}),
        ...(asset.kind === 'document' && asset.isPublic
          ? { fileName: asset.fileName, file: assetFilePath(asset.id) }
          : {}),
        ...(mine && asset.kind === 'photo' ? { warnings: assetWarnings(asset, asset.picture, row.assets) } : {}),
      })),
    listingOpens: row.opens.map((open) => listingOpenResource(open, audience)),
    contactDetail: {
      name: listing.contactName,
      ...(row.advertiserPhoto ? { picture: row.advertiserPhoto } : {}),
      ...(mine && listing.contactEmail !== null ? { email: listing.contactEmail } : {}),
      ...(mine && listing.contactPhone !== null ? { phone: listing.contactPhone } : {}),
    },
    ...(mine ? { streetHidden: listing.streetHidden, activeOrder: row.activeOrder } : {}),
  };
}

function sharedFields(row: Pick<SummaryRow, 'listing' | 'property'>, audience: Audience) {
  const { listing, property } = row;
  const withStreet = audience === 'owner' || !listing.streetHidden;
  return {
    ...identity(listingPath, 'Listing', listing.id),
    type: listing.type,
    status: listing.status,
    headline: listing.headline,
    property: {
      ...propertyIdentity(property),
      propertyType: { name: property.propertyType },
      category: { name: property.category },
      address: {
        fullAddress: withStreet ? fullAddressOf(property) : localityOf(property),
        ...(withStreet ? { streetAddress: property.streetAddress } : {}),
        suburb: property.suburb,
        state: property.state,
        postcode: property.postcode,
      },
      timeZone: property.timeZone,
      location: visibleLocation({ ...listing, ...property }, withStreet),
    },
    pricing: visibleMainPricing(row, audience),
    leasePricing: listing.leasePricing && visiblePricing(listing.leasePricing, audience),
    listingPropertyDetails: listing.listingPropertyDetails,
    auctionDateTime: listing.auctionAt?.toISOString() ?? null,
    publishedAt: listing.publishedAt?.toISOString() ?? null,
    ...closedFields(listing, audience),
  };
}

/**
 * Returns when the listing was sold or leased, for the owner also after a sold one has left the site. A listing cannot
 * be edited after it was leased, so `updatedAt` is the time of that change.
 */
function closedFields(listing: SummaryRow['listing'], audience: Audience): Pick<Listing, 'closed'> {
  const { status, updatedAt, soldPriceCents, withheldPriceCents } = listing;
  const isOwner = audience === 'owner';
  const at = soldTimeOf(listing) ?? (status === 'leased' ? updatedAt : null);
  if (at === null || !(isOwner || status === 'sold' || status === 'leased')) return {};
  const price = soldPriceCents === null ? {} : { price: amountOf(soldPriceCents) };
  const withheld =
    isOwner && withheldPriceCents !== null ? { price: amountOf(withheldPriceCents), priceHidden: true } : {};
  return { closed: { at: at.toISOString(), ...price, ...withheld } };
}
