import { addDemoRows } from '../demo/demo-rows.ts';
import { addEnquiries } from '../enquiries/enquiry-rows.ts';
import { gazetteer, suburbId } from '../gazetteer/gazetteer.ts';
import { featureRows } from '../homes/feature-rows.ts';
import { addKept } from '../kept/kept-rows.ts';
import type { ListingPlan } from '../listings/listing-plan.ts';
import { albumFor, listingRows, ownershipRow, propertyRow } from '../listings/listing-rows.ts';
import { type MarketSize, marketPlans } from '../listings/market.ts';
import { productRows } from '../money/product-rows.ts';
import { promotionCodeRows } from '../money/promotion-code-rows.ts';
import { addOffers } from '../offers/offer-rows.ts';
import { demoUsers, hiddenOwners } from '../people/people.ts';
import { allPictures, picturesInTurn } from '../pictures/catalogue.ts';
import { addHiddenTenancies } from '../tenancies/hidden-tenancies.ts';
import type { World } from './world.ts';

export type WorldSize = { hiddenOwners: number; market: MarketSize };

/** The whole of believable Australia as it is at `now`, without touching a database: the same clock, the same rows. */
export function makeWorld(now: Date, size: WorldSize): World {
  const owners = hiddenOwners(size.hiddenOwners);
  const { categories, features } = featureRows();
  const shelves = productRows();
  const next = picturesInTurn();
  const world: World = {
    suburbs: suburbRows(),
    customerUsers: [...Object.values(demoUsers), ...owners].map((user) => ({ ...user, createdAt: longAgo(now) })),
    featureCategories: categories,
    features,
    productCategories: shelves.categories,
    products: shelves.products,
    promotionCodes: promotionCodeRows(now),
    pictures: [],
    properties: [],
    ownershipDocuments: [],
    listings: [],
    listingAssets: [],
    listingOpens: [],
    offers: [],
    orders: [],
    orderItems: [],
    subscriptions: [],
    tenancies: [],
    tenancyAgreements: [],
    enquiries: [],
    enquiryReplies: [],
    tenantChecks: [],
    listingMarks: [],
    savedSearches: [],
  };
  addDemoRows(world, next, now);
  const demoOwners = new Set(Object.values(demoUsers).map(({ id }) => id));
  addEnquiries(world, demoOwners, now);
  addOffers(world, demoOwners, now);
  // Newest first, as they are shown, so that the turns of the pictures fall on neighbours.
  const plans = marketPlans(owners, size.market).sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo);
  for (const plan of plans) addListing(world, plan, next, now);
  addHiddenTenancies(world, plans, now);
  addKept(world, now);
  world.orders.sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0));
  world.ownershipDocuments = world.properties.map(ownershipRow);
  world.pictures = usedPictures(world);
  return world;
}

function addListing(world: World, plan: ListingPlan, next: ReturnType<typeof picturesInTurn>, now: Date): void {
  const album = albumFor(plan, next);
  const { listing, assets, opens } = listingRows(plan, now, album);
  world.properties.push(propertyRow(plan.home, plan.owner, album, listing.createdAt ?? now));
  world.listings.push(listing);
  world.listingAssets.push(...assets);
  world.listingOpens.push(...opens);
}

function suburbRows(): World['suburbs'] {
  return gazetteer.map(({ setting, housePrice, houseRent, ...place }) => ({
    id: suburbId(place.slug),
    ...place,
    searchName: place.name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9 ]/g, ''),
  }));
}

function usedPictures(world: World): World['pictures'] {
  const used = new Set([...world.listingAssets, ...world.properties].map(({ pictureId }) => pictureId));
  return allPictures.filter(({ id }) => used.has(id)).map(({ id, width, height, alt }) => ({ id, width, height, alt }));
}

const longAgo = (now: Date) => new Date(now.getTime() - 1000 * 86_400_000);
