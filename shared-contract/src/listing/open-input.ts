import * as z from 'shared-contract/schema';

/** The maximum number of groups that can book an inspection. */
export const maxOpenCapacity = 100;

const capacityMessage = `Enter a number from 1 to ${maxOpenCapacity}.`;
const instant = z.iso.datetime({ offset: true });

const bookings = {
  /** Whether visitors can book a place. False by default. */
  bookable: z.optional(z.boolean()),
  /** The number of groups that can book. Null, which is the default, means no limit. */
  capacity: z.nullish(z.int().check(z.minimum(1, capacityMessage), z.maximum(maxOpenCapacity, capacityMessage))),
};

/** `POST /api/listing-opens`. `listing` is an IRI. */
export const listingOpenInput = z.object({ listing: z.string(), startAt: instant, endAt: instant, ...bookings });

/** `PATCH` of an open home. When it moves, everyone who has booked gets an email. */
export const listingOpenPatch = z.object({
  startAt: z.optional(instant),
  endAt: z.optional(instant),
  ...bookings,
  /**
   * The number of bookings that the owner has seen. When more have booked since and would get an email, the server
   * rejects the change with the code `booked`, so that the owner is asked first. `DELETE` has it in its query.
   */
  seenBookings: z.optional(z.int().check(z.minimum(0))),
});
