import type { FastifyRequest } from 'fastify';
import {
  applyMarkPatch,
  type ListingMarkFields,
  listingMark,
  listingMarkPatch,
  listingMarksInput,
  maxMarks,
  mergeMarks,
} from 'shared-contract/listing/listing-mark';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { collection, item } from '../http/json-ld.ts';
import { idOf } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { invalid, notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { fieldsOf, listingMarkPath, listingMarkResource } from './listing-mark-resource.ts';
import { findMarkableListings, findMarks, lockMarks, updateMark } from './listing-mark-store.ts';

const listMarks = ownerRoute('GET', listingMarkPath, {
  summary: 'The listings that the user saved, hid or annotated, last saved first.',
  response: collectionOf(listingMark),
  handler: replyWithMarks,
});

const patchMark = ownerRoute('PATCH', `${listingMarkPath}/:id`, {
  summary: 'Saves, hides or annotates a listing, by the listing’s id. Visible to the user only.',
  body: listingMarkPatch,
  response: listingMark,
  async handler({ params, body, ifMatch, ...scope }) {
    const listingIds = await findMarkableListings(scope, [params.id]);
    const [row] = await lockMarks(scope, listingIds);
    if (!row) throw notFound();
    requireVersion(ifMatch, row.version);
    const patched = applyMarkPatch(fieldsOf(row), body, scope.now.toISOString());
    const stored = await updateMark(scope, row.listingId, patched);
    await requireMaxMarks(scope);
    return item(listingMarkResource(stored), stored.version);
  },
});

const mergeGuestMarks = ownerRoute('POST', listingMarkPath, {
  summary:
    'Merges the marks that the user made as a guest. Repeating it changes nothing. Ignores listings that were never public.',
  body: listingMarksInput,
  response: collectionOf(listingMark),
  async handler({ body, ...context }) {
    const sent = new Map<string, ListingMarkFields>();
    for (const { listing, ...mark } of body.marks) {
      const id = idOf(listing, listingPath).toLowerCase();
      const capped = capTimes(mark, context.now);
      const same = sent.get(id);
      sent.set(id, same ? mergeMarks(same, capped) : capped);
    }
    const known = await findMarkableListings(context, [...sent.keys()]);
    for (const row of await lockMarks(context, known)) {
      const before = fieldsOf(row);
      const merged = mergeMarks(before, sent.get(row.listingId) ?? before);
      await updateMark(context, row.listingId, merged);
    }
    await requireMaxMarks(context);
    return replyWithMarks(context);
  },
});

async function replyWithMarks({ request, ...scope }: ReadScope & { request: FastifyRequest }): Promise<Reply> {
  const rows = await findMarks(scope).rows({ limit: maxMarks, offset: 0 });
  return collection('ListingMark', request, rows.map(listingMarkResource));
}

/**
 * Replaces times in the future with the current time. When the marks of two browsers are merged, the later mark wins.
 * Without this limit, a browser whose clock is fast would always win.
 */
function capTimes(mark: ListingMarkFields, now: Date): ListingMarkFields {
  const cap = (at: string | null) =>
    at === null ? null : new Date(Math.min(Date.parse(at), now.getTime())).toISOString();
  return { ...mark, savedAt: cap(mark.savedAt), hiddenAt: cap(mark.hiddenAt), noteAt: cap(mark.noteAt) };
}

async function requireMaxMarks(scope: ReadScope): Promise<void> {
  if ((await findMarks(scope).count()) <= maxMarks) return;
  const message = `You can save, hide or add notes to ${maxMarks.toLocaleString('en-AU')} listings. Remove some first.`;
  throw invalid({ propertyPath: '', message, code: 'too-many' });
}

export const listingMarkRoutes: Route[] = [listMarks, patchMark, mergeGuestMarks];
