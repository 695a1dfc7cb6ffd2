import { asc, desc } from 'drizzle-orm';
import { emptyLedger, findLedgerTotals, type LedgerTotals } from '../ledger/ledger-store.ts';
import { completed } from '../owned-rows/owned-rows.ts';
import { type RowWithProperty, rowsWithProperty } from '../properties/rows-with-property.ts';
import { readTenancyParts, type TenancyParts } from './tenancy-parts.ts';
import { tenancies } from './tenancy-table.ts';

/** A tenancy with its property, what its ledger adds up to, and what other tables hold about it. */
export type TenancyRow = RowWithProperty<typeof tenancies> & TenancyParts & { ledger: LedgerTotals };

const findRows = rowsWithProperty(tenancies, desc(tenancies.startDate), asc(tenancies.id));

/** Returns the user's tenancies; those that start last come first. */
export const findTenancies = (...[scope, ...conditions]: Parameters<typeof findRows>) =>
  completed(findRows(scope, ...conditions), async (rows): Promise<TenancyRow[]> => {
    const ids = rows.map(({ row }) => row.id);
    const complete = await readTenancyParts(scope, rows);
    const ledgers = await findLedgerTotals(scope.database, ids);
    return complete.map((found) => ({ ...found, ledger: ledgers.get(found.row.id) ?? emptyLedger }));
  });
