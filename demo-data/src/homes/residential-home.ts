import type { Place, Setting } from '../gazetteer/place.ts';
import { createRandom, type Random } from '../random.ts';
import type { Area, Home, Style } from './home.ts';
import { residentialFeatures } from './residential-features.ts';
import { houseStyle } from './residential-style.ts';
import { streetName } from './street-names.ts';

type Category = 'House' | 'Apartment' | 'Unit' | 'Townhouse' | 'Villa' | 'Terrace' | 'Duplex' | 'Studio' | 'Acreage';

const categories: Record<Setting, Partial<Record<Category, number>>> = {
  city: { Apartment: 12, Studio: 2, Townhouse: 1 },
  inner: { House: 4, Apartment: 5, Terrace: 3, Townhouse: 2, Unit: 2, Studio: 0.6, Duplex: 0.4 },
  suburban: { House: 9, Apartment: 1.5, Townhouse: 2, Unit: 2, Villa: 1, Duplex: 1 },
  beach: { House: 5, Apartment: 5, Unit: 2, Townhouse: 2, Duplex: 1, Studio: 0.3 },
  hills: { House: 8, Unit: 1, Acreage: 2, Townhouse: 0.5 },
  town: { House: 9, Unit: 2, Townhouse: 1, Villa: 0.8, Apartment: 0.5 },
  wine: { House: 6, Acreage: 3, Unit: 1 },
  farmland: { House: 7, Acreage: 3, Unit: 1 },
  outback: { House: 8, Unit: 2, Duplex: 0.5 },
  tropics: { House: 6, Unit: 3, Apartment: 3, Townhouse: 1, Duplex: 0.7 },
};

/** The values of a home that a demo account sets itself. All other values are random and fit the suburb. */
export type HomeOverrides = Partial<
  Pick<Home, 'category' | 'style' | 'streetAddress' | 'bedrooms' | 'baths' | 'garages' | 'carports'>
>;

export function residentialHome(key: string, place: Place, overrides: HomeOverrides = {}): Home {
  const random = createRandom(`home/${key}`);
  const category = (overrides.category ?? categoryAt(random, place)) as Category;
  const style = overrides.style ?? styleOf(random, place, category);
  const bedrooms = overrides.bedrooms ?? bedroomsOf(random, category, style);
  const baths = overrides.baths ?? bathsOf(random, category, bedrooms, style);
  const cars = carsOf(random, place, category, style);
  const levels = levelsOf(random, category, style, bedrooms);
  const bare: Home = {
    key,
    place,
    propertyType: 'Residential',
    category,
    style,
    streetAddress: overrides.streetAddress ?? addressOf(random, place, category),
    bedrooms,
    baths,
    livingAreas: bedrooms >= 4 ? random.whole(1, 2) : bedrooms === 0 ? 0 : 1,
    garages: overrides.garages ?? cars.garages,
    carports: overrides.carports ?? cars.carports,
    landArea: landOf(random, place, category),
    floorArea: { value: floorOf(random, category, bedrooms, baths, style), unit: 'squareMeter' },
    levels,
    features: [],
  };
  return { ...bare, features: residentialFeatures(random, bare) };
}

function categoryAt(random: Random, place: Place): Category {
  if (place.slug === 'lord-howe-island-nsw-2898') return 'House';
  const weights = Object.entries(categories[place.setting]) as [Category, number][];
  const hasTerraces = place.state === 'NSW' || place.state === 'VIC';
  return random.weighted(weights.filter(([category]) => category !== 'Terrace' || hasTerraces));
}

function styleOf(random: Random, place: Place, category: Category): Style {
  const tall = ['city', 'inner', 'beach', 'tropics'].includes(place.setting);
  switch (category) {
    case 'Apartment':
    case 'Studio':
      return tall || random.chance(0.5) ? 'apartments' : 'walk-up';
    case 'Unit':
      return place.settlement === 'metro' ? 'walk-up' : 'brick-veneer';
    case 'Townhouse':
    case 'Duplex':
      return 'townhouses';
    case 'Villa':
      return 'brick-veneer';
    case 'Terrace':
      return 'terrace';
    case 'Acreage':
      return place.state === 'QLD' && random.chance(0.5)
        ? 'queenslander'
        : random.pick(['homestead', 'homestead', 'modern']);
    case 'House':
      return houseStyle(random, place);
  }
}

function bedroomsOf(random: Random, category: Category, style: Style): number {
  const maxBedrooms = style === 'miners-cottage' ? 3 : style === 'stone-cottage' || style === 'walk-up' ? 4 : 5;
  const bedrooms = random.weighted(
    (
      {
        House: [
          [2, 1],
          [3, 5],
          [4, 5],
          [5, 1.5],
        ],
        Apartment: [
          [1, 3],
          [2, 5],
          [3, 1.5],
        ],
        Unit: [
          [1, 1],
          [2, 5],
          [3, 2],
        ],
        Townhouse: [
          [2, 1],
          [3, 5],
          [4, 2],
        ],
        Villa: [
          [2, 3],
          [3, 2],
        ],
        Terrace: [
          [2, 3],
          [3, 4],
          [4, 1],
        ],
        Duplex: [
          [3, 4],
          [4, 2],
        ],
        Studio: [[0, 1]],
        Acreage: [
          [3, 2],
          [4, 5],
          [5, 3],
        ],
      } as const satisfies Record<Category, readonly (readonly [number, number])[]>
    )[category] as readonly (readonly [number, number])[],
  );
  return Math.min(bedrooms, maxBedrooms);
}

function bathsOf(random: Random, category: Category, bedrooms: number, style: Style): number {
  if (bedrooms <= 1) return 1;
  const roomy = style === 'modern' || style === 'beach-house' || category === 'Acreage' || category === 'Townhouse';
  if (style === 'miners-cottage' || style === 'walk-up') return 1;
  if (bedrooms === 2) return random.chance(category === 'Apartment' ? 0.6 : 0.15) ? 2 : 1;
  if (bedrooms === 3) return random.chance(roomy ? 0.85 : 0.5) ? 2 : 1;
  return bedrooms === 4 ? (random.chance(roomy ? 0.45 : 0.15) ? 3 : 2) : random.whole(2, roomy ? 4 : 3);
}

function carsOf(random: Random, place: Place, category: Category, style: Style): { garages: number; carports: number } {
  if (category === 'Studio') return { garages: 0, carports: random.chance(0.3) ? 1 : 0 };
  if (category === 'Apartment')
    return {
      garages: random.weighted([
        [0, place.setting === 'city' ? 3 : 1],
        [1, 6],
        [2, 1.5],
      ]),
      carports: 0,
    };
  // The pictures of these styles show a garage door, so the home must have a garage.
  if (style === 'brick-veneer' || style === 'modern')
    return { garages: category === 'House' || category === 'Acreage' ? random.whole(1, 2) : 1, carports: 0 };
  if (category === 'Unit' || category === 'Villa')
    return random.chance(0.5) ? { garages: 1, carports: 0 } : { garages: 0, carports: 1 };
  if (category === 'Terrace') return { garages: random.chance(0.25) ? 1 : 0, carports: 0 };
  if (category === 'Townhouse' || category === 'Duplex') return { garages: random.whole(1, 2), carports: 0 };
  if (place.setting === 'inner') return { garages: random.whole(0, 1), carports: random.whole(0, 1) };
  return {
    garages: random.whole(0, 2),
    carports: random.weighted([
      [0, 4],
      [1, 2],
      [2, 2],
    ]),
  };
}

function levelsOf(random: Random, category: Category, style: Style, bedrooms: number): number {
  if (category === 'Townhouse' || style === 'terrace') return 2;
  if (category === 'Duplex') return random.whole(1, 2);
  if (style === 'modern') return bedrooms >= 3 ? 2 : 1;
  return style === 'beach-house' ? 2 : 1;
}

function landOf(random: Random, place: Place, category: Category): Area | null {
  const metres = (low: number, high: number): Area => ({
    value: Math.round(random.between(low, high)),
    unit: 'squareMeter',
  });
  if (category === 'Acreage') {
    return random.chance(0.4)
      ? { value: Math.round(random.between(2, 25)), unit: 'acre' }
      : { value: Math.round(random.between(10, 95)) / 10, unit: 'hectare' };
  }
  if (category === 'Terrace') return metres(85, 210);
  if (category === 'Duplex') return metres(260, 420);
  if (category !== 'House') return null;
  if (place.setting === 'inner' || place.setting === 'city') return metres(180, 480);
  if (place.settlement === 'metro') return metres(380, 820);
  return metres(600, 1350);
}

function floorOf(random: Random, category: Category, bedrooms: number, baths: number, style: Style): number {
  if (category === 'Studio') return random.whole(28, 44);
  const base =
    category === 'Apartment' || category === 'Unit'
      ? 26 + bedrooms * 26 + (baths - 1) * 9
      : 40 + bedrooms * 30 + baths * 9;
  const generous = style === 'modern' || category === 'Acreage' ? 1.2 : 1;
  return Math.round(base * generous * random.between(0.93, 1.14));
}

function addressOf(random: Random, place: Place, category: Category): string {
  const street = streetName(random, place.setting);
  const house = category === 'Acreage' ? random.whole(40, 980) : random.whole(1, 148);
  if (category === 'Apartment' || category === 'Studio') {
    const floor = random.whole(1, place.setting === 'city' ? 24 : 7);
    return `${floor}${String(random.whole(1, 12)).padStart(2, '0')}/${house} ${street}`;
  }
  if (category === 'Unit' || category === 'Villa' || category === 'Townhouse')
    return `${random.whole(1, 14)}/${house} ${street}`;
  if (category === 'Duplex') return `${random.pick(['1', '2'])}/${house} ${street}`;
  return `${house}${random.chance(0.06) ? random.pick(['A', 'B']) : ''} ${street}`;
}
