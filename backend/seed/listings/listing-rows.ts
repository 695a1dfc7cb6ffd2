import { rentOf } from 'shared-contract/listing/listing';
import { centsOf } from 'shared-contract/money/money';
import type {
  listingAssets,
  listingOpens,
  listings,
  ownershipDocuments,
  properties,
} from '../../src/database/schema.ts';
import { suburbId } from '../gazetteer/gazetteer.ts';
import { featureId } from '../homes/feature-rows.ts';
import { type Home, squareMetresOf } from '../homes/home.ts';
import { fullNameOf, type UserRow } from '../people/people.ts';
import { type Album, albumOf } from '../pictures/album.ts';
import type { picturesInTurn } from '../pictures/catalogue.ts';
import { randomOf } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { descriptionOf } from '../words/description.ts';
import { headlineOf } from '../words/headline.ts';
import { listingDetails } from './listing-details.ts';
import type { ListingPlan } from './listing-plan.ts';
import { pricesOf } from './listing-prices.ts';
import { availabilityDate, dayInWords, publishedAt, timesOf } from './listing-times.ts';

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
    ...spotIn(home),
    bedrooms: home.propertyType === 'Residential' || home.propertyType === 'Rural' ? home.bedrooms : null,
    baths: home.propertyType === 'Land' ? null : home.baths,
    carSpaces: home.propertyType === 'Land' ? null : home.garages + home.carports,
    landArea: home.landArea ? squareMetresOf(home.landArea) : null,
    pictureId: album.photos[0]?.id ?? null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Its rates notice, checked when it was added. */
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

/** How far homes stand from the middle of their suburb, in degrees: a degree is 111 km. */
const spread = { metro: 0.007, 'semi-rural': 0.012, rural: 0.03 } as const;

function spotIn({ key, place }: Home) {
  const random = randomOf(`spot/${key}`);
  const off = () => (random.whole(-1000, 1000) / 1000) * spread[place.settlement];
  const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  return { latitude: rounded(place.latitude + off()), longitude: rounded(place.longitude + off()) };
}

/** A listing with everything that hangs on it. */
export function listingRows(plan: ListingPlan, now: Date, album: Album) {
  const { home, owner, key } = plan;
  const random = randomOf(`listing/${key}`);
  const id = listingId(key);
  const { opens, auctionAt } = timesOf(random, plan, now);
  const availability = availabilityDate(plan, now);
  const prices = pricesOf(random, plan);
  const published = publishedAt(random, plan, now);
  const createdAt = new Date((published ?? now).getTime() - random.whole(1, 6) * day);
  const details = listingDetails(plan, availability);
  const offer = {
    type: plan.type,
    auction: plan.auction,
    availableFrom: plan.availableInDays === 0 ? null : dayInWords(availability),
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

/** Four weeks' rent of a home: no state has a lower cap. */
function bondOf({ type, home }: ListingPlan, prices: ReturnType<typeof pricesOf>): number | null {
  const rent = rentOf({ type, ...prices })?.displayValue;
  return home.propertyType === 'Residential' && rent && 'value' in rent ? centsOf(rent.value) * 4 : null;
}

/** What was sold or leased was so a day ago, and is shown for some days more (V25). */
function concludedAt(status: ListingPlan['status'], now: Date): Date | null {
  return status === 'sold' || status === 'leased' ? new Date(now.getTime() - day) : null;
}

function assetRows(id: string, owner: UserRow, { photos, floorPlan }: Album, createdAt: Date): AssetRow[] {
  const all = [
    ...photos.map((picture) => ({ kind: 'photo' as const, picture })),
    ...(floorPlan ? [{ kind: 'floorPlan' as const, picture: floorPlan }] : []),
  ];
  return all.map(({ kind, picture }, index) => ({
    id: stableId(`asset/${id}/${index + 1}`),
    ownerId: owner.id,
    listingId: id,
    kind,
    pictureId: picture.id,
    fileName: fileNameOf(picture.alt),
    position: index + 1,
    createdAt,
    updatedAt: createdAt,
  }));
}

/** `Kitchen with an island` → `kitchen-with-an-island.jpg`. */
const fileNameOf = (alt: string) => `${alt.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jpg`;

function openRows(id: string, plan: ListingPlan, opens: { startAt: Date; endAt: Date }[], createdAt: Date): OpenRow[] {
  return opens.map((times, index) => ({
    id: stableId(`open/${id}/${index + 1}`),
    ownerId: plan.owner.id,
    listingId: id,
    ...times,
    timeZone: plan.home.place.timeZone,
    createdAt,
    updatedAt: createdAt,
  }));
}

/** Drafts begin with fewer pictures. */
export function albumFor(plan: ListingPlan, next: ReturnType<typeof picturesInTurn>): Album {
  const album = albumOf(randomOf(`album/${plan.key}`), plan.home, next);
  return plan.status === 'draft' ? { photos: album.photos.slice(0, 3), floorPlan: null } : album;
}
