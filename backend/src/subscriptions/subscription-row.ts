import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { properties } from '../properties/property-table.ts';
import { type Billing, defaultTimeZone } from './billing-periods.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { subscriptions } from './subscription-table.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type ChargeRow = typeof subscriptionCharges.$inferSelect;
export type LockedCharge = { subscription: SubscriptionRow; charge: ChargeRow };

/** Locks a subscription until the transaction ends. Its charges change only while it is locked. */
export const lockSubscription = (database: Database, id: string): Promise<SubscriptionRow | null> =>
  firstRow(database.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update'));

/** Locks the subscription of a charge, and reads the charge after that. */
export async function lockCharge(database: Database, chargeId: string): Promise<LockedCharge | null> {
  const read = () => firstRow(database.select().from(subscriptionCharges).where(eq(subscriptionCharges.id, chargeId)));
  const found = await read();
  const subscription = found && (await lockSubscription(database, found.subscriptionId));
  const charge = subscription && (await read());
  return charge && { subscription, charge };
}

/** Returns the scope of `updateOwn` and `insertOwn` for rows of a subscription that a job changes. */
export const scopeOf = ({ database, now }: { database: Database; now: Date }, { ownerId }: { ownerId: string }) => ({
  database,
  now,
  owner: { id: ownerId },
});

/** Returns how the periods of a subscription are counted: in the time zone of its property. */
export async function billingOf(
  database: Database,
  { propertyId, startedAt, billingPeriod }: Pick<SubscriptionRow, 'propertyId' | 'startedAt' | 'billingPeriod'>,
): Promise<Billing> {
  const zone = { timeZone: properties.timeZone };
  const property =
    propertyId && (await firstRow(database.select(zone).from(properties).where(eq(properties.id, propertyId))));
  return { anchor: startedAt, billingPeriod, timeZone: property ? property.timeZone : defaultTimeZone };
}
