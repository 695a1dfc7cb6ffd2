import { searchWords } from 'backend/tables';
import { accountPlans } from '../accounts/account-plans.ts';
import { addAccountRows } from '../accounts/account-rows.ts';
import { addEnquiries } from '../enquiries/enquiry-rows.ts';
import { gazetteer, suburbId } from '../gazetteer/gazetteer.ts';
import { featureRows } from '../homes/feature-rows.ts';
import { addInspectionBookings } from '../inspections/booking-rows.ts';
import type { ListingPlan } from '../listings/listing-plan.ts';
import { listingRows, ownershipRow, propertyRow } from '../listings/listing-rows.ts';
import { type MarketSize, marketPlans } from '../listings/market.ts';
import { addOffers } from '../offers/offer-rows.ts';
import { productRows } from '../orders/product-rows.ts';
import { promotionCodeRows } from '../orders/promotion-code-rows.ts';
import { demoUsers, hiddenOwners } from '../people/people.ts';
import { allPictures } from '../pictures/catalogue.ts';
import { type Albums, albumOf, chooseAlbums } from '../pictures/choose-albums.ts';
import { addSavedItems } from '../saved-items/saved-rows.ts';
import { addHiddenTenancies } from '../tenancies/hidden-tenancies.ts';
import { numberReceipts } from '../tenancies/ledger-rows.ts';
import type { DemoDataset } from './demo-dataset.ts';

export type DatasetSize = { hiddenOwners: number; market: MarketSize };

/** Builds every demo row as plain data, without a database. The same `now` and `size` always give the same rows. */
export function buildDataset(now: Date, size: DatasetSize): DemoDataset {
  const owners = hiddenOwners(size.hiddenOwners);
  const { categories, features } = featureRows();
  const catalogue = productRows();
  const accounts = accountPlans();
  const market = marketPlans(owners, size.market);
  const albums = chooseAlbums([...accounts.flatMap(({ listings }) => listings), ...market], now);
  const dataset: DemoDataset = {
    suburbs: suburbRows(),
    customerUsers: [...Object.values(demoUsers), ...owners].map((user) => ({ ...user, createdAt: longAgo(now) })),
    featureCategories: categories,
    features,
    pictures: [],
    productCategories: catalogue.categories,
    products: catalogue.products,
    promotionCodes: promotionCodeRows(now),
    properties: [],
    propertyOwners: [],
    ownershipDocuments: [],
    listings: [],
    listingAssets: [],
    listingOpens: [],
    inspectionBookings: [],
    offers: [],
    orders: [],
    orderItems: [],
    paymentCustomers: [],
    paymentMethods: [],
    payments: [],
    refunds: [],
    fulfilments: [],
    subscriptions: [],
    subscriptionCharges: [],
    tenancyAgreements: [],
    tenancies: [],
    tenancyRents: [],
    ledgerTransactions: [],
    ledgerEntries: [],
    receiptCounters: [],
    expenses: [],
    enquiries: [],
    enquiryReplies: [],
    tenantChecks: [],
    listingMarks: [],
    savedSearches: [],
  };
  addAccountRows(dataset, accounts, albums, now);
  const demoOwners = new Set(Object.values(demoUsers).map(({ id }) => id));
  addEnquiries(dataset, demoOwners, now);
  addInspectionBookings(dataset, demoOwners, now);
  addOffers(dataset, demoOwners, now);
  for (const plan of market) addListing(dataset, plan, albums, now);
  addHiddenTenancies(dataset, market, now);
  numberReceipts(dataset);
  addSavedItems(dataset, now);
  dataset.orders.sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0));
  dataset.ownershipDocuments = dataset.properties.map(ownershipRow);
  dataset.pictures = usedPictures(dataset);
  return dataset;
}

function addListing(dataset: DemoDataset, plan: ListingPlan, albums: Albums, now: Date): void {
  const album = albumOf(albums, plan);
  const { listing, assets, opens } = listingRows(plan, now, album);
  dataset.properties.push(propertyRow(plan.home, plan.owner, album, listing.createdAt ?? now));
  dataset.listings.push(listing);
  dataset.listingAssets.push(...assets);
  dataset.listingOpens.push(...opens);
}

function suburbRows(): DemoDataset['suburbs'] {
  return gazetteer.map(({ setting, housePrice, houseRent, ...place }) => ({
    id: suburbId(place.slug),
    ...place,
    searchName: searchWords(place.name),
  }));
}

function usedPictures(dataset: DemoDataset): DemoDataset['pictures'] {
  const withPictures = [...dataset.listingAssets, ...dataset.properties, ...dataset.products];
  const used = new Set(withPictures.map(({ pictureId }) => pictureId));
  return allPictures
    .filter(({ id }) => used.has(id))
    .map(({ id, width, height, alt, preview }) => ({ id, width, height, alt, preview }));
}

const longAgo = (now: Date) => new Date(now.getTime() - 1000 * 86_400_000);
