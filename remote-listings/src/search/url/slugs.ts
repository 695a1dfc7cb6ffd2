import { categorySlug, propertyCategories } from 'shared-contract/property/property-category';

const maxSuburbs = 20;
const maxSlugs = 20;

/** The property types as the API names them, by their slugs in URLs. */
export const propertyTypeNames = {
  residential: 'Residential',
  commercial: 'Commercial',
  land: 'Land',
  rural: 'Rural',
} as const;
export type PropertyType = keyof typeof propertyTypeNames;

/** Returns the slugs of a property type's categories, as they are in URLs. */
export const categorySlugs = (type: PropertyType): string[] =>
  propertyCategories[propertyTypeNames[type]].map(categorySlug);

/**
 * Returns those of the slugs that are categories of the property type, in their usual order. Without a property type,
 * all categories are allowed.
 */
export function allowedCategories(type: PropertyType | undefined, slugs: readonly string[]): string[] {
  const all = type
    ? categorySlugs(type)
    : (['residential', 'commercial', 'land', 'rural'] as const).flatMap(categorySlugs);
  return all.filter((slug) => slugs.includes(slug)).slice(0, maxSlugs);
}

/** Parses slugs separated by commas, such as `air-conditioning,pool`. Ignores everything else. */
export function parseSlugs(text: string | null): string[] {
  return distinct(text, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, maxSlugs);
}

/**
 * Parses slugs of suburbs and other places separated by commas, such as `richmond-vic-3121,inner-west-nsw,tas`. Ignores
 * everything else.
 */
export function parseSuburbSlugs(text: string | null): string[] {
  return distinct(text, /^(?:[a-z0-9]+-)*[a-z]{2,3}(?:-\d{4})?$/, maxSuburbs);
}

function distinct(text: string | null, shape: RegExp, max: number): string[] {
  const slugs = (text ?? '').slice(0, 4000).toLowerCase().split(',');
  const valid = slugs.map((slug) => slug.trim()).filter((slug) => shape.test(slug) && slug.length <= 100);
  return [...new Set(valid)].slice(0, max);
}
