import { sql } from 'drizzle-orm';
import { expenses } from '../expenses/expense-table.ts';
import { ledgerTransactions } from '../ledger/ledger-tables.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

/** Returns the local date of a property's first expense, ledger transaction or tenancy; null without any (V30). */
export async function findFirstEntry({ database, owner }: ReadScope, propertyId: string): Promise<string | null> {
  const { rows } = await database.execute<{ first: string | null }>(sql`
    select least(
      (select min(paid_on) from ${expenses} where property_id = ${propertyId} and owner_id = ${owner.id}),
      (select min(start_date) from ${tenancies} where property_id = ${propertyId} and owner_id = ${owner.id}),
      (
        select min(t.date) from ${ledgerTransactions} t
        join ${tenancies} on ${tenancies.id} = t.tenancy_id
        where property_id = ${propertyId} and t.owner_id = ${owner.id}
      )
    )::text as first
  `);
  return rows[0]?.first ?? null;
}
