import { formatPrice } from 'shared-contract/money/money';
import { filtersOf, type SearchFilter, withoutFilter } from 'shared-contract/search/listing-search-filters';
import { areaRangeLabel } from './area-labels.ts';
import { capitalise, slugToText, suburbNameFromSlug } from './search-labels.ts';
import { refineSearch, type Search } from './search-url.ts';

/**
 * An active filter with its label. `without` is the search without it. `key` is unique, because a filter with several
 * values, such as categories, has one chip for each value.
 */
export type ActiveFilter = { key: string; filter: SearchFilter; label: string; without: Search };

/** Returns the active filters. Omits suburbs, because the suburb picker shows them. */
export function activeFilters(search: Search): ActiveFilter[] {
  return filtersOf(search)
    .filter((filter) => filter !== 'suburbs')
    .flatMap((filter) => chipsFor(search, filter));
}

/** Returns the search without the filters that have chips. The listing type, the property type and the suburbs stay. */
export function clearFilters(search: Search): Search {
  return activeFilters(search).reduce<Search>((narrowed, { filter }) => removeFilter(narrowed, filter), search);
}

/** Returns the search without one of its filters. */
export const removeFilter = (search: Search, filter: SearchFilter): Search => ({
  ...search,
  ...withoutFilter(search, filter),
});

/** Returns the chips of a filter. A filter with several values, such as categories, has one chip for each value. */
function chipsFor(search: Search, filter: SearchFilter): ActiveFilter[] {
  if (filter === 'category' && search.categories.length > 1) {
    return search.categories.map((slug) => ({
      key: `category:${slug}`,
      filter,
      label: capitalise(slugToText(slug)),
      without: refineSearch(search, { categories: search.categories.filter((other) => other !== slug) }),
    }));
  }
  if (filter === 'features') {
    return search.features.map((slug) => ({
      key: `feature:${slug}`,
      filter,
      label: capitalise(slugToText(slug)),
      without: refineSearch(search, { features: search.features.filter((other) => other !== slug) }),
    }));
  }
  return [{ key: filter, filter, label: filterLabel(search, filter), without: removeFilter(search, filter) }];
}

/** Returns the text of a filter's chip. */
export function filterLabel(search: Search, filter: SearchFilter): string {
  switch (filter) {
    case 'category':
      return search.categories.map((slug) => capitalise(slugToText(slug))).join(', ');
    case 'suburbs':
      return search.suburbs.length > 3
        ? `${search.suburbs.length} places`
        : search.suburbs.map(suburbNameFromSlug).join(', ');
    case 'price':
      return priceRangeLabel(search.priceMin, search.priceMax);
    case 'bedrooms':
      return bedroomRangeLabel(search.bedroomsMin, search.bedroomsMax);
    case 'baths':
      return `${search.bathsMin}+ baths`;
    case 'cars':
      return `${search.carSpacesMin}+ car spaces`;
    case 'land':
      return areaRangeLabel('Land', { min: search.landMin, max: search.landMax }, search.landUnit);
    case 'floor':
      return areaRangeLabel('Floor', { min: search.floorMin, max: search.floorMax }, 'm2');
    case 'features':
      return search.features.map((slug) => capitalise(slugToText(slug))).join(', ');
    case 'available':
      return `Available by ${dayLabel(search.availableBy ?? '')}`;
    case 'keywords':
      return `“${search.keywords}”`;
    default:
      return fixedLabels[filter];
  }
}

const fixedLabels = {
  pets: 'Pets allowed',
  furnished: 'Furnished',
  smoking: 'Smoking permitted',
  saturday: 'Open this Saturday',
  auction: 'Auction',
  underOffer: 'Not under offer',
  priceWithheld: 'Price shown',
  since: 'New since your last visit',
  bounds: 'Map area',
  area: 'Drawn area',
} as const;

const dollars = (amount: number) => formatPrice(amount * 100);

function priceRangeLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${dollars(max ?? 0)}`;
  return max === undefined ? `From ${dollars(min)}` : `${dollars(min)} – ${dollars(max)}`;
}

function bedroomRangeLabel(min: number | undefined, max: number | undefined): string {
  if (max === 0) return 'Studio';
  if (max === undefined) return `${min}+ bedrooms`;
  if (min === max) return max === 1 ? '1 bedroom' : `${max} bedrooms`;
  return min === undefined ? `Up to ${max} bedrooms` : `${min} – ${max} bedrooms`;
}

/** Formats a date as `1 Dec 2026`. Uses UTC, in which a date without a time is the same day. */
function dayLabel(date: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
