import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { listingOpens } from '../listing-opens/listing-open-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import { suburbs } from '../suburbs/suburb-table.ts';
import { listings } from './listing-table.ts';

const ofSuburb = (column: PgColumn): SQL<number | null> =>
  sql`(select ${column} from ${suburbs} where ${suburbs.id} = ${properties.suburbId})`;

/**
 * The centre of the suburb. The map shows it when the street is hidden. Null for a suburb that is not in the gazetteer.
 */
const suburbCentreColumns = {
  suburbLatitude: ofSuburb(suburbs.latitude),
  suburbLongitude: ofSuburb(suburbs.longitude),
} as const;

/** The columns from which the JSON of listings and of their cards is made. */
export const listingColumns = {
  id: listings.id,
  ownerId: listings.ownerId,
  type: listings.type,
  status: listings.status,
  headline: listings.headline,
  pricing: listings.pricing,
  leasePricing: listings.leasePricing,
  listingPropertyDetails: listings.listingPropertyDetails,
  auctionAt: listings.auctionAt,
  publishedAt: listings.publishedAt,
  soldAt: listings.soldAt,
  soldPriceCents: listings.soldPriceCents,
  withheldPriceCents: listings.withheldPriceCents,
  updatedAt: listings.updatedAt,
  streetHidden: listings.streetHidden,
  pictureCount: listings.pictureCount,
  pending: listings.pending,
  version: listings.version,
  ...suburbCentreColumns,
} as const;

export const propertyColumns = {
  id: properties.id,
  propertyType: properties.propertyType,
  category: properties.category,
  streetAddress: properties.streetAddress,
  suburb: properties.suburb,
  state: properties.state,
  postcode: properties.postcode,
  timeZone: properties.timeZone,
  latitude: properties.latitude,
  longitude: properties.longitude,
} as const;

export const pictureColumns = {
  id: pictures.id,
  width: pictures.width,
  height: pictures.height,
  alt: pictures.alt,
  preview: pictures.preview,
} as const;

type Listing = Pick<typeof listings.$inferSelect, Exclude<keyof typeof listingColumns, keyof SuburbCentre>> &
  SuburbCentre;
export type SuburbCentre = { suburbLatitude: number | null; suburbLongitude: number | null };
type Property = Pick<typeof properties.$inferSelect, keyof typeof propertyColumns>;

export type PictureRow = Pick<typeof pictures.$inferSelect, keyof typeof pictureColumns>;
export type OpenRow = Pick<
  typeof listingOpens.$inferSelect,
  'id' | 'listingId' | 'startAt' | 'endAt' | 'timeZone' | 'version' | 'bookable' | 'capacity'
> & { booked: number; held: number };

export type SummaryRow = {
  listing: Listing;
  property: Property;
  picture: PictureRow | null;
  nextOpen: { startAt: Date | string; endAt: Date | string } | null;
};
