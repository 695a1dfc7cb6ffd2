import { formatPrice } from 'shared-contract/money';
import { refined, type Search } from './search-address.ts';
import { capitalised, nameInSlug, spelled } from './search-words.ts';

/** A filter that narrows the search, in words, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: Search };

/** Every filter that is set but for the suburbs, which have pills of their own. */
export function activeFilters(search: Search): ActiveFilter[] {
  const { category, priceMin, priceMax, bedroomsMin, bedroomsMax, bathsMin, carSpacesMin } = search;
  const filters: (ActiveFilter | false)[] = [
    category !== undefined && {
      key: 'category',
      label: capitalised(spelled(category)),
      without: refined(search, { category: undefined }),
    },
    (priceMin !== undefined || priceMax !== undefined) && {
      key: 'price',
      label: priceWords(priceMin, priceMax),
      without: refined(search, { priceMin: undefined, priceMax: undefined }),
    },
    (bedroomsMin !== undefined || bedroomsMax !== undefined) && {
      key: 'bedrooms',
      label: bedroomWords(bedroomsMin, bedroomsMax),
      without: refined(search, { bedroomsMin: undefined, bedroomsMax: undefined }),
    },
    bathsMin !== undefined && {
      key: 'baths',
      label: `${bathsMin}+ baths`,
      without: refined(search, { bathsMin: undefined }),
    },
    carSpacesMin !== undefined && {
      key: 'cars',
      label: `${carSpacesMin}+ car spaces`,
      without: refined(search, { carSpacesMin: undefined }),
    },
  ];
  return filters.filter((filter) => filter !== false);
}

/** The suburbs as filters too: for the empty state, which offers to drop any one. */
export function suburbFilters(search: Search): ActiveFilter[] {
  return search.suburbs.map((slug) => ({
    key: slug,
    label: nameInSlug(slug),
    without: refined(search, { suburbs: search.suburbs.filter((other) => other !== slug) }),
  }));
}

/** The search with nothing set but what is looked for. */
export function withoutFilters(search: Search): Search {
  return refined(search, {
    category: undefined,
    suburbs: [],
    priceMin: undefined,
    priceMax: undefined,
    bedroomsMin: undefined,
    bedroomsMax: undefined,
    bathsMin: undefined,
    carSpacesMin: undefined,
  });
}

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
