import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ListingSearchQuery } from 'shared-contract/listing-search';
import { listings } from './listing-table.ts';

/** The rows a search finds. */
export function searchConditions(query: ListingSearchQuery): SQL | undefined {
  return and(
    eq(listings.status, sql`'active'`),
    query.listingType === 'sale' ? sql`${listings.forSale}` : undefined,
    query.listingType === 'lease' ? sql`${listings.forLease}` : undefined,
    query.propertyType === undefined ? undefined : eq(listings.propertyType, query.propertyType),
    query.category === undefined ? undefined : eq(listings.categorySlug, query.category),
    query.suburbs.length > 0 ? inArray(listings.suburbSlug, query.suburbs) : undefined,
    priceCondition(query),
    atLeast(listings.bedrooms, query.bedroomsMin),
    query.bedroomsMax === undefined ? undefined : lte(listings.bedrooms, smallint(query.bedroomsMax)),
    atLeast(listings.baths, query.bathsMin),
    atLeast(listings.carSpaces, query.carSpacesMin),
  );
}

/** The order of a search. The id last: equal rows keep one order over all pages. */
export function searchOrder(query: ListingSearchQuery, nextOpenAt: SQL): SQL {
  switch (query.sort) {
    case 'newest':
      // As in the index, word for word.
      return sql`${listings.publishedAt} desc nulls last, ${listings.id}`;
    case 'price-asc':
      return sql`${shownPrice(query)} asc nulls last, ${listings.id}`;
    case 'price-desc':
      return sql`${shownPrice(query)} desc nulls last, ${listings.id}`;
    case 'inspection':
      return sql`${nextOpenAt} asc nulls last, ${listings.id}`;
  }
}

const shownSalePrice = sql`case when not ${listings.salePriceHidden} then ${listings.salePriceCents} end`;
const shownLeasePrice = sql`case when not ${listings.leasePriceHidden} then ${listings.leasePriceCents} end`;

/**
 * The price a visitor sees, null for a hidden one: all that filter and sort may ever look at (V22). A listing that is not
 * for sale has no sale price, and so with rent.
 */
function shownPrice(query: ListingSearchQuery): SQL {
  if (query.listingType === 'sale') return shownSalePrice;
  if (query.listingType === 'lease') return shownLeasePrice;
  return sql`coalesce(${shownSalePrice}, ${shownLeasePrice})`;
}

/** A null price meets no condition, so that a hidden one is left out by any bound. */
function priceCondition(query: ListingSearchQuery): SQL | undefined {
  const { priceMin, priceMax } = query;
  const shown = shownPrice(query);
  return and(
    priceMin === undefined ? undefined : gte(shown, priceMin * 100),
    priceMax === undefined ? undefined : lte(shown, priceMax * 100),
  );
}

type CountColumn = typeof listings.bedrooms | typeof listings.baths | typeof listings.carSpaces;

const atLeast = (column: CountColumn, least: number | undefined) =>
  least === undefined ? undefined : gte(column, smallint(least));

/** The largest a smallint column can hold; beyond it every bound means the same. */
const smallint = (value: number) => Math.min(value, 32_767);
