import { listingOpen, listingOpenInput, listingOpenPatch } from 'shared-contract/listing/listing';
import { openViolations } from 'shared-contract/listing/open-rules';
import { created, item, noContent } from '../http/json-ld.ts';
import { idOf } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { invalid, notFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { findOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { listingOpenPath, listingOpenResource } from './listing-open-resource.ts';
import { deleteOpen, findOtherOpens, insertOpen, lockListingTimeZone, updateOpen } from './listing-open-store.ts';
import { listingOpens } from './listing-open-table.ts';

const createOpen = ownerRoute('POST', listingOpenPath, {
  summary: 'Adds an open home to a listing.',
  body: listingOpenInput,
  response: listingOpen,
  async handler({ body, ...scope }) {
    const listingId = idOf(body.listing, listingPath);
    const timeZone = await lockListingTimeZone(scope, listingId);
    if (timeZone === null) {
      throw invalid({ propertyPath: 'listing', message: 'This listing does not exist.', code: 'not-found' });
    }
    const span = { startAt: new Date(body.startAt), endAt: new Date(body.endAt) };
    const others = await findOtherOpens(scope, listingId);
    requireValid(openViolations(span, { timeZone, others, notBefore: scope.now }));
    const open = await insertOpen(scope, { ...span, listingId, timeZone });
    return created(listingOpenResource(open), open.version);
  },
});

const patchOpen = ownerRoute('PATCH', `${listingOpenPath}/:id`, {
  summary: 'Moves an open home.',
  body: listingOpenPatch,
  response: listingOpen,
  async handler({ params, body, ifMatch, ...scope }) {
    const { current, timeZone } = await lockOpen(scope, params.id);
    requireVersion(ifMatch, current.version);
    const span = {
      startAt: body.startAt === undefined ? current.startAt : new Date(body.startAt),
      endAt: body.endAt === undefined ? current.endAt : new Date(body.endAt),
    };
    const others = await findOtherOpens(scope, current.listingId, current.id);
    const moved = span.startAt.getTime() !== current.startAt.getTime();
    requireValid(openViolations(span, { timeZone, others, notBefore: moved ? scope.now : null }));
    const open = await updateOpen(scope, current.id, span);
    return item(listingOpenResource(open), open.version);
  },
});

const removeOpen = ownerRoute('DELETE', `${listingOpenPath}/:id`, {
  summary: 'Removes an open home from a listing.',
  response: null,
  async handler({ params, ifMatch, ...scope }) {
    const { current } = await lockOpen(scope, params.id);
    requireVersion(ifMatch, current.version);
    await deleteOpen(scope, current);
    return noContent();
  },
});

/**
 * Locks the listing of an open home. Reads the open home before the lock to find the listing, and again after it,
 * because another request may have changed the open home.
 */
async function lockOpen(scope: ReadScope, id: string) {
  const found = await findOwn(scope, listingOpens, id);
  const timeZone = found && (await lockListingTimeZone(scope, found.listingId));
  const current = await findOwn(scope, listingOpens, id);
  if (!current || !timeZone) throw notFound();
  return { current, timeZone };
}

export const listingOpenRoutes: Route[] = [createOpen, patchOpen, removeOpen];
