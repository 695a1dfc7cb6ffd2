import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from './property-table.ts';

type TableOfProperty = PgTable & Record<'ownerId' | 'propertyId', PgColumn>;
type Property = typeof properties.$inferSelect;

/** A row with its property, which is null only if the row can be without one. */
export type RowWithProperty<T extends TableOfProperty> = {
  row: T['$inferSelect'];
  property: null extends T['$inferSelect']['propertyId'] ? Property | null : Property;
};

type Filter<T extends TableOfProperty> = { [K in keyof T['$inferSelect']]?: T['$inferSelect'][K] | undefined };

/** Creates a function that finds the user's rows of `table`, each with its property, in the given order. */
export const rowsWithProperty =
  <T extends TableOfProperty>(table: T, ...order: SQL[]) =>
  ({ database, owner }: ReadScope, filter: Filter<T> = {}, also?: SQL): Paged<RowWithProperty<T>> => {
    const where = and(isOwn(table, owner, filter), also);
    const query = () =>
      database
        .select({ row: table as PgTable, property: properties })
        .from(table as PgTable)
        .leftJoin(properties, eq(properties.id, table.propertyId))
        .where(where)
        .orderBy(...order);
    return paged<unknown>(() => database.$count(table, where), query) as Paged<RowWithProperty<T>>;
  };
