import type { tenantCheckEvents } from 'backend/tables';
import type { CheckActor, TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import { atDaytime, daytimeMinutes } from '../dates/daytime.ts';
import { stableId } from '../stable-id.ts';
import { isSent, type TenantCheckRow } from './tenant-check-rows.ts';

type Entry = readonly [by: CheckActor, kind: TenantCheckEvent['kind']];

/** Returns the timeline of a check up to its status, evenly by day between the request and its last change. */
export function tenantCheckEventRows(
  check: TenantCheckRow,
  method: 'signed' | 'uploaded',
): (typeof tenantCheckEvents.$inferInsert)[] {
  const { id: checkId, ownerId, requestedAt, updatedAt } = check;
  const entries = entriesOf(check, method);
  const first = daytimeMinutes(requestedAt);
  const step = (daytimeMinutes(updatedAt) - first) / Math.max(entries.length - 1, 1);
  return entries.map(([by, kind], index) => ({
    id: stableId(`tenant-check-event/${checkId}/${index}`),
    ownerId,
    checkId,
    by,
    kind,
    at: atDaytime(first + index * step),
  }));
}

function entriesOf(check: TenantCheckRow, method: 'signed' | 'uploaded'): Entry[] {
  const { status } = check;
  const created: Entry[] = [['owner', 'created']];
  if (status === 'draft') return created;
  const linked: Entry[] = [...created, ['owner', 'linkSent']];
  if (status === 'awaitingConsent') return linked;
  if (status === 'withdrawn') return [...linked, ['applicant', 'withdrawn']];
  const addedBy = method === 'signed' ? 'applicant' : 'owner';
  const authorised: Entry[] =
    method === 'signed' ? [...linked, ['applicant', 'signed']] : [...created, ['owner', 'authorityUploaded']];
  const documented: Entry[] = [...authorised, [addedBy, 'documentAdded']];
  if (!isSent(check)) return documented;
  const submitted: Entry[] = [...documented, [addedBy, 'documentAdded'], ['system', 'paid'], ['system', 'submitted']];
  if (status === 'submitted') return submitted;
  const processing: Entry[] = [...submitted, ['provider', 'processing']];
  if (status === 'needsInfo') return [...processing, ['provider', 'needsInfo']];
  return status === 'complete' ? [...processing, ['provider', 'complete']] : processing;
}
