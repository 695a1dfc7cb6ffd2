import { mutationOptions } from '@tanstack/react-query';
import { api, storeResponse, wireQuery } from 'shared-api';
import { visitorsBooking } from 'shared-contract/listing/inspection-booking';

/**
 * The booking that belongs to the token of an emailed link. The token is sent in the body, because URLs end up in logs.
 */
export const bookingQuery = (token: string) =>
  wireQuery(['remote-listings', 'visitors-booking', token], 'POST /api/inspection-booking-views', visitorsBooking, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/inspection-booking-views', body: { token }, signal }),
    // When the visitor returns to this tab, fetches the booking again, because the inspection may have moved. A link
    // without a booking stays invalid, so it is not requested again.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && 'always',
  });

/** Confirms the booking. Repeating the request is safe. */
export const confirmBookingMutation = (token: string) =>
  mutationOptions({
    mutationFn: () => api.send({ method: 'POST', path: '/api/inspection-booking-confirmations', body: { token } }),
    onSuccess: (confirmed) => storeResponse(bookingQuery(token).queryKey, confirmed),
  });

/** Cancels the booking. Repeating the request is safe. */
export const cancelBookingMutation = (token: string) =>
  mutationOptions({
    mutationFn: () => api.send({ method: 'POST', path: '/api/inspection-booking-cancellations', body: { token } }),
    onSuccess: (cancelled) => storeResponse(bookingQuery(token).queryKey, cancelled),
  });
