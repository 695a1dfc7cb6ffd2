import { type ListingSearchQuery, listingSort } from 'shared-contract/listing-search';
import * as z from 'zod/mini';
import { pageParameter } from '../http/parameters.ts';

const wholeNumber = z.optional(z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number)));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));

/** The query of `GET /api/listings/search` as it stands in the address, into what search understands. */
export const listingSearchParameters = z.pipe(
  z.object({
    listingType: z.optional(z.enum(['sale', 'lease'])),
    propertyType: z.optional(z.enum(['residential', 'commercial', 'land', 'rural'])),
    category: z.optional(slug),
    'suburb[]': z.optional(z.array(slug).check(z.maxLength(50))),
    'price[gte]': wholeNumber,
    'price[lte]': wholeNumber,
    'bedrooms[gte]': wholeNumber,
    'bedrooms[lte]': wholeNumber,
    'baths[gte]': wholeNumber,
    'carSpaces[gte]': wholeNumber,
    sort: z._default(listingSort, 'newest'),
    page: pageParameter,
  }),
  z.transform(
    (query): ListingSearchQuery => ({
      listingType: query.listingType,
      propertyType: query.propertyType,
      category: query.category,
      suburbs: [...new Set(query['suburb[]'])].sort(),
      priceMin: query['price[gte]'],
      priceMax: query['price[lte]'],
      bedroomsMin: query['bedrooms[gte]'],
      bedroomsMax: query['bedrooms[lte]'],
      bathsMin: query['baths[gte]'],
      carSpacesMin: query['carSpaces[gte]'],
      sort: query.sort,
      page: query.page,
    }),
  ),
);
