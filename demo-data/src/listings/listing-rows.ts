import type { listingAssets, listingOpens, listings, ownershipDocuments, properties } from 'backend/tables';
import { rentOf } from 'shared-contract/listing/listing';
import { centsOf } from 'shared-contract/money/money';
import { suburbId } from '../gazetteer/gazetteer.ts';
import { homeBounds } from '../gazetteer/home-bounds.ts';
import { featureId } from '../homes/feature-rows.ts';
import { type Home, squareMetresOf } from '../homes/home.ts';
import { descriptionOf } from '../listing-text/description.ts';
import { headlineOf } from '../listing-text/headline.ts';
import { fullNameOf, type UserRow } from '../people/people.ts';
import type { Album } from '../pictures/album.ts';
import type { DemoPicture } from '../pictures/catalogue.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { listingDetails } from './listing-details.ts';
import type { ListingPlan } from './listing-plan.ts';
import { listingPrices } from './listing-prices.ts';
import { availabilityDate, formatDay, listingTimes, publishedAt } from './listing-times.ts';

export type PropertyRow = typeof properties.$inferInsert & { id: string };
export type ListingRow = typeof listings.$inferInsert & { id: string };
export type AssetRow = typeof listingAssets.$inferInsert;
export type OwnershipRow = typeof ownershipDocuments.$inferInsert;
export type OpenRow = typeof listingOpens.$inferInsert;

export const propertyId = (key: string) => stableId(`property/${key}`);
export const listingId = (key: string) => stableId(`listing/${key}`);

const day = 86_400_000;

export function propertyRow(home: Home, owner: UserRow, album: Album, createdAt: Date): PropertyRow {
  return {
    id: propertyId(home.key),
    ownerId: owner.id,
    propertyType: home.propertyType,
    category: home.category,
    streetAddress: home.streetAddress,
    suburbId: suburbId(home.place.slug),
    suburb: home.place.name,
    state: home.place.state,
    postcode: home.place.postcode,
    timeZone: home.place.timeZone,
    ...coordinatesOf(home),
    bedrooms: home.propertyType === 'Residential' || home.propertyType === 'Rural' ? home.bedrooms : null,
    baths: home.propertyType === 'Land' ? null : home.baths,
    carSpaces: home.propertyType === 'Land' ? null : home.garages + home.carports,
    landArea: home.landArea ? squareMetresOf(home.landArea) : null,
    pictureId: album.photos[0]?.id ?? null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Returns the row of a verified proof of ownership, here a council rates notice. */
export function ownershipRow(property: PropertyRow): OwnershipRow {
  const at = property.createdAt ?? new Date(0);
  return {
    id: stableId(`ownership/${property.id}`),
    ownerId: property.ownerId,
    propertyId: property.id,
    kind: 'ratesNotice',
    fileName: 'rates-notice.pdf',
    byteSize: 184_320,
    status: 'verified',
    checkedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/** Returns the position of a home: anywhere in the area of its suburb's homes. */
function coordinatesOf({ key, place }: Home) {
  const random = createRandom(`spot/${key}`);
  const { south, west, north, east } = homeBounds(place);
  const between = (low: number, high: number) =>
    Math.round(((low + high) / 2 + ((high - low) / 2) * (random.whole(-1000, 1000) / 1000)) * 100_000) / 100_000;
  return { latitude: between(south, north), longitude: between(west, east) };
}

/** Returns the rows of a listing: the listing itself, its assets and its open homes. */
export function listingRows(plan: ListingPlan, now: Date, album: Album) {
  const { home, owner, key } = plan;
  const random = createRandom(`listing/${key}`);
  const id = listingId(key);
  const { opens, auctionAt } = listingTimes(random, plan, now);
  const availability = availabilityDate(plan, now);
  const prices = listingPrices(random, plan);
  const published = publishedAt(plan, now);
  const createdAt = new Date((published ?? now).getTime() - random.whole(1, 6) * day);
  const details = listingDetails(plan, availability);
  const offer = {
    type: plan.type,
    auction: plan.auction,
    availableFrom: plan.availableInDays === 0 ? null : formatDay(availability),
    petsAllowed: plan.petsAllowed,
    furnished: plan.furnished,
  };
  const listing: ListingRow = {
    id,
    ownerId: owner.id,
    propertyId: propertyId(home.key),
    type: plan.type,
    status: plan.status,
    headline: plan.headline ?? headlineOf(random, home),
    description: descriptionOf(random, home, offer),
    ...prices,
    bondCents: bondOf(plan, prices),
    listingPropertyDetails: details,
    featureIds: home.features.map(featureId),
    contactName: fullNameOf(owner),
    contactEmail: owner.username,
    contactPhone: owner.phone ?? null,
    streetHidden: plan.streetHidden,
    auctionAt,
    publishedAt: published,
    pictureId: album.photos[0]?.id ?? null,
    pictureCount: album.photos.length,
    createdAt,
    updatedAt: concludedAt(plan.status, now) ?? published ?? createdAt,
  };
  return { listing, assets: assetRows(id, owner, album, createdAt), opens: openRows(id, plan, opens, createdAt) };
}

/**
 * Returns the bond of a home: four weeks' rent, which every state allows. Returns null for other property and for a
 * sale.
 */
function bondOf({ type, home }: ListingPlan, prices: ReturnType<typeof listingPrices>): number | null {
  const rent = rentOf({ type, ...prices })?.displayValue;
  return home.propertyType === 'Residential' && rent && 'value' in rent ? centsOf(rent.value) * 4 : null;
}

/**
 * Returns yesterday for sold and leased listings, because they stay on the site only for a limited time (V25). Null for
 * all other listings.
 */
function concludedAt(status: ListingPlan['status'], now: Date): Date | null {
  return status === 'sold' || status === 'leased' ? new Date(now.getTime() - day) : null;
}

function assetRows(id: string, owner: UserRow, { photos, floorPlan }: Album, createdAt: Date): AssetRow[] {
  const assetRow = (kind: 'photo' | 'floorPlan', picture: DemoPicture, position: number): AssetRow => ({
    id: stableId(`asset/${id}/${kind}/${position}`),
    ownerId: owner.id,
    listingId: id,
    kind,
    pictureId: picture.id,
    fileName: fileNameOf(picture),
    byteSize: picture.byteSize,
    likeness: picture.likeness,
    hasText: picture.hasText,
    position,
    createdAt,
    updatedAt: createdAt,
  });
  return [
    ...photos.map((picture, index) => assetRow('photo', picture, index + 1)),
    ...(floorPlan ? [assetRow('floorPlan', floorPlan, 1)] : []),
  ];
}

/** Returns the file name that the owner sees: `living-3.webp` for the file `living/coastal/3.webp`. */
const fileNameOf = ({ subject, file }: DemoPicture) => `${subject}-${file.split('/').at(-1)}`;

function openRows(id: string, plan: ListingPlan, opens: { startAt: Date; endAt: Date }[], createdAt: Date): OpenRow[] {
  return opens.map((times, index) => ({
    id: stableId(`open/${id}/${index + 1}`),
    ownerId: plan.owner.id,
    listingId: id,
    ...times,
    timeZone: plan.home.place.timeZone,
    ...bookingSettings(id),
    createdAt,
    updatedAt: createdAt,
  }));
}

/** Two of three listings take bookings, most of them with a limited number of groups. Derived from the listing's id. */
function bookingSettings(id: string): Pick<OpenRow, 'bookable' | 'capacity'> {
  const number = Number.parseInt(id.slice(0, 4), 16);
  return { bookable: number % 3 > 0, capacity: number % 4 > 0 ? 4 + (number % 9) : null };
}
