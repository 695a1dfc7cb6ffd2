import { describe, expect, it } from '@jest/globals';
import type { ListingStatus } from 'shared-contract/listing/listing';
import { centsOf } from 'shared-contract/money/money';
import { propertyCategories } from 'shared-contract/property/property-category';
import { demo } from '../accounts/demo.ts';
import { fullSize } from '../load-demo-data.ts';
import { demoUsers } from '../people/people.ts';
import { buildDataset } from './build-dataset.ts';
import { active, dataset, listings, now, propertyOf } from './testing/full-dataset.ts';

describe('the demo dataset', () => {
  it('gives the same rows for the same clock and other dates for another', () => {
    expect(buildDataset(now, fullSize)).toEqual(dataset);
    expect(buildDataset(new Date('2027-02-01T00:00:00Z'), fullSize).listingOpens).not.toEqual(dataset.listingOpens);
  });

  it('gives every row a unique id', () => {
    // A mark has no id: its owner and listing identify it. The counter of receipts is identified by its owner.
    const { listingMarks, receiptCounters, ...named } = dataset;
    expect(new Set(receiptCounters.map(({ ownerId }) => ownerId)).size).toBe(receiptCounters.length);
    expect(new Set(listingMarks.map(({ listingId }) => listingId)).size).toBe(listingMarks.length);
    for (const rows of Object.values(named)) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('covers all property types, listing types, categories and statuses', () => {
    expect(listings.length).toBeGreaterThanOrEqual(2000);
    expect(dataset.customerUsers.length).toBeGreaterThanOrEqual(300);
    expect(dataset.pictures.length).toBeGreaterThanOrEqual(300);
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

  it('contains edge cases: leap day, lot number, accents, daylight saving, every check and subscription status', () => {
    expect(propertyOf.get(demo.olivia.properties[0]?.id ?? '')?.streetAddress).toBe('12A/3–5 Bridge Road');
    expect(
      dataset.properties.some(
        ({ streetAddress, propertyType }) => propertyType === 'Land' && streetAddress === 'Lot 14 Falls Road',
      ),
    ).toBe(true);
    expect(dataset.tenancies.some(({ startDate }) => startDate === '2024-02-29')).toBe(true);
    expect(active.some(({ property }) => property.postcode === '0800')).toBe(true);
    expect(dataset.tenancies.flatMap(({ tenants }) => tenants).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Željko Žižek', 'María García Márquez', 'Mia O’Brien']),
    );
    expect(dataset.listingOpens.map(({ startAt }) => startAt.toISOString())).toContain('2027-10-02T23:00:00.000Z');
    expect(dataset.tenantChecks.filter(({ ownerId }) => ownerId === demoUsers.agent.id).length).toBeGreaterThan(30);
    expect(new Set(dataset.tenantChecks.map(({ status }) => status)).size).toBe(8);
    expect(new Set(dataset.subscriptions.map(({ status }) => status)).size).toBe(4);
    expect(active.filter(({ pricing }) => pricing.displayType === 'hide').length).toBeGreaterThanOrEqual(3);
    expect(active.filter(({ pricing }) => pricing.displayType === 'range').length).toBeGreaterThanOrEqual(6);
  });

  it('uses only phone numbers and mail domains that reach no one', () => {
    for (const { phone, username } of dataset.customerUsers) {
      expect(phone).toMatch(/^\+61491\d{6}$/);
      expect(username).toMatch(/@example\.com(\.au)?$/);
    }
  });

  it('contains every row that `demo` names', () => {
    const { listingMarks: _, receiptCounters: __, ...named } = dataset;
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
    expect(dataset.orders.some(({ id, status }) => id === demo.initiatedOrder.id && status === 'initiated')).toBe(true);
  });
});
