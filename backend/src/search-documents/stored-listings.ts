import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ListingDetailName } from 'shared-contract/listing/listing';
import type { Database } from '../database/database.ts';
import { features } from '../feature-categories/feature-category-table.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { listingColumns, pictureColumns, propertyColumns, type SummaryRow } from '../listings/listing-row.ts';
import { listings } from '../listings/listing-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';

/** A listing with everything that the search table and the cards need. */
export type StoredListing = Pick<SummaryRow, 'listing' | 'property' | 'picture'> & {
  description: string;
  featureNames: string[];
  opens: { startAt: string; endAt: string }[];
};

/** Returns the listings with these ids, sorted by id. */
export async function readListings(database: Database, ids: readonly string[]): Promise<StoredListing[]> {
  if (ids.length === 0) return [];
  const featureNames = sql<string[]>`array(select ${features.name} from ${features}
    where ${features.id} = any(${listings.featureIds}) order by ${features.name})`;
  const opens = sql<StoredListing['opens']>`(
    select coalesce(json_agg(json_build_object('startAt', ${listingOpens.startAt}, 'endAt', ${listingOpens.endAt})), '[]')
    from ${listingOpens} where ${listingOpens.listingId} = ${listings.id})`;
  return database
    .select({
      listing: listingColumns,
      property: propertyColumns,
      picture: pictureColumns,
      description: listings.description,
      featureNames,
      opens,
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(pictures, eq(pictures.id, listings.pictureId))
    .where(inArray(listings.id, [...ids]))
    .orderBy(asc(listings.id));
}

/** The details that cards show: rooms, car spaces and areas. */
const cardDetails: ReadonlySet<ListingDetailName> = new Set([
  'bedrooms',
  'baths',
  'garages',
  'carports',
  'landArea',
  'landAreaUnit',
  'floorArea',
  'floorAreaUnit',
]);

/**
 * Renders the public card of a search result as JSON, with the details that cards show, and without the ids of its
 * property (see `foundListing`). It does not contain `nextOpen`, the next open home, which depends on the time of the
 * search.
 */
export function cardOf(stored: Pick<StoredListing, 'listing' | 'property' | 'picture'>): string {
  const { nextOpen: _open, property, ...card } = summaryResource({ ...stored, nextOpen: null }, 'public');
  const { '@id': _iri, '@type': _type, id: _id, ...place } = property;
  const listingPropertyDetails = card.listingPropertyDetails.filter(({ name }) => cardDetails.has(name));
  return JSON.stringify({ ...card, listingPropertyDetails, property: place });
}
