import type { PropertyTypeName } from 'shared-contract/property';
import type { Place } from '../gazetteer/place.ts';
import type { FeatureName } from './features.ts';

/** How the building looks from the street: picks the words and the drawings. */
export type Style =
  | 'queenslander'
  | 'terrace'
  | 'federation'
  | 'californian'
  | 'brick-veneer'
  | 'modern'
  | 'apartments'
  | 'walk-up'
  | 'townhouses'
  | 'beach-house'
  | 'top-end'
  | 'weatherboard'
  | 'stone-cottage'
  | 'miners-cottage'
  | 'homestead'
  | 'office'
  | 'shop'
  | 'cafe'
  | 'warehouse'
  | 'clinic'
  | 'showroom'
  | 'town-lot'
  | 'coastal-lot'
  | 'bush-lot'
  | 'red-lot'
  | 'grazing'
  | 'vineyard'
  | 'orchard'
  | 'grain';

export type Area = { value: number; unit: 'squareMeter' | 'hectare' | 'acre' };

export type Home = {
  /** Makes everything about it repeatable. */
  key: string;
  place: Place;
  propertyType: PropertyTypeName;
  category: string;
  style: Style;
  streetAddress: string;
  bedrooms: number;
  baths: number;
  livingAreas: number;
  garages: number;
  carports: number;
  landArea: Area | null;
  floorArea: Area | null;
  levels: number;
  features: FeatureName[];
};

const squareMetres = { squareMeter: 1, hectare: 10_000, acre: 4_046.856 };

export const squareMetresOf = (area: Area) => Math.round(area.value * squareMetres[area.unit]);

/** Old houses have fireplaces and leadlight, new ones stone benches; the sea is seen from some. */
export type Look = 'modern' | 'character' | 'coastal';

export function lookOf(home: Home): Look {
  if (home.style === 'beach-house' || home.style === 'top-end' || home.place.setting === 'beach') return 'coastal';
  const old: Style[] = [
    'queenslander',
    'terrace',
    'federation',
    'californian',
    'weatherboard',
    'stone-cottage',
    'miners-cottage',
    'homestead',
  ];
  return old.includes(home.style) ? 'character' : 'modern';
}

/** Homes that own no ground of their own. */
export const isStrata = (home: Home) => ['Apartment', 'Unit', 'Studio', 'Villa', 'Townhouse'].includes(home.category);
