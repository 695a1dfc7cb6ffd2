import type { Search } from './search-url.ts';

const propertyNouns = {
  residential: 'homes',
  commercial: 'commercial property',
  land: 'land',
  rural: 'rural property',
} as const;

const listingTypePhrases = { sale: 'for sale', lease: 'for rent' } as const;

/**
 * Returns a title such as `Homes for rent in Richmond and Fitzroy`. `suburbs` are the names of places. With more than
 * three, the title has only the number of the others.
 */
export function searchTitle(
  search: Pick<Search, 'listingType' | 'propertyType' | 'categories'>,
  suburbs: string[],
): string {
  const noun = propertyNoun(search);
  const parts = [noun, search.listingType && listingTypePhrases[search.listingType], suburbsPhrase(suburbs)];
  return capitalise(parts.filter(Boolean).join(' '));
}

function propertyNoun({ propertyType, categories }: Pick<Search, 'propertyType' | 'categories'>): string {
  const [category, ...more] = categories;
  if (!propertyType) return 'property';
  if (!category || more.length > 0) return propertyNouns[propertyType];
  const name = slugToText(category);
  if (propertyType === 'residential') return name === 'acreage' ? name : name.endsWith('x') ? `${name}es` : `${name}s`;
  return name.endsWith('land') ? name : `${name} property`;
}

function suburbsPhrase(suburbs: string[]): string | undefined {
  if (suburbs.length === 0) return undefined;
  if (suburbs.length > 3) return `in ${suburbs.slice(0, 2).join(', ')} and ${suburbs.length - 2} more`;
  return `in ${new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(suburbs)}`;
}

/** Converts a slug such as `mixed-farming` to the text `mixed farming`. */
export const slugToText = (slug: string) => slug.replaceAll('-', ' ');

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const lowercaseWords = new Set(['on', 'of', 'the']);

/**
 * Returns a name for the place of a slug: `st-kilda-vic-3182` becomes `St Kilda`, and `nsw` becomes `NSW`. Used until
 * the real names have loaded.
 */
export function suburbNameFromSlug(slug: string): string {
  if (!slug.includes('-')) return slug.toUpperCase();
  return slug
    .replace(/-[a-z]+(?:-\d+)?$/, '')
    .split('-')
    .map((word, index) => (index > 0 && lowercaseWords.has(word) ? word : capitalise(word)))
    .join(' ');
}

/** Returns a label for a place that does not exist: `nowhere-vic-9999` becomes `Nowhere VIC 9999`. */
export function suburbLabelFromSlug(slug: string): string {
  const name = suburbNameFromSlug(slug);
  return name + slug.slice(name.length).replaceAll('-', ' ').toUpperCase();
}
