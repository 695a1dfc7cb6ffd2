import type { Search } from './search-address.ts';

const things = {
  residential: 'homes',
  commercial: 'commercial property',
  land: 'land',
  rural: 'rural property',
} as const;

const purposes = { sale: 'for sale', lease: 'for rent' } as const;

/** What a search is called: `Homes for rent in Richmond and Fitzroy`. `suburbs` are names, shown to three. */
export function searchTitle(
  search: Pick<Search, 'listingType' | 'propertyType' | 'categories'>,
  suburbs: string[],
): string {
  const thing = thingWords(search);
  const words = [thing, search.listingType && purposes[search.listingType], placesWords(suburbs)];
  return capitalised(words.filter(Boolean).join(' '));
}

function thingWords({ propertyType, categories }: Pick<Search, 'propertyType' | 'categories'>): string {
  const [category, ...more] = categories;
  if (!propertyType) return 'property';
  if (!category || more.length > 0) return things[propertyType];
  const name = spelled(category);
  if (propertyType === 'residential') return name === 'acreage' ? name : name.endsWith('x') ? `${name}es` : `${name}s`;
  return name.endsWith('land') ? name : `${name} property`;
}

function placesWords(suburbs: string[]): string | undefined {
  if (suburbs.length === 0) return undefined;
  if (suburbs.length > 3) return `in ${suburbs.slice(0, 2).join(', ')} and ${suburbs.length - 2} more suburbs`;
  return `in ${new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(suburbs)}`;
}

/** `mixed-farming` → `mixed farming`. */
export const spelled = (slug: string) => slug.replaceAll('-', ' ');

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const lowerNames = new Set(['on', 'of', 'the']);

/** A suburb's name out of its slug, for the moment before the gazetteer answers: `st-kilda-vic-3182` → `St Kilda`. */
export function nameInSlug(slug: string): string {
  return slug
    .split('-')
    .slice(0, -2)
    .map((word, index) => (index > 0 && lowerNames.has(word) ? word : capitalised(word)))
    .join(' ');
}

/** What a slug says where nobody knows such a suburb: `nowhere-vic-9999` → `Nowhere VIC 9999`. */
export function placeInSlug(slug: string): string {
  const [state = '', postcode = ''] = slug.split('-').slice(-2);
  return `${nameInSlug(slug)} ${state.toUpperCase()} ${postcode}`;
}
