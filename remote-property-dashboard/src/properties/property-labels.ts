import type { Property } from 'shared-contract/property/property';

type Facts = Pick<Property, 'category' | 'bedrooms' | 'baths' | 'carSpaces' | 'landArea'>;

const wholeNumber = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/**
 * Returns the category and rooms, such as "House · 3 bed · 1 bath · 2 car". Omits rooms that the property does not
 * have. Without any rooms, the land area follows the category instead.
 */
export function propertyFacts({ category, bedrooms, baths, carSpaces, landArea }: Facts): string {
  const rooms = [countLabel(bedrooms, 'bed'), countLabel(baths, 'bath'), countLabel(carSpaces, 'car')].filter(
    (one) => one !== null,
  );
  const area = landArea == null ? null : areaLabel(landArea);
  return [category.name, ...(rooms.length > 0 || area === null ? rooms : [area])].join(' · ');
}

/** Formats an area in square metres, or in hectares from 10,000 m² on (V16). */
export function areaLabel(squareMetres: number): string {
  if (squareMetres < 10_000) return `${wholeNumber.format(squareMetres)} m²`;
  const hectares = squareMetres / 10_000;
  return `${hectares.toLocaleString('en-AU', { maximumFractionDigits: hectares < 100 ? 1 : 0 })} ha`;
}

function countLabel(value: number | null | undefined, word: string): string | null {
  return value ? `${value} ${word}` : null;
}

const listingTypeLabels = { sale: 'For sale', lease: 'For lease', both: 'For sale or lease' } as const;

export function listingTypeLabel(type: keyof typeof listingTypeLabels): string {
  return listingTypeLabels[type];
}
