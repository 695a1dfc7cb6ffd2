import { randomOf } from '../random.ts';

const sorts = ['newest', 'newest', 'newest', 'price-asc', 'price-desc', 'inspection', 'land-desc'];

/**
 * Returns different searches. The share `inSuburbs` of them is in one to three suburbs, the others are in all of
 * Australia. They are broad and narrow, in different orders, and mostly for the first page of results.
 */
export function searches(count: number, seed: number, inSuburbs = 0.66): string[] {
  const random = randomOf(seed);
  const one = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] ?? all[0];
  return Array.from({ length: count }, () => {
    const parameters = new URLSearchParams({ listingType: one(['sale', 'lease']) ?? 'sale' });
    if (random() < inSuburbs) {
      const places = 1 + Math.floor(random() * 3);
      for (let place = 0; place < places; place += 1) {
        const number = 1 + Math.floor(15_000 * random() ** 2);
        parameters.append('suburb[]', `place-${number}-nsw-${2000 + (number % 500)}`);
      }
      if (random() < 0.3) parameters.set('surrounding', 'true');
    }
    if (random() < 0.5) parameters.set('bedrooms[gte]', String(1 + Math.floor(random() * 4)));
    if (random() < 0.4) {
      const unit = parameters.get('listingType') === 'sale' ? 1000 : 1;
      parameters.set('price[gte]', String(Math.floor(random() * 600) * unit));
      parameters.set('price[lte]', String((600 + Math.floor(random() * 1000)) * unit));
    }
    if (random() < 0.2) parameters.append('category[]', one(['house', 'apartment', 'unit']) ?? 'house');
    if (random() < 0.1) parameters.append('feature[]', `feature-${1 + Math.floor(random() * 40)}`);
    if (random() < 0.1) parameters.set('petsAllowed', 'true');
    if (random() < 0.05) parameters.set('openSaturday', 'true');
    if (random() < 0.05) parameters.set('keywords', one(['study', 'deck', 'bay views', 'near trains']) ?? 'study');
    parameters.set('sort', one(sorts) ?? 'newest');
    const page = random() < 0.7 ? 1 : 1 + Math.floor(random() * 42);
    parameters.set('page', String(page));
    return `/api/listings/search?${parameters}`;
  });
}

/**
 * Returns searches in all of Australia for the result page `page`. All of them find more listings than paging can
 * reach.
 */
export function pagesOf(page: number, count: number, seed: number): string[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const type = random() < 0.5 ? 'sale' : 'lease';
    const floor = type === 'sale' ? 300_000 + Math.floor(random() * 50_000) : 250 + Math.floor(random() * 50);
    const sort = sorts[Math.floor(random() * sorts.length)] ?? 'newest';
    return `/api/listings/search?listingType=${type}&price[gte]=${floor}&sort=${sort}&page=${page}`;
  });
}

/** Returns requests of the filters' counts and of the map for the same searches as `searches`. */
export function facetsAndMaps(count: number, seed: number, inSuburbs: 0 | 1): string[] {
  const cell = inSuburbs === 1 ? 0.01 : 1;
  return searches(count, seed, inSuburbs).map((path, index) => {
    const query = path.slice(path.indexOf('?') + 1);
    return index % 2 === 0 ? `/api/listings/search-facets?${query}` : `/api/listings/search-map?${query}&cell=${cell}`;
  });
}
