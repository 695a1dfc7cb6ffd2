import { asc, desc } from 'drizzle-orm';
import { type RowWithProperty, rowsWithProperty } from '../properties/rows-with-property.ts';
import { tenantChecks } from './tenant-check-table.ts';

export type TenantCheckRow = RowWithProperty<typeof tenantChecks>;

/** Returns the user's tenant checks; the latest request comes first. */
export const findTenantChecks = rowsWithProperty(tenantChecks, desc(tenantChecks.requestedAt), asc(tenantChecks.id));
