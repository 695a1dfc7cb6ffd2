import type { Random } from '../random.ts';
import { type Home, squareMetresOf } from './home.ts';

/** Returns a plausible asking price in whole dollars. It depends on the suburb, the kind of property and its size. */
export function salePriceOf(random: Random, home: Home): number {
  return tidySalePrice(worthOf(home) * random.between(0.88, 1.16));
}

/** Returns a plausible weekly rent in whole dollars. */
export function weeklyRentOf(random: Random, home: Home): number {
  const exact = home.propertyType === 'Commercial' ? commercialRent(home) : residentialRent(home);
  const step = exact > 1500 ? 50 : exact > 500 ? 10 : 5;
  return Math.max(step, Math.round((exact * random.between(0.92, 1.1)) / step) * step);
}

function worthOf(home: Home): number {
  switch (home.propertyType) {
    case 'Residential':
      return residentialWorth(home);
    case 'Commercial':
      return areaOf(home.floorArea) * (worthPerSquareMetre[home.category] ?? 4000) * commercialIndex(home);
    case 'Land':
      return landWorth(home);
    case 'Rural':
      return ruralWorth(home);
  }
}

const ofHouse = [0.42, 0.62, 0.82, 1, 1.24, 1.52];
const ofFlat = [0.4, 0.5, 0.68, 0.98, 1.25, 1.5];

function residentialWorth({ place, category, bedrooms, baths, style }: Home): number {
  const house = place.housePrice * 1000;
  const extraBaths = 1 + 0.05 * Math.max(0, baths - (bedrooms >= 4 ? 2 : 1));
  const fresh = style === 'modern' || style === 'beach-house' ? 1.14 : 1;
  if (['Apartment', 'Unit', 'Studio'].includes(category)) {
    // Apartment prices differ less between suburbs than house prices. So of a house price above $900,000, only 42 % of
    // the part above that amount counts.
    const flat = Math.min(house, 900_000) + 0.42 * Math.max(0, house - 900_000);
    return flat * (ofFlat[bedrooms] ?? 1) * extraBaths * (category === 'Unit' ? 0.86 : 1);
  }
  const kind = { Townhouse: 0.8, Villa: 0.74, Duplex: 0.86, Terrace: 1.02, Acreage: 1.4 }[category] ?? 1;
  return house * kind * (ofHouse[bedrooms] ?? 1.5) * extraBaths * fresh;
}

function residentialRent({ place, category, bedrooms, baths, style }: Home): number {
  const extraBaths = 1 + 0.04 * Math.max(0, baths - (bedrooms >= 4 ? 2 : 1));
  const fresh = style === 'modern' || style === 'apartments' || style === 'beach-house' ? 1.08 : 1;
  const flat = ['Apartment', 'Unit', 'Studio'].includes(category);
  const share = (flat ? [0.5, 0.62, 0.8, 1.02, 1.2, 1.3] : [0.5, 0.66, 0.84, 1, 1.2, 1.45])[bedrooms] ?? 1;
  return place.houseRent * share * extraBaths * fresh * (category === 'Acreage' ? 1.15 : 1);
}

const worthPerSquareMetre: Record<string, number> = {
  Office: 5600,
  Shop: 6800,
  Hospitality: 6200,
  Warehouse: 2100,
  Medical: 5800,
  Showroom: 2700,
};
const rentPerSquareMetre: Record<string, number> = {
  Office: 430,
  Shop: 520,
  Hospitality: 480,
  Warehouse: 135,
  Medical: 400,
  Showroom: 205,
};

function commercialRent(home: Home): number {
  const yearly = areaOf(home.floorArea) * (rentPerSquareMetre[home.category] ?? 300) * commercialIndex(home);
  return yearly / 52;
}

function commercialIndex({ place }: Home): number {
  const city = place.setting === 'city' ? 1.25 : 1;
  return city * Math.min(1.7, Math.max(0.4, (place.housePrice / 1150) ** 0.6));
}

function landWorth({ place, category, landArea }: Home): number {
  const house = place.housePrice * 1000;
  const metres = areaOf(landArea);
  if (category === 'Lifestyle block') return house * 0.5 * (metres / 20_000) ** 0.3;
  if (category === 'Development site') return metres * (house / 620) * 0.95;
  return house * 0.46 * (metres / 600) ** 0.5;
}

const dollarsPerHectare: Record<string, number> = {
  Viticulture: 46_000,
  Horticulture: 27_000,
  Dairy: 17_000,
  Livestock: 6_500,
  'Mixed farming': 7_800,
  Cropping: 8_600,
};

function ruralWorth({ place, category, landArea }: Home): number {
  const hectares = areaOf(landArea) / 10_000;
  const homestead = Math.min(900_000, place.housePrice * 600);
  if (category === 'Lifestyle') return place.housePrice * 1150 * (hectares / 15) ** 0.28;
  if (place.setting === 'outback') return homestead + hectares * 210;
  return homestead + hectares * (dollarsPerHectare[category] ?? 8_000);
}

const areaOf = (area: Home['landArea']) => (area ? squareMetresOf(area) : 100);

export function tidySalePrice(exact: number): number {
  const step = exact < 600_000 ? 5_000 : exact < 1_500_000 ? 10_000 : exact < 4_000_000 ? 25_000 : 100_000;
  const round = Math.max(20_000, Math.round(exact / step) * step);
  // Subtracts $1,000 from a round price, because owners rather ask for "$649,000" than for "$650,000".
  return round < 1_500_000 && round % 50_000 === 0 ? round - 1_000 : round;
}
