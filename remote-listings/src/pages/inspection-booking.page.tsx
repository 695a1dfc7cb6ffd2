import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { BookedInspection } from '../inspections/booked/booked-inspection.tsx';
import { bookingQuery } from '../inspections/booked/booking-query.ts';

export const loader = ({ params: { token = '' } }: LoaderFunctionArgs) => prefetch(bookingQuery(token));

export function Component() {
  const { token = '' } = useParams();
  return <BookedInspection key={token} token={token} />;
}
