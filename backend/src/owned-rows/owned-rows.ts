import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { type IfMatch, requireVersion } from '../http/preconditions.ts';
import { requireFound } from '../http/problem.ts';
import type { Owner } from '../http/route.ts';

/**
 * What a function needs to work with the rows of one user: database, user and current time. A route handler passes its
 * context, which contains all three.
 */
export type OwnerScope = { database: Database; owner: Owner; now: Date };

/** The parts of `OwnerScope` that reading needs; writing also needs the time. */
export type ReadScope = Pick<OwnerScope, 'database' | 'owner'>;

type OwnedTable = PgTable & Record<'id' | 'ownerId', PgColumn>;
type VersionedTable = OwnedTable & Record<'version' | 'updatedAt', PgColumn>;
type Row<T extends PgTable> = T['$inferSelect'];
type Insert<T extends PgTable> = Omit<T['$inferInsert'], 'ownerId'>;

/**
 * Returns an SQL condition: the row belongs to the user, and its columns have the given values. Null means that the
 * column is null. An undefined value adds no condition.
 */
export function isOwn<T extends PgTable & Record<'ownerId', PgColumn>>(
  table: T,
  owner: Owner,
  values: { [K in keyof Row<T>]?: Row<T>[K] | undefined } = {},
): SQL | undefined {
  const columns = table as unknown as Record<string, PgColumn>;
  const conditions = Object.entries({ ...values, ownerId: owner.id }).map(([name, value]) => {
    const column = columns[name] ?? table.ownerId;
    return value === null ? isNull(column) : value === undefined ? undefined : eq(column, value);
  });
  return and(...conditions);
}

export type Range = { limit: number; offset: number };

export const everyRow: Range = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

/** A query whose rows are read page by page. The query runs only when `rows` or `count` is called. */
export type Paged<Row> = { rows: (range: Range) => PromiseLike<Row[]>; count: () => PromiseLike<number> };

type Pageable<Row> = { limit: (rows: number) => { offset: (rows: number) => PromiseLike<Row[]> } };

/** Returns a `Paged`. `query` must return a new query at each call, because `limit` and `offset` change the query. */
export const paged = <Row>(count: () => PromiseLike<number>, query: () => Pageable<Row>): Paged<Row> => ({
  count,
  rows: ({ limit, offset }) => query().limit(limit).offset(offset),
});

/** Adds to the rows of each page what `complete` reads with one more query. */
export const completed = <Row, Complete>(
  { count, rows }: Paged<Row>,
  complete: (rows: Row[]) => Promise<Complete[]>,
): Paged<Complete> => ({
  count,
  rows: async (range) => {
    const found = await rows(range);
    return found.length === 0 ? [] : complete(found);
  },
});

export const firstOf = <Row>(found: Paged<Row>): Promise<Row | null> => firstRow(found.rows({ limit: 1, offset: 0 }));

export const findOwn = <T extends OwnedTable>(scope: ReadScope, table: T, id: string): Promise<Row<T> | null> =>
  firstRow(selectOwn(scope, table, id)) as Promise<Row<T> | null>;

/**
 * Locks a row until the transaction ends, so that no other transaction changes it between a check and the update.
 * Returns null when the user has no such row.
 */
export const lockOwn = <T extends OwnedTable>(scope: ReadScope, table: T, id: string): Promise<Row<T> | null> =>
  firstRow(selectOwn(scope, table, id).for('update')) as Promise<Row<T> | null>;

const selectOwn = ({ database, owner }: ReadScope, table: OwnedTable, id: string) =>
  database
    .select()
    .from(table as PgTable)
    .where(isOwnId(table, owner, id));

/**
 * Locks a row for a change, and checks the version that the client read (`If-Match`).
 * @throws Problem 404 when the user has no such row, 412 when it has another version
 */
export async function lockVersion<T extends VersionedTable>(
  scope: ReadScope & { ifMatch: IfMatch },
  table: T,
  id: string,
): Promise<Row<T>> {
  const row = requireFound(await lockOwn(scope, table, id));
  requireVersion(scope.ifMatch, row.version as number);
  return row;
}

export function insertOwn<T extends OwnedTable>({ database, owner, now }: OwnerScope, table: T, values: Insert<T>) {
  const row = { createdAt: now, updatedAt: now, ...values, ownerId: owner.id };
  const insert = database.insert(table as PgTable).values(row);
  return storedRow(insert.returning() as PromiseLike<Row<T>[]>, 'row');
}

/**
 * Updates a row and increments its version.
 * @throws Error when the user has no such row
 */
export function updateOwn<T extends VersionedTable>(
  { database, owner, now }: OwnerScope,
  table: T,
  id: string,
  changes: Partial<Insert<T>> = {},
): Promise<Row<T>> {
  const update = database
    .update(table as PgTable)
    .set({ ...changes, version: sql`${table.version} + 1`, updatedAt: now });
  const rows = update.where(isOwnId(table, owner, id)).returning() as PromiseLike<Row<T>[]>;
  return storedRow(rows, 'row');
}

/** Deletes a row and returns it. Returns null when the user has no such row. */
export function deleteOwn<T extends OwnedTable>({ database, owner }: ReadScope, table: T, id: string) {
  const deletion = database.delete(table as PgTable).where(isOwnId(table, owner, id));
  return firstRow(deletion.returning() as PromiseLike<Row<T>[]>);
}

const isOwnId = (table: OwnedTable, owner: Owner, id: string) => and(eq(table.id, id), eq(table.ownerId, owner.id));
