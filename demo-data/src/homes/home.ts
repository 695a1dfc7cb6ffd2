import type { PropertyTypeName } from 'shared-contract/property/property-type';
import type { Place } from '../gazetteer/place.ts';
import type { FeatureName } from './features.ts';

/** How the building or the land looks from the street. Selects the pictures and the description of the home. */
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
  /** The key of the home. Every random choice about the home is seeded with this key, so the home never changes. */
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

/**
 * How the rooms look: old houses have fireplaces, new ones stone benches, and some have a view of the sea or of the
 * city.
 */
export type Look = 'modern' | 'character' | 'coastal' | 'urban';

const oldStyles: readonly Style[] = [
  'queenslander',
  'terrace',
  'federation',
  'californian',
  'weatherboard',
  'stone-cottage',
  'miners-cottage',
  'homestead',
  'grazing',
  'vineyard',
  'orchard',
  'grain',
  'red-lot',
];

export function lookOf({ style, place }: Pick<Home, 'style' | 'place'>): Look {
  if (style === 'beach-house' || (place.setting === 'beach' && !oldStyles.includes(style))) return 'coastal';
  if (style === 'apartments' && (place.setting === 'city' || place.setting === 'inner')) return 'urban';
  return oldStyles.includes(style) ? 'character' : 'modern';
}

/**
 * Returns whether the home is part of a strata scheme, in which owners share land and building. Such a home has no land
 * of its own.
 */
export const isStrata = (home: Home) => ['Apartment', 'Unit', 'Studio', 'Villa', 'Townhouse'].includes(home.category);
