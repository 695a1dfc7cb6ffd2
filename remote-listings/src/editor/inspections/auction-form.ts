import type { Listing } from 'shared-contract/listing/listing';
import * as z from 'shared-contract/schema';
import type { FieldErrors } from 'shared-editor';
import type { ListingStepForm } from '../edited-listing.ts';
import { toSpans, wallClock } from './open-times.ts';

const values = z.object({ date: z.string(), time: z.string() });
export type AuctionValues = z.infer<typeof values>;

/** The form for the time of the auction. Date and time are in the property's time zone. */
export const auctionForm: ListingStepForm<AuctionValues> = {
  step: 'inspections',
  draftDescription: 'the auction of this listing',
  schema: values,
  version: 1,
  labels: { date: 'Day of the auction', time: 'Time of the auction' },
  formatValue: (_, value) => String(value),
  valuesOf: ({ auctionDateTime, property }) =>
    auctionDateTime ? wallClock(new Date(auctionDateTime), property.timeZone) : { date: '', time: '' },
  patchOf(form, listing) {
    const { date, time } = form;
    if (date === '' && time === '') return { patch: { auctionDateTime: null }, errors: {} };
    const at = toInstant(form, listing);
    if (at !== null) return { patch: { auctionDateTime: at }, errors: {} };
    const errors: FieldErrors =
      date === '' ? { date: 'Choose the day, or clear the time.' } : { time: 'Choose the time, or clear the day.' };
    return { patch: {}, errors };
  },
  fieldOf: (path) => (path === 'auctionDateTime' ? 'date' : null),
};

function toInstant({ date, time }: AuctionValues, { property }: Listing): string | null {
  const [span] = toSpans({ date, start: time, minutes: 0, weeks: 1 }, property.timeZone);
  return span ? span.startAt.toISOString() : null;
}
