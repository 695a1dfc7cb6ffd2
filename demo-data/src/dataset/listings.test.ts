import { describe, expect, it } from '@jest/globals';
import { searchPrices } from 'backend/tables';
import { contactViolations } from 'shared-contract/contact/contact-rules';
import { localDateIn } from 'shared-contract/date/local-date';
import { featureViolations } from 'shared-contract/listing/feature-category';
import { detailViolations, listingTypeViolations } from 'shared-contract/listing/listing-detail-rules';
import { openViolations } from 'shared-contract/listing/open-rules';
import { pricingViolations } from 'shared-contract/listing/pricing-rules';
import { wordingViolations } from 'shared-contract/listing/wording-rules';
import { amountOf } from 'shared-contract/money/money';
import { bondViolations } from 'tenancy-law/listing/bond-violations';
import { active, dataset, listings, now } from './testing/full-dataset.ts';

describe('demo listings', () => {
  it('satisfies the contract rules for types, details, prices, texts, contacts, features and bonds (V14–V17, V20–V24)', () => {
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
          dataset.features
            .filter(({ id = '' }) => listing.featureIds?.includes(id))
            .map(({ id = '', name, propertyTypes = [] }) => ({ id, name, propertyTypes })),
          { propertyType: property.propertyType, currentIds: [] },
        ).map(({ message }) => message),
        ...bondViolations(
          {
            type: listing.type,
            bond: listing.bondCents ? amountOf(listing.bondCents) : null,
            rentCents: searchPrices(listing).leasePriceCents,
          },
          place,
          localDateIn(property.timeZone, now),
        ),
      ]).toEqual([listing.id]);
      expect(listing.headline?.length).toBeLessThanOrEqual(80);
    }
  });

  it('displays the rent of a home as one amount (V20)', () => {
    for (const { property, type, pricing, leasePricing } of listings) {
      if (property.propertyType !== 'Residential' || type === 'sale') continue;
      expect((type === 'lease' ? pricing : leasePricing)?.displayType).toBe('value');
    }
  });

  it('has at most one active listing per property and type (V25)', () => {
    const keys = active.flatMap(({ propertyId, type }) =>
      (type === 'both' ? ['sale', 'lease'] : [type]).map((each) => `${propertyId} ${each}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives active listings 3 to 26 photos in order, the first one as the main picture (V18)', () => {
    const assets = Map.groupBy(dataset.listingAssets, ({ listingId }) => listingId);
    for (const listing of active) {
      const own = assets.get(listing.id) ?? [];
      const photos = own.filter(({ kind }) => kind === 'photo');
      expect([listing.id, photos.length >= 3 && photos.length <= 26]).toEqual([listing.id, true]);
      expect(photos.map(({ position }) => position)).toEqual(photos.map((_, index) => index + 1));
      expect(new Set(own.map(({ pictureId }) => pictureId)).size).toBe(own.length);
      expect(photos[0]?.pictureId).toBe(listing.pictureId);
      expect(listing.pictureCount).toBe(photos.length);
    }
  });

  it('schedules open homes in the future, by day in the local time zone, without overlaps (V19)', () => {
    const zones = new Map(listings.map(({ id, property }) => [id, property.timeZone]));
    for (const opens of Map.groupBy(dataset.listingOpens, ({ listingId }) => listingId).values()) {
      for (const open of opens) {
        const others = opens.filter(({ id }) => id !== open.id);
        expect(open.timeZone).toBe(zones.get(open.listingId));
        expect([open.id, ...openViolations(open, { timeZone: open.timeZone, others, notBefore: now })]).toEqual([
          open.id,
        ]);
      }
    }
    const saturdays = dataset.listingOpens.filter(
      ({ startAt, timeZone }) => new Date(`${localDateIn(timeZone, startAt)}T00:00:00Z`).getUTCDay() === 6,
    );
    expect(saturdays.length).toBeGreaterThanOrEqual(150);
  });

  it('schedules auctions after the first open home', () => {
    const auctions = active.filter(({ auctionAt }) => auctionAt);
    expect(auctions.length).toBeGreaterThanOrEqual(10);
    for (const { id, auctionAt } of auctions) {
      const first = dataset.listingOpens
        .filter(({ listingId }) => listingId === id)
        .map(({ startAt }) => startAt.getTime());
      if (first.length > 0) expect(auctionAt?.getTime()).toBeGreaterThan(Math.min(...first));
    }
  });
});
