import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { Listing, ListingOpen } from 'shared-contract/listing/listing';
import { logger } from 'shared-platform';
import { useContactOnSignIn } from '../../enquiry/use-contact-on-sign-in.ts';
import { bookInspectionMutation } from './book-inspection.ts';
import { bookingFailureMessage } from './booking-failure-message.ts';
import { type BookingErrors, bookingErrors, emptyBooking, parseBooking } from './booking-form-values.ts';

/** Returns the state of the booking form: its values, its errors, and the functions that change and send it. */
export function useBooking(listing: Listing, open: ListingOpen) {
  const [values, setValues] = useState(emptyBooking);
  useContactOnSignIn((person) =>
    setValues((before) => ({
      ...before,
      name: before.name || person.name,
      email: before.email || person.email,
      phone: before.phone || person.phone,
    })),
  );
  const [errors, setErrors] = useState<BookingErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  // The id stays the same until the visitor changes a field, so pressing the button again after a lost response does
  // not book twice.
  const id = useRef<string>(null);
  const { mutateAsync, isPending, isSuccess } = useMutation(bookInspectionMutation(listing));

  function change(changes: Partial<typeof values>) {
    id.current = null;
    setValues((before) => ({ ...before, ...changes }));
  }

  const field = (name: keyof BookingErrors) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      change({ [name]: value });
      setErrors(({ [name]: _, ...rest }) => rest);
    },
  });

  function showErrors(fieldErrors: BookingErrors, message: string | null) {
    setErrors(fieldErrors);
    setFailure(message);
    setRejections((count) => count + 1);
  }

  async function send() {
    id.current ??= crypto.randomUUID();
    const checked = parseBooking(values, { id: id.current, open: open['@id'] });
    if (!checked.ok) return showErrors(checked.errors, null);
    setFailure(null);
    try {
      await mutateAsync(checked.input);
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) {
        const { errors, rest } = bookingErrors(error.violations);
        return showErrors(errors, rest.length > 0 ? rest.join(' ') : null);
      }
      logger.warn('An inspection was not booked', { reason: error instanceof Error ? error.name : 'unknown' });
      showErrors({}, bookingFailureMessage(error));
    }
  }

  return {
    values,
    field,
    failure,
    rejections,
    isSending: isPending,
    isBooked: isSuccess,
    send,
    setWebsite: (website: string) => change({ website }),
  };
}
