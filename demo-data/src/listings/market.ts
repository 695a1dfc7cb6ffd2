import type { ListingStatus } from 'shared-contract/listing/listing';
import { gazetteer } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { commercialHome } from '../homes/commercial-home.ts';
import { landHome, ruralHome } from '../homes/land-and-rural-home.ts';
import { residentialHome } from '../homes/residential-home.ts';
import type { UserRow } from '../people/people.ts';
import { createRandom, type Random } from '../random.ts';
import { type ListingPlan, listingPlan } from './listing-plan.ts';

export type MarketSize = {
  residentialSale: number;
  residentialLease: number;
  residentialBoth: number;
  commercial: number;
  land: number;
  rural: number;
};

/** Returns plans for the listings of owners without a login. These listings make up most of the search results. */
export function marketPlans(owners: readonly UserRow[], size: MarketSize): ListingPlan[] {
  return [
    ...plans('sale', size.residentialSale, owners, residentialPlan('sale')),
    ...plans('lease', size.residentialLease, owners, residentialPlan('lease')),
    ...plans('both', size.residentialBoth, owners, residentialPlan('both')),
    ...plans('commercial', size.commercial, owners, commercialPlan),
    ...plans('land', size.land, owners, landPlan),
    ...plans('rural', size.rural, owners, ruralPlan),
  ];
}

type Make = (random: Random, key: string, owner: UserRow, index: number) => ListingPlan;

function plans(name: string, count: number, owners: readonly UserRow[], make: Make): ListingPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const key = `market/${name}/${index}`;
    const random = createRandom(key);
    return make(random, key, random.pick(owners), index);
  });
}

/** Each suburb with its relative share of the listings. Suburbs of cities get more than those in the country. */
const busyPlaces: readonly (readonly [Place, number])[] = gazetteer.map((place) => [
  place,
  { metro: 3, 'semi-rural': 1.6, rural: 1 }[place.settlement],
]);
const ruralPlaces = gazetteer.filter(
  ({ settlement, setting }) =>
    settlement !== 'metro' && !['beach', 'suburban'].includes(setting) && setting !== 'tropics',
);
const northernFarms = gazetteer.filter(({ slug }) =>
  ['humpty-doo-nt-0836', 'port-douglas-qld-4877', 'maleny-qld-4552'].includes(slug),
);
/** Lord Howe Island gets no vacant land and no commercial listings, because only its residents may buy there. */
const lordHoweIsland = 'lord-howe-island-nsw-2898';
const landPlaces = gazetteer.filter(
  ({ setting, slug }) => setting !== 'city' && setting !== 'inner' && slug !== lordHoweIsland,
);
const commercialPlaces = busyPlaces.filter(([{ slug }]) => slug !== lordHoweIsland);

function residentialPlan(type: 'sale' | 'lease' | 'both'): Make {
  return (random, key, owner) => {
    const place = random.weighted(busyPlaces);
    const home = residentialHome(key, place);
    const status = statusOf(random, type);
    const auctionState = ['VIC', 'NSW', 'ACT'].includes(place.state) ? 0.26 : 0.08;
    const auction = type === 'sale' && status === 'active' && random.chance(auctionState);
    return listingPlan({
      key,
      home,
      owner,
      type,
      status,
      auction,
      display: type === 'lease' ? 'value' : displayOf(random, auction),
      opens:
        status === 'active'
          ? random.weighted([
              [0, 5],
              [1, 4],
              [2, auction ? 6 : 2],
            ])
          : 0,
      publishedDaysAgo: daysAgo(random, status),
      availableInDays: random.weighted([
        [0, 3],
        [7, 2],
        [14, 2],
        [21, 1],
        [35, 1],
      ]),
      petsAllowed: random.chance(home.landArea ? 0.55 : 0.3),
      furnished: random.chance(home.category === 'Studio' ? 0.5 : 0.07),
      streetHidden: random.chance(0.04),
    });
  };
}

const commercialPlan: Make = (random, key, owner) => {
  const place = random.weighted(commercialPlaces);
  const type = random.weighted<'sale' | 'lease' | 'both'>([
    ['lease', 5],
    ['sale', 3],
    ['both', 1.6],
  ]);
  const status = statusOf(random, type);
  return listingPlan({
    key,
    home: commercialHome(key, place),
    owner,
    type,
    status,
    display: random.weighted([
      ['value', 6],
      ['range', 1.5],
      ['hide', 2],
    ]),
    opens: status === 'active' && random.chance(0.06) ? 1 : 0,
    publishedDaysAgo: daysAgo(random, status),
    availableInDays: random.weighted([
      [0, 3],
      [30, 1],
      [60, 1],
    ]),
  });
};

const landPlan: Make = (random, key, owner, index) => {
  const status = statusOf(random, 'sale');
  return listingPlan({
    key,
    home: landHome(key, inRotation(landPlaces, index)),
    owner,
    type: 'sale',
    status,
    display: displayOf(random, false),
    opens: status === 'active' && random.chance(0.1) ? 1 : 0,
    publishedDaysAgo: daysAgo(random, status),
  });
};

const ruralPlan: Make = (random, key, owner, index) => {
  const status = statusOf(random, 'sale');
  return listingPlan({
    key,
    home: ruralHome(key, random.chance(0.08) ? random.pick(northernFarms) : inRotation(ruralPlaces, index)),
    owner,
    type: 'sale',
    status,
    display: displayOf(random, false),
    publishedDaysAgo: daysAgo(random, status),
  });
};

/**
 * Returns the suburb at this index, and starts over after the last one. So the listings are spread over all suburbs,
 * and none needs many pictures of the same landscape.
 */
function inRotation(places: readonly Place[], index: number): Place {
  const place = places[index % places.length];
  if (!place) throw new RangeError('Expected at least one place.');
  return place;
}

function statusOf(random: Random, type: 'sale' | 'lease' | 'both'): ListingStatus {
  const over: ListingStatus = type === 'lease' ? 'leased' : 'sold';
  return random.weighted<ListingStatus>([
    ['active', 82],
    ['underOffer', 4],
    [over, 6],
    ['draft', 2.5],
    ['pendingReview', 1.5],
    ['withdrawn', 2],
    ['offmarket', 2],
  ]);
}

function displayOf(random: Random, auction: boolean): ListingPlan['display'] {
  return random.weighted([
    ['value', auction ? 2 : 7],
    ['range', auction ? 5 : 2],
    ['hide', 1],
  ]);
}

function daysAgo(random: Random, status: ListingStatus): number {
  return status === 'active' ? Math.floor(random.next() ** 2 * 55) : random.whole(12, 160);
}
