import { describe, expect, it } from '@jest/globals';
import { tenancyAgreementInput } from 'shared-contract/agreement/tenancy-agreement';
import { contactViolations } from 'shared-contract/contact/contact-rules';
import { localDateIn } from 'shared-contract/date/local-date';
import { featureViolations } from 'shared-contract/listing/feature-category';
import type { ListingStatus } from 'shared-contract/listing/listing';
import { detailViolations, listingTypeViolations } from 'shared-contract/listing/listing-detail-rules';
import { openViolations } from 'shared-contract/listing/open-rules';
import { pricingViolations } from 'shared-contract/listing/pricing-rules';
import { wordingViolations } from 'shared-contract/listing/wording-rules';
import { amountOf, centsOf } from 'shared-contract/money/money';
import { offerInput } from 'shared-contract/offer/offer';
import { offerViolations } from 'shared-contract/offer/offer-rules';
import { packageCategory } from 'shared-contract/order/product';
import { propertyCategories } from 'shared-contract/property/property-category';
import { bondViolations } from 'shared-contract/tenancy/bond-rules';
import { searchPrices } from '../../src/search-documents/search-prices.ts';
import { arrearsDays } from '../../src/tenancies/paid-to.ts';
import { tenancyStatus } from '../../src/tenancies/tenancy-status.ts';
import { demo } from '../demo/demo.ts';
import { demoUsers } from '../people/people.ts';
import { whole } from '../seed.ts';
import { makeWorld } from './make-world.ts';

const now = new Date('2026-11-21T02:30:00Z');
const world = makeWorld(now, whole);
const propertyOf = new Map(world.properties.map((property) => [property.id, property]));
const listings = world.listings.map((listing) => {
  const property = propertyOf.get(listing.propertyId);
  if (!property) throw new Error(`The listing ${listing.id} has no property.`);
  return { ...listing, property };
});
const active = listings.filter(({ status }) => status === 'active');

describe('the seeded world', () => {
  it('is the same for the same clock and another for another', () => {
    expect(makeWorld(now, whole)).toEqual(world);
    expect(makeWorld(new Date('2027-02-01T00:00:00Z'), whole).listingOpens).not.toEqual(world.listingOpens);
  });

  it('gives every row an id of its own', () => {
    // A mark is known by its owner and its listing.
    const { listingMarks, ...named } = world;
    expect(new Set(listingMarks.map(({ listingId }) => listingId)).size).toBe(listingMarks.length);
    for (const rows of Object.values(named)) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('is large enough, over all property types, listing types and statuses', () => {
    expect(listings.length).toBeGreaterThanOrEqual(2000);
    expect(world.customerUsers.length).toBeGreaterThanOrEqual(300);
    expect(world.pictures.length).toBeGreaterThanOrEqual(60);
    expect(new Set(active.map(({ property, type }) => `${property.propertyType} ${type}`)).size).toBe(8);
    const statuses: ListingStatus[] = [
      'draft',
      'pendingReview',
      'active',
      'underOffer',
      'sold',
      'leased',
      'withdrawn',
      'offmarket',
    ];
    expect(new Set(listings.map(({ status }) => status))).toEqual(new Set(statuses));
    for (const [type, categories] of Object.entries(propertyCategories)) {
      for (const category of categories) {
        const found = active.some(({ property }) => property.propertyType === type && property.category === category);
        expect([category, found]).toEqual([category, true]);
      }
    }
  });

  it('lists only what may be listed, at prices and in words that pass our own rules (V14–V17, V20–V24)', () => {
    for (const { property, ...listing } of listings) {
      const place = { ...property, timeZone: property.timeZone };
      expect([
        listing.id,
        ...listingTypeViolations(listing.type, property.propertyType),
        ...detailViolations(listing.listingPropertyDetails ?? [], place, now),
        ...pricingViolations({ ...listing, leasePricing: listing.leasePricing ?? null }, place),
        ...wordingViolations({ headline: listing.headline ?? '', description: listing.description ?? '' }),
        ...contactViolations({ email: listing.contactEmail ?? null, phone: listing.contactPhone ?? null }),
        ...featureViolations(
          world.features
            .filter(({ id = '' }) => listing.featureIds?.includes(id))
            .map(({ id = '', name, propertyTypes = [] }) => ({ id, name, propertyTypes })),
          { propertyType: property.propertyType, kept: [] },
        ).map(({ message }) => message),
        ...bondViolations(
          {
            type: listing.type,
            bond: listing.bondCents ? amountOf(listing.bondCents) : null,
            rentCents: searchPrices(listing).leasePriceCents,
          },
          place,
        ),
      ]).toEqual([listing.id]);
      expect(listing.headline?.length).toBeLessThanOrEqual(80);
    }
  });

  it('never advertises the rent of a home as a range or in secret (V20)', () => {
    for (const { property, type, pricing, leasePricing } of listings) {
      if (property.propertyType !== 'Residential' || type === 'sale') continue;
      expect((type === 'lease' ? pricing : leasePricing)?.displayType).toBe('value');
    }
  });

  it('has one active listing a property and type (V25)', () => {
    const keys = active.flatMap(({ propertyId, type }) =>
      (type === 'both' ? ['sale', 'lease'] : [type]).map((each) => `${propertyId} ${each}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives active listings 3 to 26 pictures in an order from 1, the main one on the listing (V18)', () => {
    const assets = Map.groupBy(world.listingAssets, ({ listingId }) => listingId);
    for (const listing of active) {
      const own = assets.get(listing.id) ?? [];
      const photos = own.filter(({ kind }) => kind === 'photo');
      expect([listing.id, photos.length >= 3 && photos.length <= 26]).toEqual([listing.id, true]);
      expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index + 1));
      expect(new Set(own.map(({ pictureId }) => pictureId)).size).toBe(own.length);
      expect(photos[0]?.pictureId).toBe(listing.pictureId);
      expect(listing.pictureCount).toBe(photos.length);
    }
  });

  it('opens homes on days to come, in daylight of the place, never two at once (V19)', () => {
    const zones = new Map(listings.map(({ id, property }) => [id, property.timeZone]));
    for (const opens of Map.groupBy(world.listingOpens, ({ listingId }) => listingId).values()) {
      for (const open of opens) {
        const others = opens.filter(({ id }) => id !== open.id);
        expect(open.timeZone).toBe(zones.get(open.listingId));
        expect([open.id, ...openViolations(open, { timeZone: open.timeZone, others, notBefore: now })]).toEqual([
          open.id,
        ]);
      }
    }
    const saturdays = world.listingOpens.filter(
      ({ startAt, timeZone }) => new Date(`${localDateIn(timeZone, startAt)}T00:00:00Z`).getUTCDay() === 6,
    );
    expect(saturdays.length).toBeGreaterThanOrEqual(150);
  });

  it('keeps the auction after the first open home', () => {
    const auctions = active.filter(({ auctionAt }) => auctionAt);
    expect(auctions.length).toBeGreaterThanOrEqual(10);
    for (const { id, auctionAt } of auctions) {
      const first = world.listingOpens
        .filter(({ listingId }) => listingId === id)
        .map(({ startAt }) => startAt.getTime());
      if (first.length > 0) expect(auctionAt?.getTime()).toBeGreaterThan(Math.min(...first));
    }
  });

  it('never lets one property twice at a time, and knows arrears, part payments, endings and beginnings (V27, V31)', () => {
    const own = world.tenancies.filter(({ ownerId }) => Object.values(demoUsers).some(({ id }) => id === ownerId));
    const today = localDateIn('Australia/Melbourne', now);
    for (const tenancies of Map.groupBy(world.tenancies, ({ propertyId }) => propertyId).values()) {
      const inOrder = tenancies.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
      for (const [index, tenancy] of inOrder.entries()) {
        const before = inOrder[index - 1];
        if (before) expect((before.endDate ?? '9999') < tenancy.startDate).toBe(true);
        expect(tenancy.partPaymentCents ?? 0).toBeLessThan(tenancy.rentCents);
        expect(tenancy.tenants.filter(({ primaryTenant }) => primaryTenant).length).toBe(1);
        expect(new Set(tenancy.tenants.map(({ email }) => email)).size).toBe(tenancy.tenants.length);
      }
    }
    const statuses = new Set(
      own.map((tenancy) => tenancyStatus({ startDate: tenancy.startDate, endDate: tenancy.endDate ?? null }, today)),
    );
    expect(statuses).toEqual(new Set(['upcoming', 'active', 'ending', 'ended']));
    expect(own.some((tenancy) => (tenancy.partPaymentCents ?? 0) > 0)).toBe(true);
    const behind = own.filter(
      (tenancy) =>
        arrearsDays(
          { startDate: tenancy.startDate, endDate: tenancy.endDate ?? null, paidTo: tenancy.paidTo ?? null },
          today,
        ) > 0,
    );
    expect(behind.length).toBeGreaterThanOrEqual(5);
  });

  it('has agreements of every status, at least two in each state and territory, as the contract wants them (V26)', () => {
    const states = Map.groupBy(world.tenancyAgreements, ({ propertyId }) => propertyOf.get(propertyId)?.state ?? '');
    for (const state of ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const)
      expect([state, (states.get(state)?.length ?? 0) >= 2]).toEqual([state, true]);
    expect(new Set(world.tenancyAgreements.map(({ status }) => status))).toEqual(
      new Set(['draft', 'initiated', 'terminated']),
    );
    for (const agreement of world.tenancyAgreements) {
      const body = {
        ...agreement,
        property: `/api/properties/${agreement.propertyId}`,
        landlord: `/api/customer-users/${agreement.landlordId}`,
      };
      expect(tenancyAgreementInput.safeParse(body).success).toBe(true);
      expect(agreement.tenantDetails.map(({ position, primaryTenant }) => [position, primaryTenant])).toEqual(
        agreement.tenantDetails.map((_, index) => [index + 1, index === 0]),
      );
    }
  });

  it('has orders with every kind of end, one of them at no cost and several that are shipped', () => {
    expect(new Set(world.orders.map(({ status }) => status))).toEqual(
      new Set(['initiated', 'paymentPending', 'paid', 'processing', 'completed', 'cancelled', 'refunded']),
    );
    const shipped = new Set(world.products.filter(({ shippingRequired }) => shippingRequired).map(({ id }) => id));
    expect(world.orderItems.some(({ productId }) => shipped.has(productId))).toBe(true);
    const subtotal = (orderId: string) =>
      world.orderItems
        .filter((item) => item.orderId === orderId)
        .reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
    expect(
      world.orders.some(({ id, discountCents, status }) => status === 'completed' && discountCents === subtotal(id)),
    ).toBe(true);
    const initiated = world.orders
      .filter(({ status }) => status === 'initiated')
      .map(({ listingId, propertyId }) => listingId ?? propertyId);
    expect(new Set(initiated).size).toBe(initiated.length);
  });

  it('V25: what a demo account has put on the market was packaged, so that it can be withdrawn and published again', () => {
    const category = world.productCategories.find(({ name }) => name === packageCategory)?.id;
    const packages = new Set(world.products.filter(({ categoryId }) => categoryId === category).map(({ id }) => id));
    const packaged = (listing: string) =>
      world.orders.some(
        ({ id, listingId, paidAt }) =>
          listingId === listing &&
          paidAt &&
          world.orderItems.some(({ orderId, productId }) => orderId === id && packages.has(productId)),
      );
    const demoOwners = new Set(Object.values(demoUsers).map(({ id }) => id));
    const published = world.listings.filter(({ ownerId, status }) => demoOwners.has(ownerId) && status !== 'draft');
    expect(published.length).toBeGreaterThan(10);
    expect(published.filter(({ id }) => !packaged(id)).map(({ headline }) => headline)).toEqual([]);
  });

  it('has offers that pass our own rules, in every turn, none above an advertised rent where that is refused', () => {
    const byId = new Map(listings.map((listing) => [listing.id, listing]));
    for (const offer of world.offers) {
      const listing = byId.get(offer.listingId);
      if (!listing) throw new Error(`The offer ${offer.id} has no listing.`);
      const { property } = listing;
      const today = localDateIn(property.timeZone, offer.createdAt ?? now);
      const expiresOn = localDateIn(property.timeZone, new Date(offer.expiresAt.getTime() - 1));
      const body = {
        ...offer,
        listing: `/api/listings/${offer.listingId}`,
        expiresOn,
        solicitor: offer.solicitor ?? undefined,
        consent: true,
      };
      expect([offer.id, offerInput.safeParse(body).error]).toEqual([offer.id, undefined]);
      const offered = {
        ...listing,
        property: { propertyType: { name: property.propertyType }, address: { state: property.state } },
      };
      expect([offer.id, ...offerViolations({ terms: offer.terms, expiresOn }, offered, today)]).toEqual([offer.id]);
    }
    expect(new Set(world.offers.map(({ status }) => status))).toEqual(new Set(['pending', 'countered', 'rejected']));
  });

  it('never has one owner asked the same in the same words', () => {
    for (const owned of Map.groupBy(world.enquiries, ({ ownerId }) => ownerId).values()) {
      const messages = owned.filter(({ status }) => status !== 'spam').map(({ message }) => message);
      expect(messages.length).toBe(new Set(messages).size);
    }
    expect(world.enquiries.length).toBeGreaterThan(50);
  });

  it('has the edge cases that software trips over', () => {
    expect(propertyOf.get(demo.olivia.properties[0]?.id ?? '')?.streetAddress).toBe('12A/3–5 Bridge Road');
    expect(
      world.properties.some(
        ({ streetAddress, propertyType }) => propertyType === 'Land' && streetAddress === 'Lot 14 Falls Road',
      ),
    ).toBe(true);
    expect(world.tenancies.some(({ startDate }) => startDate === '2024-02-29')).toBe(true);
    expect(active.some(({ property }) => property.postcode === '0800')).toBe(true);
    expect(world.tenancies.flatMap(({ tenants }) => tenants).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Željko Žižek', 'María García Márquez', 'Mia O’Brien']),
    );
    expect(world.listingOpens.map(({ startAt }) => startAt.toISOString())).toContain('2027-10-02T23:00:00.000Z');
    expect(world.tenantChecks.filter(({ ownerId }) => ownerId === demoUsers.agent.id).length).toBeGreaterThan(30);
    expect(new Set(world.tenantChecks.map(({ status }) => status)).size).toBe(6);
    expect(new Set(world.subscriptions.map(({ status }) => status)).size).toBe(4);
    expect(active.filter(({ pricing }) => pricing.displayType === 'hide').length).toBeGreaterThanOrEqual(3);
    expect(active.filter(({ pricing }) => pricing.displayType === 'range').length).toBeGreaterThanOrEqual(6);
  });

  it('uses only phone numbers and mail domains that belong to nobody', () => {
    for (const { phone, username } of world.customerUsers) {
      expect(phone).toMatch(/^\+61491\d{6}$/);
      expect(username).toMatch(/@example\.com(\.au)?$/);
    }
  });

  it('names every demo row that it promises', () => {
    const { listingMarks: _, ...named } = world;
    const ids = new Set(Object.values(named).flatMap((rows) => rows.map(({ id }) => id)));
    for (const { user, properties } of [demo.olivia, demo.jack, demo.agent]) {
      expect(ids.has(user.id)).toBe(true);
      for (const { id, listingIds, orderIds, tenancyIds, agreementIds } of properties)
        for (const each of [id, ...listingIds, ...orderIds, ...tenancyIds, ...agreementIds])
          expect(ids.has(each)).toBe(true);
    }
    const hidden = active.find(({ id }) => id === demo.hiddenPriceListing.id);
    expect(hidden?.pricing.displayType).toBe('hide');
    expect(
      hidden?.pricing.displayValue &&
        'value' in hidden.pricing.displayValue &&
        centsOf(hidden.pricing.displayValue.value) > 0,
    ).toBe(true);
    expect(active.some(({ id, auctionAt }) => id === demo.auctionListing.id && auctionAt)).toBe(true);
    expect(active.some(({ id, type }) => id === demo.leaseListing.id && type === 'lease')).toBe(true);
    expect(active.some(({ id, type }) => id === demo.bothListing.id && type === 'both')).toBe(true);
    expect(listings.some(({ id, status }) => id === demo.draftListing.id && status === 'draft')).toBe(true);
    expect(world.orders.some(({ id, status }) => id === demo.initiatedOrder.id && status === 'initiated')).toBe(true);
  });
});
