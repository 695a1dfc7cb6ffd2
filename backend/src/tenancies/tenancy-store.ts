import { asc, desc } from 'drizzle-orm';
import { type RowWithProperty, rowsWithProperty } from '../properties/rows-with-property.ts';
import { tenancies } from './tenancy-table.ts';

export type TenancyRow = RowWithProperty<typeof tenancies>;

/** Returns the user's tenancies; those that start last come first. */
export const findTenancies = rowsWithProperty(tenancies, desc(tenancies.startDate), asc(tenancies.id));
