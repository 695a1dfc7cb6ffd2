import { instantIn } from 'shared-contract/date/instant-in';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { nextDaylightSavingStart } from '../dates/local-dates.ts';
import { expenseRows } from '../expenses/expense-rows.ts';
import type { Home } from '../homes/home.ts';
import { weeklyRentOf } from '../homes/price.ts';
import { listingId, listingRows, propertyId, propertyRow } from '../listings/listing-rows.ts';
import { fulfilmentRows } from '../orders/fulfilment-rows.ts';
import { type OrderPlan, orderItemId, orderRows } from '../orders/order-rows.ts';
import { paymentMethodId, paymentMethodRows } from '../orders/payment-method-rows.ts';
import { paymentRows } from '../orders/payment-rows.ts';
import { subscriptionRows } from '../orders/subscription-rows.ts';
import type { UserRow } from '../people/people.ts';
import { createAlbum } from '../pictures/album.ts';
import { unsuitablePictures } from '../pictures/catalogue.ts';
import { type Albums, albumOf } from '../pictures/choose-albums.ts';
import { createPictureChooser } from '../pictures/picture-chooser.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { addTenancy } from '../tenancies/add-tenancy.ts';
import { agreementId, agreementRow } from '../tenancies/agreement-rows.ts';
import { agreedRent } from '../tenancies/tenancy-rows.ts';
import { isSent, type TenantCheckRow, tenantCheckRows } from '../tenancies/tenant-check-rows.ts';
import type { Account, AccountPlan } from './account-plans.ts';

const day = 86_400_000;

const checkCounts: Record<Account, number> = { olivia: 9, jack: 4, agent: 38 };

type Context = { dataset: DemoDataset; now: Date };

export function addAccountRows(dataset: DemoDataset, plans: readonly AccountPlan[], albums: Albums, now: Date): void {
  const context = { dataset, now };
  for (const [account, properties] of Map.groupBy(plans, (plan) => plan.account)) {
    const { customers, methods } = paymentMethodRows(account, now);
    dataset.paymentCustomers.push(...customers);
    dataset.paymentMethods.push(...methods);
    for (const [index, plan] of properties.entries()) {
      // Each property is created one day after the previous one. So lists sorted by creation time have the order of the
      // files.
      addProperty(context, plan, albums, new Date(now.getTime() - (900 - index) * day));
      addTenancies(context, plan);
      addOrders(context, plan);
      addExpenses(context, plan);
      addOwners(context, plan);
    }
    const homes = properties.filter(({ property }) => property.propertyType === 'Residential');
    const ids = homes.map(({ key }) => propertyId(key));
    const ownerId = properties[0]?.owner.id ?? '';
    const checks = tenantCheckRows(account, ownerId, ids, checkCounts[account], now);
    const [buyer] = homes;
    if (buyer) addCheckOrder(context, buyer, checks.filter(isSent));
    dataset.tenantChecks.push(...checks);
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

function addOrders({ dataset, now }: Context, plan: AccountPlan): void {
  const { owner, property, key, home, listings } = plan;
  const { name: suburb, state, postcode } = home.place;
  const address = { streetAddress: home.streetAddress, suburb, state, postcode };
  const base = { owner, propertyId: propertyId(key), address };
  const add = (order: Omit<OrderPlan, keyof typeof base>) =>
    addOrder(dataset, { ...order, ...base }, { now, timeZone: home.place.timeZone });
  for (const { name, forListing, ...order } of property.orders)
    add({ ...order, ...(forListing && { listingId: listingId(key) }), key: `${key}/${name}` });
  for (const listing of listings) {
    // Publishing requires a package (V25), so a listing that is not a draft gets an order of the free package unless it
    // has a paid order.
    const id = listingId(listing.key);
    if (listing.status === 'draft' || hasPaidOrder(dataset, id)) continue;
    const daysAgo = listing.publishedDaysAgo;
    add({ key: `${listing.key}/basic`, listingId: id, status: 'completed', daysAgo, skus: ['BASIC'] });
  }
  for (const { card = 'default', ...subscription } of property.subscriptions)
    addSubscription(dataset, plan, { ...subscription, paymentMethodId: paymentMethodId(plan.account, card) }, now);
}

function addOrder(dataset: DemoDataset, plan: OrderPlan, when: { now: Date; timeZone: string }): void {
  const planned = orderRows(plan, dataset, when.now);
  const { payments, refunds } = paymentRows(plan, planned);
  dataset.orders.push(planned.order);
  dataset.orderItems.push(...planned.items.map(({ item }) => item));
  dataset.payments.push(...payments);
  dataset.refunds.push(...refunds);
  dataset.fulfilments.push(...fulfilmentRows(planned, dataset, when));
}

/** Adds the order of all checks that were sent, with one item per product. */
function addCheckOrder({ dataset, now }: Context, { owner, key, home }: AccountPlan, checks: TenantCheckRow[]): void {
  const { name: suburb, state, postcode, timeZone } = home.place;
  const byProduct = [...Map.groupBy(checks, ({ product }) => product)];
  const plan: OrderPlan = {
    key: `${key}/tenant-checks`,
    owner,
    propertyId: propertyId(key),
    address: { streetAddress: home.streetAddress, suburb, state, postcode },
    status: 'completed',
    daysAgo: 40,
    skus: byProduct.map(([product, { length }]) => [checkCoverage[product].sku, length] as const),
  };
  addOrder(dataset, plan, { now, timeZone });
  for (const [index, [, paid]] of byProduct.entries()) {
    for (const check of paid) check.orderItemId = orderItemId(plan.key, index);
  }
}

type AccountSubscription = Omit<AccountPlan['property']['subscriptions'][number], 'card'> & { paymentMethodId: string };

function addSubscription(dataset: DemoDataset, plan: AccountPlan, subscription: AccountSubscription, now: Date): void {
  const { owner, key, home } = plan;
  const base = { ownerId: owner.id, propertyId: propertyId(key), timeZone: home.place.timeZone };
  const planned = { ...subscription, ...base, key: `${key}/${subscription.sku}` };
  const rows = subscriptionRows(planned, dataset.products, now);
  dataset.subscriptions.push(linkToOrder(dataset, rows.subscription));
  dataset.subscriptionCharges.push(...rows.charges);
  dataset.payments.push(...rows.payments);
}

/** Links a subscription with the item of the property's order that started it, if there is one. */
function linkToOrder<S extends { id: string; propertyId: string; productId: string }>(dataset: DemoDataset, row: S) {
  const { propertyId: property, productId } = row;
  const paid = new Set(
    dataset.orders.filter((order) => order.propertyId === property && order.paidAt).map(({ id }) => id),
  );
  const item = dataset.orderItems.find((one) => one.productId === productId && paid.has(one.orderId));
  const fulfilment = dataset.fulfilments.find(
    ({ orderItemId, kind }) => orderItemId === item?.id && kind === 'subscription',
  );
  if (fulfilment) fulfilment.subjectId = row.id;
  return { ...row, orderItemId: item?.id ?? null };
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
    const signed = property.agreements.findIndex(({ status, start }) => status !== 'draft' && start === term.start);
    const agreement = signed < 0 ? {} : { agreementId: agreementId(`${key}/${signed}`) };
    const defaults = { weeksBehind: 0, partPayment: 0, weeklyRent: rentFrom(term.start), ...agreement };
    addTenancy(dataset, { ...defaults, ...term, ...base, key: `${key}/${index}` }, now);
  }
  for (const [index, { status, acn, isOpen, ...term }] of property.agreements.entries()) {
    const { increase } = property.tenancies.find(({ start }) => start === term.start) ?? {};
    const weeklyRent = agreedRent({ weeklyRent: term.weeklyRent ?? rentFrom(term.start), increase });
    const terms = { ...term, weeklyRent };
    const isRenewal = property.tenancies.some(
      ({ tenants, start }) => start !== term.start && tenants[0] === term.tenants[0],
    );
    dataset.tenancyAgreements.push(
      agreementRow(
        {
          key: `${key}/${index}`,
          owner,
          home,
          propertyId: base.propertyId,
          status,
          acn,
          isOpen,
          isRenewal,
          term: terms,
        },
        now,
      ),
    );
  }
}

/** Adds the expenses of a property that is or was let, and of every shop, office and farm. */
function addExpenses({ dataset, now }: Context, { owner, property, key, home }: AccountPlan): void {
  if (property.tenancies.length === 0 && home.propertyType === 'Residential') return;
  dataset.expenses.push(...expenseRows({ ownerId: owner.id, propertyId: propertyId(key), home }, now));
}

function addOwners({ dataset, now }: Context, { owner, property: { owners }, key }: AccountPlan): void {
  if (owners.length === 0) return;
  const stamps = { createdAt: now, updatedAt: now };
  const id = stableId(`owners/${key}`);
  dataset.propertyOwners.push({ id, ownerId: owner.id, propertyId: propertyId(key), owners, ...stamps });
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
    bookable: false,
    ...stamps,
  };
}
