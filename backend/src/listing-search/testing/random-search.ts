import { everyListing } from 'shared-contract/search/listing-search';
import { landUnit, listingSort } from 'shared-contract/search/search-fields';
import type { Search } from '../listing-search.ts';
import { randomOf } from './random.ts';
import { features, propertyTypes, suburbs, words } from './random-market.ts';

const hour = 3_600_000;

/** A search with few filters. With many filters nothing would be found or compared. */
export function randomSearch(seed: number, now: Date): Search {
  const random = randomOf(seed);
  const { chance, pick, some, whole } = random;
  const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
  const degrees = (low: number) => Number(random.between(low, low + 1).toFixed(5));
  const point = () => ({ latitude: degrees(-38), longitude: degrees(144) });
  const filters: (() => Partial<Search>)[] = [
    () => ({ propertyType: pick(propertyTypes) }),
    () => ({ categories: some(['house', 'unit', 'office', 'castle'], 0.5) }),
    () => ({ suburbs: some([...suburbs, 'nowhere-nsw-2000'], 0.4), surrounding: chance(0.5), around: [suburbs[2]] }),
    () => ({ priceMin: whole(1_500_000), ...(chance(0.5) && { priceMax: whole(1_500_000) }) }),
    () => ({ priceMax: whole(900) }),
    () => ({ bedroomsMin: whole(6) }),
    () => ({ bedroomsMax: whole(4) }),
    () => ({ bathsMin: whole(3), carSpacesMin: whole(3) }),
    () => ({ landMin: whole(600), landUnit: pick(landUnit.options) }),
    () => ({ landMax: whole(250) / 10_000, landUnit: 'acre' }),
    () => ({ landMin: whole(300), landMax: whole(1000) }),
    () => ({ floorMin: whole(300) }),
    () => ({ floorMin: whole(100), floorMax: 100 + whole(200) }),
    () => ({ features: some([...features, 'moat'], 0.3) }),
    () => ({ petsAllowed: chance(0.7), furnished: chance(0.3), smokingPermitted: chance(0.3) }),
    () => ({
      availableBy: inHours(whole(40) * 24)
        .toISOString()
        .slice(0, 10),
    }),
    () => ({ openSaturday: true }),
    () => ({ auction: true }),
    () => ({ excludeUnderOffer: true }),
    () => ({ excludePriceWithheld: true }),
    () => ({ keywords: some([...words, 'Views', 'moat'], 0.15).join(' ') }),
    () => ({ publishedAfter: inHours(-whole(500)).toISOString() }),
    () => ({ bounds: { south: degrees(-38), west: 144, north: -37.2, east: degrees(144) } }),
    () => ({ area: Array.from({ length: 3 + whole(3) }, point) }),
  ];
  const chosen = Array.from({ length: whole(4) }, () => filters[whole(filters.length - 1)]?.() ?? {});
  const listingType = chance(0.3) ? undefined : pick(['sale', 'lease'] as const);
  const query: Search = { ...everyListing, listingType, around: [], sort: pick(listingSort.options) };
  return Object.assign(query, ...chosen, { page: chance(0.6) ? 1 : 1 + whole(50) });
}
