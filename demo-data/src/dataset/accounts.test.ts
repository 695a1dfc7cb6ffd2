import { describe, expect, it } from '@jest/globals';
import { rentPosition, tenancyStatus } from 'backend/tables';
import { tenancyAgreementInput } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import { offerInput } from 'shared-contract/offer/offer';
import { packageCategory } from 'shared-contract/order/product';
import { propertyOwnersPatch } from 'shared-contract/property/property-owners';
import { offerViolations } from 'tenancy-law/offer/offer-violations';
import { demoUsers } from '../people/people.ts';
import { dataset, listings, now, propertyOf } from './testing/full-dataset.ts';

const transactionsOf = Map.groupBy(dataset.ledgerTransactions, ({ tenancyId }) => tenancyId);
const entriesOf = Map.groupBy(dataset.ledgerEntries, ({ transactionId }) => transactionId);

/** Returns how far the rent of a tenancy is paid today. */
function positionOf({ id, startDate, endDate = null, propertyId }: (typeof dataset.tenancies)[number]) {
  const covered = (transactionsOf.get(id) ?? [])
    .flatMap((transaction) => entriesOf.get(transaction.id) ?? [])
    .reduce((sum, { account, amountCents }) => (account === 'rentDue' ? sum - amountCents : sum), 0);
  const rents = dataset.tenancyRents.filter(({ tenancyId }) => tenancyId === id);
  const timeZone = propertyOf.get(propertyId)?.timeZone ?? 'Australia/Melbourne';
  return rentPosition({ startDate, endDate, rents }, covered, localDateIn(timeZone, now));
}

describe('tenancies, agreements, orders, offers and enquiries', () => {
  it('V43: has a let property with two owners whose shares can be entered', () => {
    const [owners] = dataset.propertyOwners;
    expect(propertyOwnersPatch.safeParse({ owners: owners?.owners }).error).toBeUndefined();
    expect(owners?.owners).toHaveLength(2);
    expect(dataset.tenancies.some(({ propertyId }) => propertyId === owners?.propertyId)).toBe(true);
  });

  it('has tenancies without overlaps, with arrears, part payments and every status (V27, V31)', () => {
    const own = dataset.tenancies.filter(({ ownerId }) => Object.values(demoUsers).some(({ id }) => id === ownerId));
    const today = localDateIn('Australia/Melbourne', now);
    for (const tenancies of Map.groupBy(dataset.tenancies, ({ propertyId }) => propertyId).values()) {
      const inOrder = tenancies.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
      for (const [index, tenancy] of inOrder.entries()) {
        const before = inOrder[index - 1];
        if (before) expect((before.endDate ?? '9999') < tenancy.startDate).toBe(true);
        expect(positionOf(tenancy).partPaymentCents).toBeLessThan(tenancy.rentCents);
        expect(tenancy.tenants.filter(({ primaryTenant }) => primaryTenant).length).toBe(1);
        expect(new Set(tenancy.tenants.map(({ email }) => email)).size).toBe(tenancy.tenants.length);
      }
    }
    const statuses = new Set(
      own.map((tenancy) => tenancyStatus({ startDate: tenancy.startDate, endDate: tenancy.endDate ?? null }, today)),
    );
    expect(statuses).toEqual(new Set(['upcoming', 'active', 'ending', 'ended']));
    expect(own.some((tenancy) => positionOf(tenancy).partPaymentCents > 0)).toBe(true);
    const behind = own.filter((tenancy) => positionOf(tenancy).arrearsDays > 0);
    expect(behind.length).toBeGreaterThanOrEqual(5);
  });

  it('V31: has ledgers that balance, with receipts numbered without gaps, a rent increase and a reversal', () => {
    for (const { id } of dataset.ledgerTransactions) {
      const entries = entriesOf.get(id) ?? [];
      expect(entries.length).toBeGreaterThanOrEqual(2);
      expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    }
    const numbered = dataset.ledgerTransactions.filter(({ receiptNumber }) => typeof receiptNumber === 'number');
    for (const [ownerId, receipts] of Map.groupBy(numbered, (transaction) => transaction.ownerId)) {
      expect(receipts.map(({ receiptNumber }) => receiptNumber)).toEqual(receipts.map((_, index) => index + 1));
      const counter = dataset.receiptCounters.find((one) => one.ownerId === ownerId);
      expect(counter?.lastNumber).toBe(receipts.length);
    }
    expect(dataset.ledgerTransactions.some(({ kind }) => kind === 'reversal')).toBe(true);
    expect(dataset.tenancyRents.length).toBeGreaterThan(dataset.tenancies.length);
    const early = dataset.ledgerTransactions.filter(
      ({ date, createdAt = now }) => date > localDateIn('Pacific/Kiritimati', now) || createdAt > now,
    );
    expect(early).toEqual([]);
  });

  it('has valid agreements of every status, at least two in each state and territory (V26)', () => {
    const states = Map.groupBy(dataset.tenancyAgreements, ({ propertyId }) => propertyOf.get(propertyId)?.state ?? '');
    for (const state of ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const)
      expect([state, (states.get(state)?.length ?? 0) >= 2]).toEqual([state, true]);
    expect(new Set(dataset.tenancyAgreements.map(({ status }) => status))).toEqual(
      new Set(['draft', 'initiated', 'terminated']),
    );
    for (const agreement of dataset.tenancyAgreements) {
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

  it('has orders of every status, one of them free and some with shipped products', () => {
    expect(new Set(dataset.orders.map(({ status }) => status))).toEqual(
      new Set(['initiated', 'paymentPending', 'paid', 'processing', 'completed', 'cancelled', 'refunded']),
    );
    const shipped = new Set(dataset.products.filter(({ shippingRequired }) => shippingRequired).map(({ id }) => id));
    expect(dataset.orderItems.some(({ productId }) => shipped.has(productId))).toBe(true);
    const subtotal = (orderId: string) =>
      dataset.orderItems
        .filter((item) => item.orderId === orderId)
        .reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
    expect(
      dataset.orders.some(({ id, discountCents, status }) => status === 'completed' && discountCents === subtotal(id)),
    ).toBe(true);
    const initiated = dataset.orders
      .filter(({ status }) => status === 'initiated')
      .map(({ listingId, propertyId }) => listingId ?? propertyId);
    expect(new Set(initiated).size).toBe(initiated.length);
  });

  it('V25: gives every published listing of the demo accounts a paid package, so that it can be withdrawn and published again', () => {
    const category = dataset.productCategories.find(({ name }) => name === packageCategory)?.id;
    const packages = new Set(dataset.products.filter(({ categoryId }) => categoryId === category).map(({ id }) => id));
    const packaged = (listing: string) =>
      dataset.orders.some(
        ({ id, listingId, paidAt }) =>
          listingId === listing &&
          paidAt &&
          dataset.orderItems.some(({ orderId, productId }) => orderId === id && packages.has(productId)),
      );
    const demoOwners = new Set(Object.values(demoUsers).map(({ id }) => id));
    const published = dataset.listings.filter(({ ownerId, status }) => demoOwners.has(ownerId) && status !== 'draft');
    expect(published.length).toBeGreaterThan(10);
    expect(published.filter(({ id }) => !packaged(id)).map(({ headline }) => headline)).toEqual([]);
  });

  it('has offers that satisfy the contract rules, pending, countered and rejected', () => {
    const byId = new Map(listings.map((listing) => [listing.id, listing]));
    for (const offer of dataset.offers) {
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
    expect(new Set(dataset.offers.map(({ status }) => status))).toEqual(new Set(['pending', 'countered', 'rejected']));
  });

  it('has no buyer who makes offers on two listings of one owner', () => {
    for (const owned of Map.groupBy(dataset.offers, ({ ownerId }) => ownerId).values()) {
      expect(new Set(owned.map(({ buyer }) => buyer.name)).size).toBe(owned.length);
    }
  });

  it('never sends one owner the same enquiry message twice', () => {
    for (const owned of Map.groupBy(dataset.enquiries, ({ ownerId }) => ownerId).values()) {
      const messages = owned.filter(({ status }) => status !== 'spam').map(({ message }) => message);
      expect(messages.length).toBe(new Set(messages).size);
    }
    expect(dataset.enquiries.length).toBeGreaterThan(50);
  });
});
