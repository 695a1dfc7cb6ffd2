import { instantIn } from 'shared-contract/date/instant-in';
import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { nextDaylightSavingStart } from '../dates/local-dates.ts';
import type { Home } from '../homes/home.ts';
import { weeklyRentOf } from '../homes/price.ts';
import { listingId, listingRows, propertyId, propertyRow } from '../listings/listing-rows.ts';
import { type OrderPlan, orderRows } from '../orders/order-rows.ts';
import { subscriptionRow } from '../orders/subscription-rows.ts';
import type { UserRow } from '../people/people.ts';
import { createAlbum } from '../pictures/album.ts';
import { unsuitablePictures } from '../pictures/catalogue.ts';
import { type Albums, albumOf } from '../pictures/choose-albums.ts';
import { createPictureChooser } from '../pictures/picture-chooser.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { agreementRow } from '../tenancies/agreement-rows.ts';
import { tenancyRow } from '../tenancies/tenancy-rows.ts';
import { tenantCheckRows } from '../tenancies/tenant-check-rows.ts';
import type { Account, AccountPlan } from './account-plans.ts';

const day = 86_400_000;

const checkCounts: Record<Account, number> = { olivia: 6, jack: 4, agent: 38 };

type Context = { dataset: DemoDataset; now: Date };

export function addAccountRows(dataset: DemoDataset, plans: readonly AccountPlan[], albums: Albums, now: Date): void {
  const context = { dataset, now };
  for (const [account, properties] of Map.groupBy(plans, (plan) => plan.account)) {
    for (const [index, plan] of properties.entries()) {
      // Each property is created one day after the previous one. So lists sorted by creation time have the order of the
      // files.
      addProperty(context, plan, albums, new Date(now.getTime() - (900 - index) * day));
      addTenancies(context, plan);
      addOrders(context, plan);
    }
    const homes = properties.filter(({ property }) => property.propertyType === 'Residential');
    const ids = homes.map(({ key }) => propertyId(key));
    const ownerId = properties[0]?.owner.id ?? '';
    dataset.tenantChecks.push(...tenantCheckRows(account, ownerId, ids, checkCounts[account], now));
  }
}

function addProperty(context: Context, plan: AccountPlan, albums: Albums, createdAt: Date): void {
  const { dataset, now } = context;
  const { owner, property, key, home, listings } = plan;
  const first = listings[0];
  const propertyAlbum = first
    ? albumOf(albums, first)
    : createAlbum(createRandom(`album/${key}`), home, createPictureChooser());
  dataset.properties.push(propertyRow(home, owner, propertyAlbum, createdAt));
  for (const [index, listing] of listings.entries()) {
    const { unsuitable, daylightSavingOpen: hasOpen } = property.listings[index] ?? {};
    const album = albumOf(albums, listing);
    const photos = unsuitable ? [...album.photos, ...unsuitablePictures] : album.photos;
    const rows = listingRows(listing, now, { ...album, photos });
    dataset.listings.push(rows.listing);
    dataset.listingAssets.push(...rows.assets);
    dataset.listingOpens.push(...rows.opens);
    if (hasOpen) dataset.listingOpens.push(daylightSavingOpen(home, owner, rows.listing.id, now));
  }
}

function addOrders({ dataset, now }: Context, { owner, property, key, listings }: AccountPlan): void {
  const base = { ownerId: owner.id, propertyId: propertyId(key) };
  const addOrder = (plan: Omit<OrderPlan, keyof typeof base>) => {
    const { order, items } = orderRows({ ...plan, ...base }, dataset, now);
    dataset.orders.push(order);
    dataset.orderItems.push(...items);
  };
  for (const { name, forListing, ...plan } of property.orders)
    addOrder({ ...plan, ...(forListing && { listingId: listingId(key) }), key: `${key}/${name}` });
  for (const plan of listings) {
    // Publishing requires a package (V25), so a listing that is not a draft gets an order of the free package unless it
    // has a paid order.
    if (plan.status === 'draft' || hasPaidOrder(dataset, listingId(plan.key))) continue;
    const daysAgo = plan.publishedDaysAgo;
    addOrder({ key: `${plan.key}/basic`, listingId: listingId(plan.key), status: 'paid', daysAgo, skus: ['BASIC'] });
  }
  dataset.subscriptions.push(
    ...property.subscriptions.map((plan) =>
      subscriptionRow({ ...plan, ...base, key: `${key}/${plan.sku}` }, dataset.products, now),
    ),
  );
}

const hasPaidOrder = ({ orders }: DemoDataset, listing: string) =>
  orders.some((order) => order.listingId === listing && order.paidAt);

function addTenancies({ dataset, now }: Context, { owner, property, key, home }: AccountPlan): void {
  const rent = weeklyRentOf(createRandom(`rent/${key}`), home);
  const base = { ownerId: owner.id, propertyId: propertyId(key), timeZone: home.place.timeZone };
  /**
   * Returns a rent that is about 6 % lower for a start more than 400 days ago, as if the rent had risen since. A start
   * that is a date gets today's rent.
   */
  const rentFrom = (start: string | number) =>
    typeof start === 'number' && start < -400 ? Math.round((rent * 0.94) / 5) * 5 : rent;
  for (const [index, term] of property.tenancies.entries()) {
    const defaults = { weeksBehind: 0, partPayment: 0, weeklyRent: rentFrom(term.start) };
    dataset.tenancies.push(tenancyRow({ ...defaults, ...term, ...base, key: `${key}/${index}` }, now));
  }
  for (const [index, { status, acn, ...term }] of property.agreements.entries()) {
    const terms = { ...term, weeklyRent: term.weeklyRent ?? rentFrom(term.start) };
    dataset.tenancyAgreements.push(
      agreementRow({ key: `${key}/${index}`, owner, home, propertyId: base.propertyId, status, acn, term: terms }, now),
    );
  }
}

/**
 * Returns an open home at 10 am on the first day of daylight saving. On this day, 10 am is one hour earlier in UTC than
 * on the day before.
 */
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
