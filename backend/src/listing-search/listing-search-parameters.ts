import type { MapPoint } from 'shared-contract/place/map-point';
import {
  type ListingSearchQuery,
  landUnit,
  listingSort,
  type MapBounds,
  maxAreaPoints,
  maxKeywordsLength,
} from 'shared-contract/search/listing-search';
import * as z from 'zod/mini';
import { pageParameter } from '../http/parameters.ts';

const wholeNumber = z.optional(z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number)));
const decimal = z.optional(z.pipe(z.string().check(z.regex(/^\d{1,10}(?:\.\d{1,4})?$/)), z.transform(Number)));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));
const slugs = (most: number) => z._default(z.array(slug).check(z.maxLength(most)), []);
const flag = z.pipe(
  z._default(z.enum(['true', 'false', '1', '0']), 'false'),
  z.transform((text) => /true|1/.test(text)),
);

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,10})?`;
const bounds = z.pipe(
  z.string().check(z.regex(new RegExp(`^${degrees}(?:,${degrees}){3}$`))),
  z.transform((text): MapBounds => {
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
    return { south, west, north, east };
  }),
);
const area = z.pipe(
  z.string().check(z.regex(new RegExp(`^${degrees},${degrees}(?:;${degrees},${degrees}){2,${maxAreaPoints - 1}}$`))),
  z.transform((text): MapPoint[] =>
    text.split(';').map((point) => {
      const [latitude = 0, longitude = 0] = point.split(',').map(Number);
      return { latitude, longitude };
    }),
  ),
);

const parameters = z.object({
  listingType: z.optional(z.enum(['sale', 'lease'])),
  propertyType: z.optional(z.enum(['residential', 'commercial', 'land', 'rural'])),
  'category[]': slugs(20),
  'suburb[]': slugs(50),
  surrounding: flag,
  'price[gte]': wholeNumber,
  'price[lte]': wholeNumber,
  'bedrooms[gte]': wholeNumber,
  'bedrooms[lte]': wholeNumber,
  'baths[gte]': wholeNumber,
  'carSpaces[gte]': wholeNumber,
  'landArea[gte]': decimal,
  'landArea[lte]': decimal,
  landAreaUnit: z._default(landUnit, 'm2'),
  'feature[]': slugs(20),
  petsAllowed: flag,
  furnished: flag,
  smokingPermitted: flag,
  availableBy: z.optional(z.iso.date()),
  openSaturday: flag,
  auction: flag,
  excludeUnderOffer: flag,
  excludePriceWithheld: flag,
  keywords: z._default(z.string().check(z.maxLength(maxKeywordsLength)), ''),
  publishedAfter: z.optional(z.iso.datetime()),
  bounds: z.optional(bounds),
  area: z.optional(area),
  sort: z._default(listingSort, 'newest'),
  page: pageParameter,
});

/** The query of `GET /api/listings/search` as it stands in the address, into what search understands. */
export const listingSearchParameters = z.pipe(parameters, z.transform(toQuery));

/** The same with the map's grid, in degrees. */
export const listingMapParameters = z.pipe(
  z.extend(parameters, { cell: z.pipe(z.string().check(z.regex(/^\d{1,2}(?:\.\d{1,8})?$/)), z.transform(Number)) }),
  z.transform(({ cell, ...query }) => ({ ...toQuery(query), cell: Math.max(cell, 0.00001) })),
);

function toQuery(query: z.output<typeof parameters>): ListingSearchQuery {
  const distinct = (all: readonly string[]) => [...new Set(all)].sort();
  return {
    listingType: query.listingType,
    propertyType: query.propertyType,
    categories: distinct(query['category[]']),
    suburbs: distinct(query['suburb[]']),
    surrounding: query.surrounding,
    priceMin: query['price[gte]'],
    priceMax: query['price[lte]'],
    bedroomsMin: query['bedrooms[gte]'],
    bedroomsMax: query['bedrooms[lte]'],
    bathsMin: query['baths[gte]'],
    carSpacesMin: query['carSpaces[gte]'],
    landMin: query['landArea[gte]'],
    landMax: query['landArea[lte]'],
    landUnit: query.landAreaUnit,
    features: distinct(query['feature[]']),
    petsAllowed: query.petsAllowed,
    furnished: query.furnished,
    smokingPermitted: query.smokingPermitted,
    availableBy: query.availableBy,
    openSaturday: query.openSaturday,
    auction: query.auction,
    excludeUnderOffer: query.excludeUnderOffer,
    excludePriceWithheld: query.excludePriceWithheld,
    keywords: query.keywords,
    publishedAfter: query.publishedAfter,
    bounds: query.bounds,
    area: query.area ?? [],
    sort: query.sort,
    page: query.page,
  };
}
