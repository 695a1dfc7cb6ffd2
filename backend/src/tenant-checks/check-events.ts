import { asc, eq, sql } from 'drizzle-orm';
import type { CheckActor, TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import type { Database } from '../database/database.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { tenantCheckEvents } from './tenant-check-table.ts';

type EventRow = typeof tenantCheckEvents.$inferSelect;

/** Adds an entry to the timeline and access log. The applicant sees all of them. */
export async function addEvent(
  { database, now }: { database: Database; now: Date },
  { id: checkId, ownerId }: { id: string; ownerId: string },
  by: CheckActor,
  kind: TenantCheckEvent['kind'],
): Promise<void> {
  await database.insert(tenantCheckEvents).values({ checkId, ownerId, by, kind, at: now });
}

/** What makes a check ready has the same time as its submission, and comes first. */
const isSubmission = sql`${tenantCheckEvents.kind} = 'submitted'`;

/** Returns the events of a check, oldest first. */
export const findEvents = (database: Database, checkId: string): Promise<EventRow[]> =>
  database
    .select()
    .from(tenantCheckEvents)
    .where(eq(tenantCheckEvents.checkId, checkId))
    .orderBy(asc(tenantCheckEvents.at), isSubmission, asc(tenantCheckEvents.id));

/** Returns every event of the owner's checks, for the data export. */
export const findOwnEvents = ({ database, owner }: ReadScope): Paged<EventRow> => {
  const where = isOwn(tenantCheckEvents, owner);
  return paged(
    () => database.$count(tenantCheckEvents, where),
    () =>
      database
        .select()
        .from(tenantCheckEvents)
        .where(where)
        .orderBy(asc(tenantCheckEvents.at), asc(tenantCheckEvents.id)),
  );
};

export const eventResource = ({ at, by, kind }: EventRow): TenantCheckEvent => ({ at: at.toISOString(), by, kind });
