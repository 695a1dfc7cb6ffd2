import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { requireFound } from '../http/problem.ts';
import { completed, firstOf, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { type CheckParts, withParts } from './check-parts.ts';
import { tenantChecks } from './tenant-check-table.ts';

export type CheckRow = typeof tenantChecks.$inferSelect;

/** A check with its property, its owner and everything that is stored about it, except files and events. */
export type FoundCheck = {
  row: CheckRow;
  property: typeof properties.$inferSelect;
  owner: typeof customerUsers.$inferSelect;
} & CheckParts;

type Filter = { id?: string; status?: TenantCheckStatus | undefined; propertyId?: string | undefined };

const select = (database: Database) =>
  database
    .select({ row: tenantChecks, property: properties, owner: customerUsers })
    .from(tenantChecks)
    .innerJoin(properties, eq(properties.id, tenantChecks.propertyId))
    .innerJoin(customerUsers, eq(customerUsers.id, tenantChecks.ownerId));

/** Returns the user's tenant checks; the latest request comes first. */
export function findChecks({ database, owner }: ReadScope, filter: Filter = {}): Paged<FoundCheck> {
  const where = isOwn(tenantChecks, owner, filter);
  return completed(
    paged(
      () => database.$count(tenantChecks, where),
      () => select(database).where(where).orderBy(desc(tenantChecks.requestedAt), asc(tenantChecks.id)),
    ),
    (rows) => withParts(database, rows),
  );
}

/** Reads a check of any owner. @throws Problem 404 */
export async function findCheck(database: Database, id: string): Promise<FoundCheck> {
  const rows = await select(database).where(eq(tenantChecks.id, id));
  const [found] = await withParts(database, rows);
  return requireFound(found);
}

/** Reads checks of any owner; the latest request comes first. */
export async function findChecksById(database: Database, ids: string[]): Promise<FoundCheck[]> {
  if (ids.length === 0) return [];
  const rows = select(database).where(inArray(tenantChecks.id, ids));
  return withParts(database, await rows.orderBy(desc(tenantChecks.requestedAt), asc(tenantChecks.id)));
}

/** Every change of a check locks its row first, so that parallel requests sign, pay and send it once. */
export async function lockCheck(database: Database, id: string): Promise<FoundCheck> {
  await database.select({ id: tenantChecks.id }).from(tenantChecks).where(eq(tenantChecks.id, id)).for('update');
  return findCheck(database, id);
}

/** @throws Problem 404, also for a check of another owner */
export const findOwnCheck = async (scope: ReadScope, id: string): Promise<FoundCheck> =>
  requireFound(await firstOf(findChecks(scope, { id })));

/** Locks a check of the user. @throws Problem 404, also for a check of another owner */
export async function lockOwnCheck({ database, owner }: ReadScope, id: string): Promise<FoundCheck> {
  const own = database
    .select({ id: tenantChecks.id })
    .from(tenantChecks)
    .where(isOwn(tenantChecks, owner, { id }));
  requireFound(await firstRow(own.for('update')));
  return findCheck(database, id);
}

/** Updates a locked check and increments its version. */
export const updateCheck = (
  { database, now }: { database: Database; now: Date },
  { id }: Pick<CheckRow, 'id'>,
  values: Partial<typeof tenantChecks.$inferInsert> = {},
): Promise<CheckRow> =>
  storedRow(
    database
      .update(tenantChecks)
      .set({ ...values, version: sql`${tenantChecks.version} + 1`, updatedAt: now })
      .where(eq(tenantChecks.id, id))
      .returning(),
    'check',
  );

/** Returns the local date at the property. */
export const todayAt = ({ property }: Pick<FoundCheck, 'property'>, now: Date): string =>
  localDateIn(property.timeZone, now);
