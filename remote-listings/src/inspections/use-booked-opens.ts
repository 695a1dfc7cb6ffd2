import { useQuery } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { useSession } from 'shared-auth';
import { listingOpen } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

export const bookedOpensPath = '/api/booked-inspections';

const bookedOpensQuery = resourceQuery(bookedOpensPath, collectionOf(listingOpen), {
  select: ({ member }) => member.map(({ id }) => id),
  staleTime: 0,
});
const none: readonly string[] = [];

/**
 * Returns the ids of the coming open homes that the visitor has booked. It is empty until the session has loaded, so a
 * server never renders a booking: its HTML is public.
 * @param isNeeded false on a page without open homes, which then sends no request
 */
export function useBookedOpens(isNeeded: boolean): readonly string[] {
  const enabled = useSession().status === 'signedIn' && isNeeded;
  const { data } = useQuery({ ...bookedOpensQuery, enabled });
  return (enabled && data) || none;
}
