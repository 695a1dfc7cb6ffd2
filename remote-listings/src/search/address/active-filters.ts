import { formatPrice } from 'shared-contract/money/money';
import { filtersOf, type SearchFilter, withoutFilter } from 'shared-contract/search/listing-search-filters';
import { landWords } from './land-labels.ts';
import { refined, type Search } from './search-address.ts';
import { capitalised, nameInSlug, spelled } from './search-labels.ts';

/** A filter that narrows the search, in words, and the search without it. `filter` is what its counts go by. */
export type ActiveFilter = { key: string; filter: SearchFilter; label: string; without: Search };

/** Every filter that is set but for the suburbs, which have pills of their own. */
export function activeFilters(search: Search): ActiveFilter[] {
  return filtersOf(search)
    .filter((filter) => filter !== 'suburbs')
    .flatMap((filter) => chipsOf(search, filter));
}

/** The search with nothing set but what is looked for and in which suburbs. */
export function withoutFilters(search: Search): Search {
  return activeFilters(search).reduce<Search>((narrowed, { filter }) => dropped(narrowed, filter), search);
}

/** The search without one of its filters. */
export const dropped = (search: Search, filter: SearchFilter): Search => ({
  ...search,
  ...withoutFilter(search, filter),
});

/** Any number of things of one kind have a chip each. */
function chipsOf(search: Search, filter: SearchFilter): ActiveFilter[] {
  if (filter === 'category' && search.categories.length > 1) {
    return search.categories.map((slug) => ({
      key: `category:${slug}`,
      filter,
      label: capitalised(spelled(slug)),
      without: refined(search, { categories: search.categories.filter((other) => other !== slug) }),
    }));
  }
  if (filter === 'features') {
    return search.features.map((slug) => ({
      key: `feature:${slug}`,
      filter,
      label: capitalised(spelled(slug)),
      without: refined(search, { features: search.features.filter((other) => other !== slug) }),
    }));
  }
  return [{ key: filter, filter, label: filterWords(search, filter), without: dropped(search, filter) }];
}

/** A filter as a chip says it. */
export function filterWords(search: Search, filter: SearchFilter): string {
  switch (filter) {
    case 'category':
      return search.categories.map((slug) => capitalised(spelled(slug))).join(', ');
    case 'suburbs':
      return search.suburbs.length > 3 ? `${search.suburbs.length} suburbs` : search.suburbs.map(nameInSlug).join(', ');
    case 'price':
      return priceWords(search.priceMin, search.priceMax);
    case 'bedrooms':
      return bedroomWords(search.bedroomsMin, search.bedroomsMax);
    case 'baths':
      return `${search.bathsMin}+ baths`;
    case 'cars':
      return `${search.carSpacesMin}+ car spaces`;
    case 'land':
      return landWords(search);
    case 'features':
      return search.features.map((slug) => capitalised(spelled(slug))).join(', ');
    case 'available':
      return `Available by ${dayWords(search.availableBy ?? '')}`;
    case 'keywords':
      return `“${search.keywords}”`;
    default:
      return plainWords[filter];
  }
}

const plainWords = {
  pets: 'Pets allowed',
  furnished: 'Furnished',
  smoking: 'Smoking permitted',
  saturday: 'Open this Saturday',
  auction: 'Auction',
  underOffer: 'Not under offer',
  priceWithheld: 'Price shown',
  since: 'New since you looked',
  bounds: 'In this part of the map',
  area: 'In the area drawn',
} as const;

const dollars = (amount: number) => formatPrice(amount * 100);

function priceWords(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${dollars(max ?? 0)}`;
  return max === undefined ? `From ${dollars(min)}` : `${dollars(min)} – ${dollars(max)}`;
}

function bedroomWords(min: number | undefined, max: number | undefined): string {
  if (max === 0) return 'Studio';
  if (max === undefined) return `${min}+ bedrooms`;
  if (min === max) return max === 1 ? '1 bedroom' : `${max} bedrooms`;
  return min === undefined ? `Up to ${max} bedrooms` : `${min} – ${max} bedrooms`;
}

/** `1 Dec 2026`: a day of the calendar, the same everywhere. */
function dayWords(date: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
