import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import { pageRange } from '../http/parameters.ts';
import type { Owner } from '../http/route.ts';
import { properties } from '../properties/property-table.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

export type AgreementFilter = {
  id?: string;
  propertyId?: string | undefined;
  status?: TenancyAgreementStatus | undefined;
};

export type AgreementRow = Awaited<ReturnType<typeof findAgreements>>[number];

/** Returns agreements, newest first. */
export async function findAgreements(
  database: Database,
  owner: Owner,
  filter: AgreementFilter,
  range: { limit: number; offset: number },
) {
  return database
    .select({ agreement: tenancyAgreements, property: properties })
    .from(tenancyAgreements)
    .innerJoin(properties, eq(properties.id, tenancyAgreements.propertyId))
    .where(filterCondition(owner, filter))
    .orderBy(desc(tenancyAgreements.createdAt), asc(tenancyAgreements.id))
    .limit(range.limit)
    .offset(range.offset);
}

export function countAgreements(database: Database, owner: Owner, filter: AgreementFilter): Promise<number> {
  return database.$count(tenancyAgreements, filterCondition(owner, filter));
}

export async function findAgreement(database: Database, owner: Owner, id: string): Promise<AgreementRow | undefined> {
  const [row] = await findAgreements(database, owner, { id }, pageRange(1, 1));
  return row;
}

/** Locks the row until the transaction ends, so the checked version is the changed version. */
export async function lockAgreement(database: Database, owner: Owner, id: string) {
  const [row] = await database.select().from(tenancyAgreements).where(isOwnAgreement(owner, id)).for('update');
  return row;
}

export async function insertAgreement(
  database: Database,
  owner: Owner,
  values: Omit<typeof tenancyAgreements.$inferInsert, 'ownerId'>,
): Promise<string> {
  const rows = await database
    .insert(tenancyAgreements)
    .values({ ...values, ownerId: owner.id })
    .returning({ id: tenancyAgreements.id });
  return storedRow(rows, 'agreement').id;
}

export async function setAgreementStatus(
  database: Database,
  owner: Owner,
  id: string,
  status: TenancyAgreementStatus,
  now: Date,
): Promise<void> {
  await database
    .update(tenancyAgreements)
    .set({ status, version: sql`${tenancyAgreements.version} + 1`, updatedAt: now })
    .where(isOwnAgreement(owner, id));
}

export async function deleteAgreement(database: Database, owner: Owner, id: string): Promise<void> {
  await database.delete(tenancyAgreements).where(isOwnAgreement(owner, id));
}

function isOwnAgreement(owner: Owner, id: string): SQL | undefined {
  return and(eq(tenancyAgreements.id, id), eq(tenancyAgreements.ownerId, owner.id));
}

function filterCondition(owner: Owner, { id, propertyId, status }: AgreementFilter): SQL | undefined {
  return and(
    eq(tenancyAgreements.ownerId, owner.id),
    id === undefined ? undefined : eq(tenancyAgreements.id, id),
    propertyId === undefined ? undefined : eq(tenancyAgreements.propertyId, propertyId),
    status === undefined ? undefined : eq(tenancyAgreements.status, status),
  );
}
