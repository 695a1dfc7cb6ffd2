import { type InspectionBookingInput, inspectionBookingInput } from 'shared-contract/listing/inspection-booking';
import type { Violation } from 'shared-contract/wire/problem';

export type BookingFormValues = { name: string; email: string; phone: string; website: string };

export const emptyBooking: BookingFormValues = { name: '', email: '', phone: '', website: '' };

export type BookingErrors = Partial<Record<'name' | 'email' | 'phone', string>>;

/** Returns the request, or an error message for each invalid field. */
export function parseBooking(
  { phone, ...rest }: BookingFormValues,
  about: { id: string; open: string },
): { ok: true; input: InspectionBookingInput } | { ok: false; errors: BookingErrors } {
  const parsed = inspectionBookingInput.safeParse({ ...rest, ...about, ...(phone.trim() === '' ? {} : { phone }) });
  if (parsed.success) return { ok: true, input: parsed.data };
  const violations = parsed.error.issues.map(({ path, message }) => ({ propertyPath: String(path[0]), message }));
  return { ok: false, errors: bookingErrors(violations).errors };
}

/** Returns the first error of each field. `rest` has the messages of errors that belong to no field. */
export function bookingErrors(violations: readonly Violation[]): { errors: BookingErrors; rest: string[] } {
  const errors: BookingErrors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    if (propertyPath === 'name' || propertyPath === 'email' || propertyPath === 'phone') {
      errors[propertyPath] ??= message;
    } else rest.push(message);
  }
  return { errors, rest };
}
