import * as z from 'shared-contract/schema';
import { mapBounds } from '../place/map-bounds.ts';
import { mapPoint } from '../place/map-point.ts';

export const listingSort = z.enum(['newest', 'price-asc', 'price-desc', 'inspection', 'land-desc']);
export type ListingSort = z.infer<typeof listingSort>;

export const landUnit = z.enum(['m2', 'ha', 'acre']);
export type LandUnit = z.infer<typeof landUnit>;

export const maxAreaPoints = 100;

const wholeNumber = z.optional(z.int());
const decimal = z.optional(z.number());
const listingType = z.optional(z.enum(['sale', 'lease']));
const propertyType = z.optional(z.enum(['residential', 'commercial', 'land', 'rural']));

/**
 * The fields of a listing search, declared once. The query's schema, the default search, the API's parameters, their
 * parser in the backend and the filters are derived from this table, in its order. `SearchField` explains the columns.
 */
export const searchFields = {
  listingType: field('word', 'listingType', listingType, undefined),
  propertyType: field('word', 'propertyType', propertyType, undefined),
  categories: { ...field('slugs', 'category[]', z.array(z.string()), []), max: 20, filter: 'category' },
  suburbs: { ...field('slugs', 'suburb[]', z.array(z.string()), []), max: 50, filter: 'suburbs' },
  surrounding: { ...field('flag', 'surrounding', z.boolean(), false), filter: 'suburbs', refines: true },
  priceMin: { ...field('wholeNumber', 'price[gte]', wholeNumber, undefined), filter: 'price' },
  priceMax: { ...field('wholeNumber', 'price[lte]', wholeNumber, undefined), filter: 'price' },
  bedroomsMin: { ...field('wholeNumber', 'bedrooms[gte]', wholeNumber, undefined), filter: 'bedrooms' },
  bedroomsMax: { ...field('wholeNumber', 'bedrooms[lte]', wholeNumber, undefined), filter: 'bedrooms' },
  bathsMin: { ...field('wholeNumber', 'baths[gte]', wholeNumber, undefined), filter: 'baths' },
  carSpacesMin: { ...field('wholeNumber', 'carSpaces[gte]', wholeNumber, undefined), filter: 'cars' },
  landMin: { ...field('decimal', 'landArea[gte]', decimal, undefined), filter: 'land' },
  landMax: { ...field('decimal', 'landArea[lte]', decimal, undefined), filter: 'land' },
  landUnit: { ...field('word', 'landAreaUnit', landUnit, 'm2'), filter: 'land', refines: true },
  /** In square metres. */
  floorMin: { ...field('decimal', 'floorArea[gte]', decimal, undefined), filter: 'floor' },
  floorMax: { ...field('decimal', 'floorArea[lte]', decimal, undefined), filter: 'floor' },
  features: { ...field('slugs', 'feature[]', z.array(z.string()), []), max: 20, filter: 'features' },
  petsAllowed: { ...field('flag', 'petsAllowed', z.boolean(), false), filter: 'pets' },
  furnished: { ...field('flag', 'furnished', z.boolean(), false), filter: 'furnished' },
  smokingPermitted: { ...field('flag', 'smokingPermitted', z.boolean(), false), filter: 'smoking' },
  availableBy: { ...field('word', 'availableBy', z.optional(z.iso.date()), undefined), filter: 'available' },
  openSaturday: { ...field('flag', 'openSaturday', z.boolean(), false), filter: 'saturday' },
  auction: { ...field('flag', 'auction', z.boolean(), false), filter: 'auction' },
  excludeUnderOffer: { ...field('flag', 'excludeUnderOffer', z.boolean(), false), filter: 'underOffer' },
  excludePriceWithheld: { ...field('flag', 'excludePriceWithheld', z.boolean(), false), filter: 'priceWithheld' },
  keywords: { ...field('text', 'keywords', z.string(), ''), max: 100, filter: 'keywords' },
  publishedAfter: { ...field('word', 'publishedAfter', z.optional(z.iso.datetime()), undefined), filter: 'since' },
  bounds: { ...field('bounds', 'bounds', z.optional(mapBounds), undefined), filter: 'bounds' },
  area: { ...field('area', 'area', z.array(mapPoint), []), max: maxAreaPoints, filter: 'area' },
  sort: field('word', 'sort', listingSort, 'newest'),
  page: field('page', 'page', z.int().check(z.minimum(1)), 1),
} as const;

export type SearchFields = typeof searchFields;
export type SearchFieldName = keyof SearchFields;

/** How the value of a field is written in a query string. */
export type SearchFieldKind =
  /** The value itself, such as `sale`; the field's schema checks it. */
  | 'word'
  | 'text'
  | 'flag'
  | 'wholeNumber'
  | 'decimal'
  /** One parameter for each slug. */
  | 'slugs'
  /** Degrees in the order south,west,north,east. */
  | 'bounds'
  /** Corners in degrees: latitude,longitude;latitude,longitude;… */
  | 'area'
  | 'page';

export type SearchField = {
  kind: SearchFieldKind;
  /** The parameter's name in `GET /api/listings/search`. */
  parameter: string;
  schema: z.ZodMiniType;
  default: unknown;
  /** The maximum number of slugs, points or characters. */
  max?: number;
  /**
   * The filter that the field belongs to. The fields of one filter are set and removed together. A field without a
   * filter, such as the listing type, cannot be removed.
   */
  filter?: string;
  /** True for a field that has no effect without the other fields of its filter. */
  refines?: boolean;
};

function field<K extends SearchFieldKind, P extends string, S extends z.ZodMiniType>(
  kind: K,
  parameter: P,
  schema: S,
  value: z.output<S>,
) {
  return { kind, parameter, schema, default: value };
}
