import { and, eq } from 'drizzle-orm';
import type { PaymentProvider } from 'payments';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import type { ProviderContext } from './money-context.ts';
import { paymentCustomers } from './payment-tables.ts';

export type PaymentPerson = { name: string; email: string };

/** Returns the name and email address of a user, for payments without billing details. */
export async function findPerson(database: Database, ownerId: string): Promise<PaymentPerson> {
  const user = await firstRow(database.select().from(customerUsers).where(eq(customerUsers.id, ownerId)));
  if (!user) throw new Error(`There is no user ${ownerId}.`);
  return { name: `${user.firstName} ${user.lastName}`.trim(), email: user.username };
}

/**
 * Returns the id of the user's account at a provider, to which saved cards belong. Creates the account the first time,
 * under our id of the user, so that a repeated request finds the same account.
 */
export async function providerCustomer(
  { database, config }: ProviderContext,
  provider: PaymentProvider,
  ownerId: string,
): Promise<string> {
  const known = await findCustomer(database, provider.name, ownerId);
  if (known !== null) return known;
  if (!provider.vault) throw new Error(`${provider.name} keeps no cards.`);
  const person = await findPerson(database, ownerId);
  const { id } = await provider.vault.createCustomer({ reference: ownerId, ...person });
  const now = config.clock();
  await database
    .insert(paymentCustomers)
    .values({ ownerId, provider: provider.name, providerCustomerId: id, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return (await findCustomer(database, provider.name, ownerId)) ?? id;
}

async function findCustomer(database: Database, provider: string, ownerId: string): Promise<string | null> {
  const isTheirs = and(eq(paymentCustomers.ownerId, ownerId), eq(paymentCustomers.provider, provider));
  const row = await firstRow(database.select().from(paymentCustomers).where(isTheirs));
  return row?.providerCustomerId ?? null;
}
