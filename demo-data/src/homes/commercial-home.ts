import type { Place } from '../gazetteer/place.ts';
import { createRandom, type Random } from '../random.ts';
import type { FeatureName } from './features.ts';
import type { Home, Style } from './home.ts';
import { streetName } from './street-names.ts';

type Kind = {
  category: string;
  style: Style;
  floor: [low: number, high: number];
  odds: Partial<Record<FeatureName, number>>;
};

const always: Partial<Record<FeatureName, number>> = {
  'Fibre internet': 0.6,
  'Accessible bathroom': 0.5,
  'Reverse-cycle air conditioning': 0.7,
};

const kinds: Record<string, Kind> = {
  Office: {
    category: 'Office',
    style: 'office',
    floor: [60, 900],
    odds: {
      ...always,
      Lift: 0.6,
      Kitchenette: 0.8,
      'Meeting room': 0.7,
      'End-of-trip facilities': 0.5,
      'Natural light': 0.7,
      'Secure parking': 0.4,
    },
  },
  Shop: {
    category: 'Shop',
    style: 'shop',
    floor: [45, 260],
    odds: { ...always, 'Street frontage': 1, 'Natural light': 0.5, Kitchenette: 0.5, 'Customer parking': 0.35 },
  },
  Hospitality: {
    category: 'Hospitality',
    style: 'cafe',
    floor: [70, 320],
    odds: { ...always, 'Street frontage': 1, 'Grease trap': 0.9, 'Exhaust canopy': 0.85, 'Three-phase power': 0.6 },
  },
  Warehouse: {
    category: 'Warehouse',
    style: 'warehouse',
    floor: [180, 2800],
    odds: {
      'Roller door': 1,
      'Three-phase power': 0.85,
      'Loading dock': 0.45,
      Mezzanine: 0.4,
      Kitchenette: 0.5,
      'Customer parking': 0.4,
      'Fibre internet': 0.4,
    },
  },
  Medical: {
    category: 'Medical',
    style: 'clinic',
    floor: [80, 420],
    odds: { ...always, 'Customer parking': 0.8, 'Step-free entry': 0.9, Kitchenette: 0.7, 'Natural light': 0.5 },
  },
  Showroom: {
    category: 'Showroom',
    style: 'showroom',
    floor: [240, 1600],
    odds: {
      ...always,
      'Street frontage': 1,
      'Customer parking': 0.9,
      'Roller door': 0.5,
      'Natural light': 0.6,
      'Three-phase power': 0.4,
    },
  },
};

export function commercialHome(key: string, place: Place, fixedCategory?: string): Home {
  const random = createRandom(`home/${key}`);
  const category = fixedCategory ?? categoryAt(random, place);
  const kind = kinds[category];
  if (!kind) throw new RangeError(`Expected a commercial category, got "${category}".`);
  const floor = Math.round(random.between(...kind.floor) / 5) * 5;
  const big = kind.style === 'warehouse' || kind.style === 'showroom';
  return {
    key,
    place,
    propertyType: 'Commercial',
    category: kind.category,
    style: kind.style,
    streetAddress: addressOf(random, place, kind.style),
    bedrooms: 0,
    baths: kind.style === 'office' && floor < 150 ? 0 : 1,
    livingAreas: 0,
    garages:
      kind.style === 'office'
        ? random.whole(0, Math.min(12, Math.ceil(floor / 60)))
        : big
          ? random.whole(4, 14)
          : random.whole(0, 3),
    carports: 0,
    landArea: big ? { value: Math.round((floor * random.between(1.6, 2.6)) / 10) * 10, unit: 'squareMeter' } : null,
    floorArea: { value: floor, unit: 'squareMeter' },
    levels: 1,
    features: (Object.entries(kind.odds) as [FeatureName, number][])
      .filter(([, odd]) => random.chance(odd))
      .map(([name]) => name),
  };
}

function categoryAt(random: Random, place: Place): string {
  const busy = place.setting === 'city' || place.setting === 'inner';
  return random.weighted([
    ['Office', busy ? 6 : 2.5],
    ['Shop', 4],
    ['Hospitality', 2],
    ['Warehouse', busy ? 0.6 : 3],
    ['Medical', 1.4],
    ['Showroom', busy ? 0.6 : 1.4],
  ]);
}

function addressOf(random: Random, place: Place, style: Style): string {
  const street = streetName(random, place.setting === 'wine' || place.setting === 'farmland' ? 'town' : place.setting);
  const number = random.whole(1, 320);
  if (style === 'office') {
    return place.setting === 'city' || place.setting === 'inner'
      ? `Level ${random.whole(1, place.setting === 'city' ? 22 : 4)}, ${number} ${street}`
      : `Suite ${random.whole(1, 9)}, ${number} ${street}`;
  }
  if (style === 'warehouse') return `Unit ${random.whole(1, 12)}, ${number} ${street}`;
  if (style === 'clinic' || style === 'showroom') return `${number} ${street}`;
  return random.chance(0.3) ? `Shop ${random.whole(1, 8)}, ${number} ${street}` : `${number} ${street}`;
}
