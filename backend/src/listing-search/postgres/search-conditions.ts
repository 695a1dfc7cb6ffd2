import { and, eq, gt, gte, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { squareMetresIn } from 'shared-contract/search/listing-search';
import { listingOpens } from '../../listing-opens/listing-open-table.ts';
import type { Search } from '../listing-search.ts';
import { searchTable } from './search-table.ts';
import { flags, termsQuery, textTerms } from './search-terms.ts';

/** Returns all SQL conditions of a search. Pages, counts, facets and the map all use them. */
export function searchConditions(search: Search, now: Date): SQL | undefined {
  const suburbs = suburbsOf(search);
  return and(
    marketCondition(search),
    suburbs.length > 0 ? isInSuburbs(suburbs) : undefined,
    columnConditions(search, now),
    termCondition(search, now),
    search.openSaturday ? isOpenOnSaturday(now) : undefined,
    areaCondition(searchTable.floorSquareMetres, search.floorMin, search.floorMax),
  );
}

/** Returns the conditions that the plan `scanned` can check, because every covering index contains their columns. */
export function columnConditions(search: Search, now: Date): SQL | undefined {
  const { propertyType, categories, features, availableBy } = search;
  const { availableOn, location } = searchTable;
  return and(
    priceCondition(search),
    propertyType && eq(searchTable.propertyType, propertyType),
    categories.length > 0 ? sql`${searchTable.category} = any(${sql.param(categories)}::text[])` : undefined,
    atLeast(searchTable.bedrooms, search.bedroomsMin),
    bedroomsAtMost(search.bedroomsMax),
    features.length > 0 ? sql`${searchTable.features} @> ${sql.param(features)}::text[]` : undefined,
    atLeast(searchTable.baths, search.bathsMin),
    atLeast(searchTable.carSpaces, search.carSpacesMin),
    landCondition(search),
    ...flags.map((flag) => (search[flag] ? sql`${searchTable[flag]}` : undefined)),
    search.excludeUnderOffer ? sql`not ${searchTable.underOffer}` : undefined,
    search.auction ? gt(searchTable.auctionAt, now) : undefined,
    // A listing without an availability date is available now.
    availableBy === undefined ? undefined : or(isNull(availableOn), lte(availableOn, availableBy)),
    publishedCondition(search),
    search.bounds && isInBounds(search.bounds),
    search.area.length < 3 ? undefined : sql`${location} <@ ${polygonOf(search.area)}::polygon`,
  );
}

/**
 * Limits a search to sale or lease. The SQL must be exactly that of the `where` of the partial indexes; otherwise
 * PostgreSQL does not use these indexes.
 */
export function marketCondition({ listingType }: Market): SQL | undefined {
  if (listingType === undefined) return undefined;
  return listingType === 'sale' ? sql`${searchTable.forSale}` : sql`${searchTable.forLease}`;
}

type Market = Pick<Search, 'listingType'>;

/** Returns the price columns that a search reads. */
export function priceColumns({ listingType }: Market): PgColumn[] {
  if (listingType === undefined) return [searchTable.salePriceCents, searchTable.leasePriceCents];
  return listingType === 'sale' ? [searchTable.salePriceCents] : [searchTable.leasePriceCents];
}

/**
 * Returns the price by which a search filters and sorts. Without a listing type this is the sale price or, if the
 * listing has none, the rent.
 */
export function priceOf(market: Market): SQL {
  const prices = sql.join(priceColumns(market), sql`, `);
  return market.listingType === undefined ? sql`coalesce(${prices})` : prices;
}

/** A listing with a hidden price matches no price filter, so that a search cannot reveal the price (V22). */
export function priceCondition(search: Search): SQL | undefined {
  const { priceMin, priceMax, excludePriceWithheld } = search;
  const price = priceOf(search);
  return and(
    priceMin === undefined ? undefined : sql`${price} >= ${priceMin * 100}::bigint`,
    priceMax === undefined ? undefined : sql`${price} <= ${priceMax * 100}::bigint`,
    excludePriceWithheld ? isNotNull(price) : undefined,
  );
}

export const publishedCondition = ({ publishedAfter }: Search): SQL | undefined =>
  publishedAfter === undefined ? undefined : gt(searchTable.publishedAt, new Date(publishedAfter));

/** Returns the chosen suburbs, and those around them if the search includes them. Empty: all suburbs. */
export const suburbsOf = ({ suburbs, surrounding, around }: Search): readonly string[] =>
  surrounding ? [...suburbs, ...around] : suburbs;

export const isInSuburbs = (suburbs: readonly string[]): SQL<boolean> =>
  sql`${searchTable.suburb} = any(${sql.param(suburbs)}::text[])`;

/**
 * Returns the condition on keywords and open homes, which uses the GIN index. A search in all of Australia adds the
 * terms of its other filters, so that the index finds fewer rows. A search in suburbs has few rows, so checking its
 * other filters by their columns is faster.
 */
function termCondition(search: Search, now: Date): SQL | undefined {
  const texts = textTerms(search, now);
  if (texts.length === 0) return undefined;
  return suburbsOf(search).length > 0 ? matchesTerms(texts.join(' & ')) : allTerms(search, now);
}

/** Returns the condition on all terms of a search, for the GIN index; undefined without terms. */
export function allTerms(search: Search, now: Date): SQL | undefined {
  const terms = termsQuery(search, now);
  return terms === null ? undefined : matchesTerms(terms);
}

const matchesTerms = (query: string): SQL => sql`${searchTable.terms} @@ ${query}::tsquery`;

/**
 * True for a listing with an open home next Saturday, or today when it is Saturday, in the property's time zone. Open
 * homes that have ended do not count. In PostgreSQL, Saturday is day 6.
 */
function isOpenOnSaturday(now: Date): SQL {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${searchTable.timeZone})::date`;
  return sql`exists (
    select from ${listingOpens}
    where ${listingOpens.listingId} = ${searchTable.listingId} and ${listingOpens.endAt} > ${now.toISOString()}::timestamptz
      and (${listingOpens.startAt} at time zone ${searchTable.timeZone})::date = ${today} + (6 - extract(dow from ${today}))::int
  )`;
}

/**
 * Returns no condition for 0 or undefined. Compares with a bigint, because the requested number may be too large for
 * the column's type.
 */
function atLeast(column: PgColumn, count: number | undefined): SQL | undefined {
  return count ? sql`${column} >= ${count}::bigint` : undefined;
}

/**
 * A maximum number of bedrooms finds homes only. Land and shops have no bedrooms, so they would match every maximum.
 */
function bedroomsAtMost(count: number | undefined): SQL | undefined {
  if (count === undefined) return undefined;
  const { bedrooms, propertyType } = searchTable;
  return and(sql`${bedrooms} <= ${count}::bigint`, notInArray(propertyType, ['land', 'commercial']));
}

export const landCondition = ({ landMin, landMax, landUnit }: Search): SQL | undefined =>
  areaCondition(searchTable.landSquareMetres, landMin, landMax, squareMetresIn[landUnit]);

/** Allows a difference of 0.01 m², because areas are rounded when they are converted from other units. */
function areaCondition(column: PgColumn, min: number | undefined, max: number | undefined, unit = 1) {
  return and(
    min === undefined ? undefined : gte(column, min * unit - 0.01),
    max === undefined ? undefined : lte(column, max * unit + 0.01),
  );
}

/**
 * Returns the condition for the visible map. When edges are in the wrong order, the search must find nothing.
 * PostgreSQL would swap such edges, so their order is checked first.
 */
function isInBounds({ south, west, north, east }: NonNullable<Search['bounds']>): SQL {
  if (south > north || west > east) return sql`false`;
  return sql`${searchTable.location} <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
}

const polygonOf = (area: Search['area']): string =>
  `(${area.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(',')})`;
