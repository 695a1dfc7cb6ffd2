import { listingOpen, listingOpenInput, listingOpenPatch } from 'shared-contract/listing/listing';
import { openViolations } from 'shared-contract/listing/open-rules';
import type { Database } from '../database/database.ts';
import { created, item, noContent } from '../http/json-ld.ts';
import { idOf, idParams } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { invalid, notFound, requireValid } from '../http/problem.ts';
import { type Owner, type Route, route } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { listingOpenPath, listingOpenResource } from './listing-open-resource.ts';
import {
  deleteOpen,
  findOpen,
  findOtherOpens,
  insertOpen,
  lockListingTimeZone,
  updateOpen,
} from './listing-open-store.ts';

const createOpen = route({
  method: 'POST',
  path: listingOpenPath,
  access: 'owner',
  summary: 'Adds an open home to a listing.',
  body: listingOpenInput,
  response: listingOpen,
  async handler({ database, owner, body, now }) {
    const listingId = idOf(body.listing, listingPath);
    const timeZone = await lockListingTimeZone(database, owner, listingId);
    if (timeZone === null) {
      throw invalid({ propertyPath: 'listing', message: 'This listing does not exist.', code: 'not-found' });
    }
    const span = { startAt: new Date(body.startAt), endAt: new Date(body.endAt) };
    const others = await findOtherOpens(database, owner, listingId);
    requireValid(openViolations(span, { timeZone, others, notBefore: now }));
    const open = await insertOpen(database, owner, { ...span, listingId, timeZone }, now);
    return created(listingOpenResource(open), open.version);
  },
});

const patchOpen = route({
  method: 'PATCH',
  path: `${listingOpenPath}/:id`,
  access: 'owner',
  summary: 'Moves an open home.',
  params: idParams,
  body: listingOpenPatch,
  response: listingOpen,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const { current, timeZone } = await lockOpen(database, owner, params.id);
    requireVersion(ifMatch, current.version);
    const span = {
      startAt: body.startAt === undefined ? current.startAt : new Date(body.startAt),
      endAt: body.endAt === undefined ? current.endAt : new Date(body.endAt),
    };
    const others = await findOtherOpens(database, owner, current.listingId, current.id);
    const moved = span.startAt.getTime() !== current.startAt.getTime();
    requireValid(openViolations(span, { timeZone, others, notBefore: moved ? now : null }));
    const open = await updateOpen(database, owner, current.id, span, now);
    return item(listingOpenResource(open), open.version);
  },
});

const removeOpen = route({
  method: 'DELETE',
  path: `${listingOpenPath}/:id`,
  access: 'owner',
  summary: 'Removes an open home from a listing.',
  params: idParams,
  response: null,
  async handler({ database, owner, params, ifMatch, now }) {
    const { current } = await lockOpen(database, owner, params.id);
    requireVersion(ifMatch, current.version);
    await deleteOpen(database, owner, current, now);
    return noContent();
  },
});

/** Reads the open home again after locking its listing, because another request can change it before the lock. */
async function lockOpen(database: Database, owner: Owner, id: string) {
  const found = await findOpen(database, owner, id);
  const timeZone = found && (await lockListingTimeZone(database, owner, found.listingId));
  const current = await findOpen(database, owner, id);
  if (!current || !timeZone) throw notFound();
  return { current, timeZone };
}

export const listingOpenRoutes: Route[] = [createOpen, patchOpen, removeOpen];
