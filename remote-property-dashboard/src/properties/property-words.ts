import type { Property } from 'shared-contract/property/property';

type Facts = Pick<Property, 'category' | 'bedrooms' | 'baths' | 'carSpaces' | 'landArea'>;

const wholeNumber = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** "House · 3 bed · 1 bath · 2 car", what it has none of left out; land by its area. */
export function propertyFacts({ category, bedrooms, baths, carSpaces, landArea }: Facts): string {
  const rooms = [count(bedrooms, 'bed'), count(baths, 'bath'), count(carSpaces, 'car')].filter((one) => one !== null);
  const area = landArea == null ? null : areaWords(landArea);
  return [category.name, ...(rooms.length > 0 || area === null ? rooms : [area])].join(' · ');
}

/** Square metres, or hectares from one hectare on. */
export function areaWords(squareMetres: number): string {
  if (squareMetres < 10_000) return `${wholeNumber.format(squareMetres)} m²`;
  const hectares = squareMetres / 10_000;
  return `${hectares.toLocaleString('en-AU', { maximumFractionDigits: hectares < 100 ? 1 : 0 })} ha`;
}

function count(value: number | null | undefined, word: string): string | null {
  return value ? `${value} ${word}` : null;
}

const listingTypes = { sale: 'For sale', lease: 'For lease', both: 'For sale or lease' } as const;

export function listingTypeWords(type: keyof typeof listingTypes): string {
  return listingTypes[type];
}
