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
import { idOf, idParams } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { invalid, notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { type Route, type RouteContext, route } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { fieldsOf, listingMarkPath, listingMarkResource } from './listing-mark-resource.ts';
import { countMarks, findMarkableListings, findMarks, lockMarks, updateMark } from './listing-mark-store.ts';

const listMarks = route({
  method: 'GET',
  path: listingMarkPath,
  access: 'owner',
  summary: 'The listings that the user saved, hid or annotated, last saved first.',
  response: collectionOf(listingMark),
  handler: replyWithMarks,
});

const patchMark = route({
  method: 'PATCH',
  path: `${listingMarkPath}/:id`,
  access: 'owner',
  summary: 'Saves, hides or annotates a listing, by the listing’s id. Visible to the user only.',
  params: idParams,
  body: listingMarkPatch,
  response: listingMark,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const [listingId] = await findMarkableListings(database, owner, [params.id]);
    if (listingId === undefined) throw notFound();
    const [row] = await lockMarks(database, owner, [listingId]);
    if (!row) throw new Error('A mark that was just made is not there.');
    requireVersion(ifMatch, row.version);
    const stored = await updateMark(
      database,
      owner,
      listingId,
      applyMarkPatch(fieldsOf(row), body, now.toISOString()),
      now,
    );
    if ((await countMarks(database, owner)) > maxMarks) throw tooManyMarks();
    return item(listingMarkResource(stored), stored.version);
  },
});

const mergeGuestMarks = route({
  method: 'POST',
  path: listingMarkPath,
  access: 'owner',
  summary:
    'Merges the marks that the user made as a guest. Repeating it changes nothing. Ignores listings that were never public.',
  body: listingMarksInput,
  response: collectionOf(listingMark),
  async handler(context) {
    const { database, owner, body, now } = context;
    const sent = new Map<string, ListingMarkFields>();
    for (const { listing, ...mark } of body.marks) {
      const id = idOf(listing, listingPath).toLowerCase();
      const capped = capTimes(mark, now);
      const same = sent.get(id);
      sent.set(id, same ? mergeMarks(same, capped) : capped);
    }
    const known = await findMarkableListings(database, owner, [...sent.keys()]);
    for (const row of await lockMarks(database, owner, known)) {
      const before = fieldsOf(row);
      const merged = mergeMarks(before, sent.get(row.listingId) ?? before);
      await updateMark(database, owner, row.listingId, merged, now);
    }
    if ((await countMarks(database, owner)) > maxMarks) throw tooManyMarks();
    return replyWithMarks(context);
  },
});

async function replyWithMarks({
  database,
  owner,
  request,
}: Pick<RouteContext<'owner', undefined, undefined, undefined>, 'database' | 'owner' | 'request'>): Promise<Reply> {
  const rows = await findMarks(database, owner);
  return collection('ListingMark', request, rows.map(listingMarkResource));
}

/** Replaces times in the future by now. Otherwise a browser whose clock is ahead would win every merge. */
function capTimes(mark: ListingMarkFields, now: Date): ListingMarkFields {
  const cap = (at: string | null) =>
    at === null ? null : new Date(Math.min(Date.parse(at), now.getTime())).toISOString();
  return { ...mark, savedAt: cap(mark.savedAt), hiddenAt: cap(mark.hiddenAt), noteAt: cap(mark.noteAt) };
}

const tooManyMarks = () =>
  invalid({
    propertyPath: '',
    message: `You can save, hide or annotate ${maxMarks.toLocaleString('en-AU')} listings. Remove some first.`,
    code: 'too-many',
  });

export const listingMarkRoutes: Route[] = [listMarks, patchMark, mergeGuestMarks];
