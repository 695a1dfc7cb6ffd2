import type { SearchDocument } from '../listing-search.ts';
import { randomOf } from './random.ts';

const hour = 3_600_000;
const timeZones = ['Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide', 'Australia/Brisbane'] as const;
const categories = {
  residential: ['house', 'unit', 'apartment'],
  commercial: ['office'],
  land: ['residential-land'],
  rural: ['farm'],
} as const;

export const words = ['deck', 'shed', 'pool', 'view', 'study', 'near', 'train', 'sale', 'lease', 'garden'] as const;
export const features = ['air-conditioning', 'dishwasher', 'swimming-pool', 'solar-panel', 'shed'] as const;
export const propertyTypes = ['residential', 'commercial', 'land', 'rural'] as const;
export const suburbs = ['large-vic-3001', 'small-vic-3000', 'near-vic-3002', 'far-wa-6000'] as const;

/**
 * Pseudo-random documents, the same for each run. Prices, times and areas repeat, so every order has ties. Hidden
 * prices, unknown locations and rare features are frequent enough to coincide in one search.
 */
export const randomMarket = (count: number, now: Date): SearchDocument[] =>
  Array.from({ length: count }, (_, index) => randomDocument(index, now));

function randomDocument(index: number, now: Date): SearchDocument {
  const random = randomOf(index);
  const orNull = <T>(share: number, value: T) => (random.chance(share) ? value : null);
  const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
  const propertyType = random.chance(0.7) ? 'residential' : random.pick(propertyTypes);
  const hasRooms = propertyType === 'residential' || propertyType === 'rural';
  const [forSale, forLease] = random.pick([
    [true, false],
    [false, true],
    [true, true],
  ] as const);
  const openHours = random.chance(0.4)
    ? Array.from({ length: 1 + random.whole(2) }, () => random.whole(400) / 2 - 60)
    : [];
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    publishedAt: inHours(-random.whole(500)),
    forSale,
    forLease,
    underOffer: random.chance(0.1),
    propertyType,
    category: random.pick<string>(categories[propertyType]),
    suburb: random.chance(0.6) ? suburbs[0] : random.pick(suburbs),
    state: random.pick(['VIC', 'WA']),
    postcode: random.pick(['3000', '3001', '3002']),
    timeZone: random.pick(timeZones),
    bedrooms: hasRooms ? random.whole(5) : 0,
    baths: hasRooms ? random.whole(3) : 0,
    carSpaces: random.whole(3),
    petsAllowed: random.chance(0.3),
    furnished: random.chance(0.2),
    smokingPermitted: random.chance(0.1),
    features: random.some(features, random.between(0, 1)),
    words: random.some(words, random.between(0, 1)),
    salePriceCents: forSale ? orNull(0.85, random.whole(60) * 2_500_000) : null,
    leasePriceCents: forLease ? orNull(0.9, random.whole(80) * 1000) : null,
    landSquareMetres: orNull(0.6, random.whole(40) * 25),
    floorSquareMetres: index % 3 === 0 ? null : (index % 40) * 10,
    availableOn: orNull(
      0.5,
      inHours((random.whole(60) - 20) * 24)
        .toISOString()
        .slice(0, 10),
    ),
    auctionAt: orNull(0.2, inHours(random.whole(400) - 100)),
    location: orNull(0.95, { latitude: random.between(-38, -37), longitude: random.between(144, 145) }),
    opens: openHours.map((hours) => ({ startAt: inHours(hours), endAt: inHours(hours + 0.5) })),
    card: JSON.stringify({ id: index }),
  };
}
