import { type InspectionBookingInput, inspectionBookingInput } from 'shared-contract/listing/inspection-booking';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { type FieldErrors, fieldErrors } from '../../contact-form/field-errors.ts';

export type BookingFormValues = { name: string; email: string; phone: string; website: string };

export const emptyBooking: BookingFormValues = { name: '', email: '', phone: '', website: '' };

export const bookingFields = ['name', 'email', 'phone'] as const;
type BookingErrors = FieldErrors<(typeof bookingFields)[number]>;

/** Returns the request, or an error message for each invalid field. */
export function parseBooking(
  { phone, ...rest }: BookingFormValues,
  about: { id: string; open: string },
): { ok: true; input: InspectionBookingInput } | { ok: false; errors: BookingErrors } {
  const parsed = inspectionBookingInput.safeParse({ ...rest, ...about, ...(phone.trim() === '' ? {} : { phone }) });
  if (parsed.success) return { ok: true, input: parsed.data };
  return { ok: false, errors: fieldErrors(bookingFields, shapeViolations(parsed)).errors };
}
