import { type BookingFormValues, emptyBooking } from './booking-form-values.ts';

/**
 * What visitors have typed into the booking forms, by listing and user, so that choosing another time keeps it. Stays
 * in the memory of this page only, because it is personal data.
 */
const typedContacts = new Map<string, BookingFormValues>();

const keyOf = (listingId: string, userId: string | undefined) => `${listingId} ${userId ?? 'guest'}`;

export const typedContact = (listingId: string, userId: string | undefined): BookingFormValues =>
  typedContacts.get(keyOf(listingId, userId)) ?? emptyBooking;

export function keepTypedContact(listingId: string, userId: string | undefined, values: BookingFormValues): void {
  typedContacts.set(keyOf(listingId, userId), { ...values, website: '' });
}
