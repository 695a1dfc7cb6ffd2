import { and, eq, ne } from 'drizzle-orm';
import { closeOpenApplications } from '../applications/close-open-applications.ts';
import { cancelInspections } from '../inspection-bookings/cancel-inspections.ts';
import { updateListing } from '../listings/listing-store.ts';
import { isAdvertisedListing, listings } from '../listings/listing-table.ts';
import { queuedMail } from '../mail/mail.ts';
import { closeOpenOffers } from '../offers/close-open-offers.ts';
import { isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';

type Lease = { propertyId: string; tenants: readonly { name: string; email: string }[] };

/**
 * Marks the listings that advertise the property for lease as leased, and closes the open offers on them, their
 * inspections and the applications for the home.
 */
export async function leaseListings(
  context: MoneyContext,
  scope: OwnerScope,
  { propertyId, tenants }: Lease,
): Promise<void> {
  const { database, config, now } = context;
  const mail = queuedMail(context.addJob, now);
  const advertised = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(isOwn(listings, scope.owner, { propertyId }), isAdvertisedListing, ne(listings.type, 'sale')))
    .orderBy(listings.id)
    .for('update');
  for (const { id } of advertised) {
    await updateListing(scope, id, { status: 'leased', pending: null });
    await closeOpenOffers({ database, mail, config, now }, id);
    await cancelInspections({ database, mail, config, now }, id);
  }
  await closeOpenApplications({ database, mail, config, now }, { propertyId, tenants });
}

/**
 * Withdraws the listings that became leased when a cancelled agreement was signed. The owner can publish them again.
 * They are not advertised at once, because most owners cancel to change a term and sign with the same tenants. A leased
 * listing cannot be edited, so its `updatedAt` is the instant of the last signature.
 */
export async function withdrawLeasedListings(scope: OwnerScope, propertyId: string, signedAt: Date): Promise<void> {
  const leased = await scope.database
    .select({ id: listings.id })
    .from(listings)
    .where(and(isOwn(listings, scope.owner, { propertyId, status: 'leased' }), eq(listings.updatedAt, signedAt)))
    .orderBy(listings.id)
    .for('update');
  for (const { id } of leased) await updateListing(scope, id, { status: 'withdrawn' });
}
