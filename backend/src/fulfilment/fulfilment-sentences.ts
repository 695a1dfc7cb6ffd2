import { formatDate } from '../mail/format-date.ts';
import type { FulfilmentRow } from './fulfilment-store.ts';

/**
 * The reasons that a fulfilment stores, each with the sentence that the customer reads. `listing-incomplete` is
 * followed by the editor's steps that have something missing: `listing-incomplete:media,price`.
 */
const sentences = {
  queued: () => 'We’re getting started.',
  'listing-incomplete': ({ steps }) =>
    `We’ll publish your listing as soon as it’s ready. Still to come: ${listOf(steps)}.`,
  'listing-duplicate': () =>
    'This property already has a live listing. Withdraw that one, and we’ll publish this one straight away.',
  'listing-in-review': () => 'We’re reviewing your listing and will publish it as soon as we’re done.',
  'listing-missing': () => 'This package needs a listing. Create one for this property to use it.',
  'listing-closed': () => 'We can’t publish this listing, because it has been sold, leased or taken off the market.',
  'listing-live': () => 'Your listing is live.',
  'listing-upgraded': () => 'Your listing is live with this package.',
  'booking-planned': ({ date }) => `Booked for ${date}. We’ll call you the day before with the details.`,
  'booking-done': ({ date }) => `Completed on ${date}.`,
  'shipment-preparing': () => 'We’re packing your order. You’ll get the tracking number by email.',
  'shipment-sent': ({ parcel }) => `On its way with ${parcel}.`,
  'shipment-delivered': ({ parcel }) => `Delivered by ${parcel}.`,
  'tenant-check-ready': () => 'Ready when you are. Start the check once your applicant has given their consent.',
  'tenant-check-sent': () => 'Your tenant check is on its way.',
  'tenant-check-done': () => 'Your tenant check is complete.',
  'subscription-active': () => 'Your subscription is active.',
  refunded: () => 'Cancelled, because this order was refunded.',
} satisfies Record<string, (values: { steps: string; date: string; parcel: string }) => string>;

export type FulfilmentReason = keyof typeof sentences | `listing-incomplete:${string}`;

const stepLabels: Record<string, string> = {
  'property-details': 'the property details',
  price: 'the price',
  description: 'the description',
  media: 'the photos',
  features: 'the features',
  inspections: 'the inspections',
  'contact-details': 'your contact details',
  ownership: 'the proof of ownership',
  packages: 'your package',
};

/** Returns what happens with an item, in one sentence for the customer. */
export function fulfilmentSentence(
  row: Pick<FulfilmentRow, 'reason' | 'scheduledFor' | 'carrier' | 'trackingNumber'>,
): string {
  const [code = '', steps = ''] = row.reason.split(':');
  const sentence = Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences] : sentences.queued;
  return sentence({
    steps,
    date: row.scheduledFor ? formatDate(row.scheduledFor) : '',
    parcel: `${row.carrier}, tracking number ${row.trackingNumber}`,
  });
}

const list = new Intl.ListFormat('en-AU');
const listOf = (steps: string) => list.format(steps.split(',').map((step) => stepLabels[step] ?? 'the listing'));
