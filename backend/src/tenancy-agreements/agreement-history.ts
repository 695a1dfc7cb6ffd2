import { desc } from 'drizzle-orm';
import type { AgreementEvent } from 'shared-contract/agreement/signing';
import { agreementEvents } from '../agreement-signing/signing-tables.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';

type EventRow = typeof agreementEvents.$inferSelect;
type NewEvent = Pick<EventRow, 'ownerId' | 'agreementId' | 'at' | 'by' | 'kind' | 'note'>;

/** Adds a line to an agreement's history. Lines are never changed. `by` is `owner`, `system` or a tenant's name. */
export async function addAgreementEvent(database: Database, event: NewEvent): Promise<void> {
  await database.insert(agreementEvents).values(event);
}

/** The editor saves while the owner types, so the same terms change many times within minutes. */
const repeatMinutes = 10;

/**
 * Adds the names of changed terms to the history, unless its latest line names the same ones and is at most ten minutes
 * old.
 */
export async function addChangeEvent(database: Database, event: Omit<NewEvent, 'by' | 'kind'>): Promise<void> {
  const { ownerId, agreementId, at, note } = event;
  const latest = await firstRow(
    findAgreementEvents({ database, owner: { id: ownerId } }, agreementId).rows({ limit: 1, offset: 0 }),
  );
  const isRecent = latest && at.getTime() - latest.at.getTime() <= repeatMinutes * 60_000;
  if (isRecent && latest.kind === 'changed' && latest.note === note) return;
  await addAgreementEvent(database, { ...event, by: 'owner', kind: 'changed' });
}

/**
 * Returns the history of one agreement or of all agreements of the user, newest first. Of events at the
 * same instant, the one that was added last comes first.
 */
export function findAgreementEvents({ database, owner }: ReadScope, agreementId?: string): Paged<EventRow> {
  const where = isOwn(agreementEvents, owner, { agreementId });
  const { at, sequence } = agreementEvents;
  return paged(
    () => database.$count(agreementEvents, where),
    () => database.select().from(agreementEvents).where(where).orderBy(desc(at), desc(sequence)),
  );
}

export function agreementEventResource({ at, by, kind, note }: EventRow): AgreementEvent {
  return { at: at.toISOString(), by, kind, note };
}
