import type { Property } from 'shared-contract/property/property';

type Facts = Pick<Property, 'category' | 'bedrooms' | 'baths' | 'carSpaces' | 'landArea'>;

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

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

/** Formats an area in square metres, or in hectares from 10,000 m² on (V16). Shows up to two decimal places. */
export function areaLabel(squareMetres: number): string {
  return squareMetres < 10_000 ? `${number.format(squareMetres)} m²` : `${number.format(squareMetres / 10_000)} ha`;
}

function countLabel(value: number | null | undefined, word: string): string | null {
  return value ? `${value} ${word}` : null;
}

const listingTypeLabels = { sale: 'For sale', lease: 'For lease', both: 'For sale or lease' } as const;

export function listingTypeLabel(type: keyof typeof listingTypeLabels): string {
  return listingTypeLabels[type];
}
