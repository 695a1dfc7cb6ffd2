import type { MapBounds } from 'shared-contract/place/map-bounds';
import type { MapPoint } from 'shared-contract/place/map-point';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { type SearchField, type SearchFieldKind, searchFields } from 'shared-contract/search/search-fields';
import * as z from 'zod/mini';
import { pageParameter } from '../http/parameters.ts';

const number = (pattern: RegExp) => z.optional(z.pipe(z.string().check(z.regex(pattern)), z.transform(Number)));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));
const degrees = String.raw`-?\d{1,3}(?:\.\d{1,10})?`;

const flag = z.pipe(
  z._default(z.enum(['true', 'false', '1', '0']), 'false'),
  z.transform((text) => /true|1/.test(text)),
);

const bounds = z.pipe(
  z.string().check(z.regex(new RegExp(`^${degrees}(?:,${degrees}){3}$`))),
  z.transform((text): MapBounds => {
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
    return { south, west, north, east };
  }),
);

const area = (max: number) =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^${degrees},${degrees}(?:;${degrees},${degrees}){2,${max - 1}}$`))),
    z.transform((text): MapPoint[] =>
      text.split(';').map((point) => {
        const [latitude = 0, longitude = 0] = point.split(',').map(Number);
        return { latitude, longitude };
      }),
    ),
  );

const slugs = (max: number) =>
  z.pipe(
    z._default(z.array(slug).check(z.maxLength(max)), []),
    // Sorts the values and removes duplicates, so that equal searches have equal values.
    z.transform((all) => [...new Set(all)].sort()),
  );

/** The parser of each kind of query parameter. */
const parameterOf: Record<SearchFieldKind, (field: SearchField) => z.ZodMiniType> = {
  word: (field) => (field.default === undefined ? field.schema : z._default(field.schema, field.default)),
  text: ({ max = 0 }) => z._default(z.string().check(z.maxLength(max)), ''),
  flag: () => flag,
  wholeNumber: () => number(/^\d{1,10}$/),
  decimal: () => number(/^\d{1,10}(?:\.\d{1,4})?$/),
  slugs: ({ max = 0 }) => slugs(max),
  bounds: () => z.optional(bounds),
  area: ({ max = 0 }) => z.optional(area(max)),
  page: () => pageParameter,
};

const fields = Object.entries<SearchField>(searchFields);
const parameters = z.object(
  Object.fromEntries(fields.map(([, field]) => [field.parameter, parameterOf[field.kind](field)])),
);

/** The schema of the query string of `GET /api/listings/search`. */
export const listingSearchParameters = z.pipe(parameters, z.transform(toQuery));

/**
 * The schema of the map's query string: the parameters of a search, and `cell`, the size of the grid cells in degrees.
 */
export const listingMapParameters = z.pipe(
  z.extend(parameters, { cell: z.pipe(z.string().check(z.regex(/^\d{1,2}(?:\.\d{1,8})?$/)), z.transform(Number)) }),
  z.transform((values) => ({ ...toQuery(values), cell: Math.max(Number(values.cell), 0.00001) })),
);

function toQuery(values: Record<string, unknown>): ListingSearchQuery {
  const entries = fields.map(([name, { parameter, default: value }]) => [name, values[parameter] ?? value]);
  return Object.fromEntries(entries) as ListingSearchQuery;
}
