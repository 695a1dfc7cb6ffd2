import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources } from 'shared-api';
import { type InspectionBookingInput, inspectionBookingReceipt } from 'shared-contract/listing/inspection-booking';
import type { Listing } from 'shared-contract/listing/listing';
import { bookedOpensPath } from '../../../inspections/use-booked-opens.ts';

/** Books an inspection. Repeating the request is safe: the server books an id, and an email address, only once. */
export function bookInspectionMutation(listing: Listing) {
  return mutationOptions({
    mutationFn: (input: InspectionBookingInput) =>
      api.post('/api/inspection-bookings', input, inspectionBookingReceipt),
    // Also after a failure, because the inspection may be full, moved or cancelled.
    onSettled: () => void invalidateResources([listing['@id'], bookedOpensPath]),
  });
}
