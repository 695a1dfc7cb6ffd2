import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { NoticeRow } from './notice-resource.ts';
import { notices } from './notice-table.ts';

const { document: _, ...columns } = getTableColumns(notices);

/** Returns the owner's notices, newest first. */
export function findNotices({ database, owner }: ReadScope, filter: { tenancyId?: string } = {}): Paged<NoticeRow> {
  const where = isOwn(notices, owner, filter);
  return paged(
    () => database.$count(notices, where),
    () => database.select(columns).from(notices).where(where).orderBy(desc(notices.givenAt), asc(notices.id)),
  );
}

/** Locks a notice until the transaction ends, so that it is applied or withdrawn once. */
export const lockNotice = (database: Database, id: string): Promise<NoticeRow | null> =>
  firstRow(database.select(columns).from(notices).where(eq(notices.id, id)).for('update'));
