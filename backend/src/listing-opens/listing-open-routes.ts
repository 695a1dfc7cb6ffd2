import { listingOpen } from 'shared-contract/listing/listing';
import { listingOpenInput, listingOpenPatch } from 'shared-contract/listing/open-input';
import { openViolations } from 'shared-contract/listing/open-rules';
import * as z from 'zod/mini';
import { created, item, noContent } from '../http/json-ld.ts';
import { idOf } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { conflict, invalid, notFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { sendBookingMails } from '../inspection-bookings/inspection-booking-mails.ts';
import { countPlaces, findBookingsOfOpen } from '../inspection-bookings/inspection-booking-store.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { findOwn, lockOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { listingOpenPath, listingOpenResource } from './listing-open-resource.ts';
import { deleteOpen, findOtherOpens, insertOpen, lockListingTimeZone, updateOpen } from './listing-open-store.ts';
import { listingOpens } from './listing-open-table.ts';

const createOpen = ownerRoute('POST', listingOpenPath, {
  summary: 'Adds an open home to a listing.',
  body: listingOpenInput,
  response: listingOpen,
  status: 201,
  async handler({ body, ...scope }) {
    const listingId = idOf(body.listing, listingPath);
    const timeZone = await lockListingTimeZone(scope, listingId);
    if (timeZone === null) {
      throw invalid({ propertyPath: 'listing', message: 'This listing does not exist.', code: 'not-found' });
    }
    const span = { startAt: new Date(body.startAt), endAt: new Date(body.endAt) };
    const others = await findOtherOpens(scope, listingId);
    requireValid(openViolations(span, { timeZone, others, notBefore: scope.now }));
    const open = await insertOpen(scope, { ...span, ...bookingSettings(body), listingId, timeZone });
    return created(listingOpenResource({ ...open, booked: 0, held: 0 }, 'owner'), open.version);
  },
});

const patchOpen = ownerRoute('PATCH', `${listingOpenPath}/:id`, {
  summary: 'Moves an open home, or changes whether visitors can book it. Everyone who has booked gets the new time.',
  body: listingOpenPatch,
  response: listingOpen,
  async handler({ params, body, ifMatch, mail, config, ...scope }) {
    const { current, timeZone } = await lockOpen(scope, params.id);
    requireVersion(ifMatch, current.version);
    const isOver = current.endAt <= scope.now;
    const span = {
      startAt: body.startAt === undefined ? current.startAt : new Date(body.startAt),
      endAt: body.endAt === undefined ? current.endAt : new Date(body.endAt),
    };
    const others = await findOtherOpens(scope, current.listingId, current.id);
    const moved = span.startAt.getTime() !== current.startAt.getTime();
    // Its bookings belong to the time that has passed.
    if (isOver && moved) throw conflict('over', 'This inspection is over. Add a new one instead.');
    requireValid(openViolations(span, { timeZone, others, notBefore: moved ? scope.now : null }));
    const hasNewTime = moved || span.endAt.getTime() !== current.endAt.getTime();
    const bookings = hasNewTime && !isOver ? await findBookingsOfOpen(scope.database, current.id) : [];
    requireSeen(bookings.length, body.seenBookings);
    const open = await updateOpen(scope, current.id, { ...span, ...bookingSettings(body) });
    if (bookings.length > 0) {
      await sendBookingMails('moved', { open, bookings }, { ...scope, mail, config });
    }
    const places = await countPlaces(scope.database, open.id, scope.now);
    return item(listingOpenResource({ ...open, ...places }, 'owner'), open.version);
  },
});

const removeOpen = ownerRoute('DELETE', `${listingOpenPath}/:id`, {
  summary: 'Removes an open home from a listing. Everyone who has booked gets an email.',
  query: z.object({ seenBookings: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number))) }),
  response: null,
  async handler({ params, query, ifMatch, mail, config, ...scope }) {
    const { current } = await lockOpen(scope, params.id);
    requireVersion(ifMatch, current.version);
    // An inspection that is over was not cancelled.
    const bookings = current.endAt > scope.now ? await findBookingsOfOpen(scope.database, current.id) : [];
    requireSeen(bookings.length, query.seenBookings);
    await sendBookingMails('removed', { open: current, bookings }, { ...scope, mail, config });
    await deleteOpen(scope, current);
    return noContent();
  },
});

/**
 * Requires that the owner knows of all bookings whose visitors get an email.
 * @throws Problem 409 that says how many have booked
 */
function requireSeen(booked: number, seen: number | undefined): void {
  if (seen === undefined || booked <= seen) return;
  const people = booked === 1 ? '1 person has' : `${booked} people have`;
  throw conflict('booked', `${people} booked this inspection. Confirm that they should get an email.`);
}

/**
 * Locks the listing of an open home. Reads the open home before the lock to find the listing, and again after it,
 * because another request may have changed the open home. The lock of the open home itself makes a visitor's booking
 * wait, so that everyone who has booked gets an email.
 */
async function lockOpen(scope: ReadScope, id: string) {
  const found = await findOwn(scope, listingOpens, id);
  const timeZone = found && (await lockListingTimeZone(scope, found.listingId));
  const current = await lockOwn(scope, listingOpens, id);
  if (!current || !timeZone) throw notFound();
  return { current, timeZone };
}

const bookingSettings = ({ bookable, capacity }: Pick<z.infer<typeof listingOpenPatch>, 'bookable' | 'capacity'>) => ({
  ...(bookable === undefined ? {} : { bookable }),
  ...(capacity === undefined ? {} : { capacity }),
});

export const listingOpenRoutes: Route[] = [createOpen, patchOpen, removeOpen];
