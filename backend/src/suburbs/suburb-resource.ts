import { getTableColumns } from 'drizzle-orm';
import type { Suburb } from 'shared-contract/place/suburb';
import { suburbs } from './suburb-table.ts';

export const suburbPath = '/api/suburbs';

const { searchName: _, ...columns } = getTableColumns(suburbs);

/** The columns that the API returns. */
export const suburbColumns = columns;

export const suburbResource = (row: Omit<typeof suburbs.$inferSelect, 'searchName'>): Suburb => ({
  '@id': `${suburbPath}/${row.slug}`,
  '@type': 'Suburb',
  ...row,
});
