import { instantIn } from 'shared-contract/date/instant-in';
import { nextDaylightSavingStart } from '../clock/local-time.ts';
import { placeOf } from '../gazetteer/gazetteer.ts';
import { commercialHome } from '../homes/commercial-home.ts';
import type { Home } from '../homes/home.ts';
import { landHome, ruralHome } from '../homes/land-and-rural-home.ts';
import { weeklyRentOf } from '../homes/price.ts';
import { residentialHome } from '../homes/residential-home.ts';
import { planOf } from '../listings/listing-plan.ts';
import { albumFor, listingId, listingRows, propertyId, propertyRow } from '../listings/listing-rows.ts';
import { type OrderWish, orderRows } from '../money/order-rows.ts';
import { subscriptionRow } from '../money/subscription-rows.ts';
import { demoUsers, type UserRow } from '../people/people.ts';
import { albumOf } from '../pictures/album.ts';
import { type picturesInTurn, troublesome } from '../pictures/catalogue.ts';
import { randomOf } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { agreementRow } from '../tenancies/agreement-rows.ts';
import { tenancyRow } from '../tenancies/tenancy-rows.ts';
import { tenantCheckRows } from '../tenancies/tenant-check-rows.ts';
import type { World } from '../world/world.ts';
import type { DemoProperty } from './demo-property.ts';
import { jacksProperties } from './jack.ts';
import { oliviasProperties } from './olivia.ts';
import { priyasProperties } from './priya.ts';

export const demoPortfolios = {
  olivia: oliviasProperties,
  jack: jacksProperties,
  agent: priyasProperties,
} satisfies Record<keyof typeof demoUsers, DemoProperty[]>;

const checkCounts = { olivia: 6, jack: 4, agent: 38 };

type Next = ReturnType<typeof picturesInTurn>;

export const demoKey = (account: string, name: string) => `demo/${account}/${name}`;

export function addDemoRows(world: World, next: Next, now: Date): void {
  for (const [account, portfolio] of Object.entries(demoPortfolios) as [keyof typeof demoUsers, DemoProperty[]][]) {
    const owner = demoUsers[account];
    for (const [index, property] of portfolio.entries()) {
      // One after the other, so that lists in the order of creation read as written here.
      addProperty(world, account, owner, property, next, now, new Date(now.getTime() - (900 - index) * 86_400_000));
    }
    const homes = portfolio.filter(({ propertyType }) => propertyType === 'Residential');
    const ids = homes.map(({ name }) => propertyId(demoKey(account, name)));
    world.tenantChecks.push(...tenantCheckRows(account, owner.id, ids, checkCounts[account], now));
  }
}

function addProperty(
  world: World,
  account: string,
  owner: UserRow,
  property: DemoProperty,
  next: Next,
  now: Date,
  since: Date,
) {
  const key = demoKey(account, property.name);
  const home = homeOf(key, property);
  const id = propertyId(key);
  const first = property.listings[0];
  const plans = property.listings.map((wish) =>
    planOf({ ...wish, key: wish.name ? `${key}/${wish.name}` : key, home, owner }),
  );
  const albums = plans.map((plan) => albumFor(plan, next));
  const album = albums[0] ?? albumOf(randomOf(`album/${key}`), home, next);
  world.properties.push(propertyRow(home, owner, album, since));
  for (const [index, plan] of plans.entries()) {
    const wish = property.listings[index];
    const shown = wish?.troublesomePictures
      ? { photos: [...album.photos, ...Object.values(troublesome)], floorPlan: null }
      : (albums[index] ?? album);
    const rows = listingRows(plan, now, shown);
    if (wish?.daylightSavingOpen) rows.opens.push(daylightSavingOpen(home, owner, rows.listing.id, now));
    world.listings.push(rows.listing);
    world.listingAssets.push(...rows.assets);
    world.listingOpens.push(...rows.opens);
  }
  addTenancies(world, owner, property, home, key, now);
  const order = (wish: Omit<OrderWish, 'ownerId' | 'propertyId'>) => {
    const rows = orderRows({ ...wish, ownerId: owner.id, propertyId: id }, world, now);
    world.orders.push(rows.order);
    world.orderItems.push(...rows.items);
  };
  for (const { name, forListing, ...wish } of property.orders)
    order({ ...wish, ...(forListing && first ? { listingId: listingId(key) } : {}), key: `${key}/${name}` });
  for (const plan of plans) {
    // V25: nothing came onto the market without a package; what was not paid for went there with the free one.
    if (plan.status === 'draft' || hasSettledOrder(world, listingId(plan.key))) continue;
    const daysAgo = plan.publishedDaysAgo;
    order({ key: `${plan.key}/basic`, listingId: listingId(plan.key), status: 'paid', daysAgo, skus: ['BASIC'] });
  }
  world.subscriptions.push(
    ...property.subscriptions.map((wish) =>
      subscriptionRow({ ...wish, key: `${key}/${wish.sku}`, ownerId: owner.id, propertyId: id }, world.products, now),
    ),
  );
}

const hasSettledOrder = (world: World, listing: string) =>
  world.orders.some(({ listingId: target, paidAt }) => target === listing && paidAt);

function addTenancies(world: World, owner: UserRow, property: DemoProperty, home: Home, key: string, now: Date) {
  const rent = weeklyRentOf(randomOf(`rent/${key}`), home);
  const id = propertyId(key);
  const base = { ownerId: owner.id, propertyId: id, timeZone: home.place.timeZone };
  const older = (start: string | number) =>
    typeof start === 'number' && start < -400 ? Math.round((rent * 0.94) / 5) * 5 : rent;
  for (const [index, term] of property.tenancies.entries()) {
    const wish = {
      weeksBehind: 0,
      partPayment: 0,
      weeklyRent: older(term.start),
      ...term,
      ...base,
      key: `${key}/${index}`,
    };
    world.tenancies.push(tenancyRow(wish, now));
  }
  for (const [index, { status, acn, ...term }] of property.agreements.entries()) {
    const terms = { ...term, weeklyRent: term.weeklyRent ?? older(term.start) };
    world.tenancyAgreements.push(
      agreementRow({ key: `${key}/${index}`, owner, home, propertyId: id, status, acn, term: terms }, now),
    );
  }
}

function homeOf(key: string, { place: slug, propertyType, home }: DemoProperty): Home {
  const place = placeOf(slug);
  switch (propertyType) {
    case 'Residential':
      return residentialHome(key, place, home);
    case 'Commercial':
      return commercialHome(key, place, home.category);
    case 'Land':
      return landHome(key, place, home);
    case 'Rural':
      return ruralHome(key, place, home.category);
  }
}

/** Ten in the morning of the first day of daylight saving: an hour earlier in UTC than the day before. */
function daylightSavingOpen({ place }: Home, owner: UserRow, listing: string, now: Date) {
  const startAt = instantIn(place.timeZone, nextDaylightSavingStart(now), 600);
  const endAt = new Date(startAt.getTime() + 30 * 60_000);
  const stamps = { createdAt: now, updatedAt: now };
  return {
    id: stableId(`open/${listing}/dst`),
    ownerId: owner.id,
    listingId: listing,
    startAt,
    endAt,
    timeZone: place.timeZone,
    ...stamps,
  };
}
