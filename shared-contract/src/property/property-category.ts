import type { PropertyTypeName } from './property-type.ts';

/** Category labels by property type. Search URLs use their slugs. */
export const propertyCategories = {
  Residential: ['House', 'Apartment', 'Unit', 'Townhouse', 'Villa', 'Terrace', 'Duplex', 'Studio', 'Acreage'],
  Commercial: ['Office', 'Shop', 'Hospitality', 'Warehouse', 'Medical', 'Showroom'],
  Land: ['Residential land', 'Lifestyle block', 'Development site'],
  Rural: ['Lifestyle', 'Livestock', 'Cropping', 'Viticulture', 'Horticulture', 'Dairy', 'Mixed farming'],
} as const satisfies Record<PropertyTypeName, readonly string[]>;

/** Converts a category to its slug in URLs: `Residential land` to `residential-land`. */
export function categorySlug(category: string): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
