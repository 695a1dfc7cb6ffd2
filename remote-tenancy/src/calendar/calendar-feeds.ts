import { mutationOptions } from '@tanstack/react-query';
import { allMembersQuery, deleteResource, invalidateResources, postResource } from 'shared-api';
import { calendarFeed } from 'shared-contract/tenancy/calendar-feed';

const path = '/api/calendar-feeds';

export const calendarFeedsQuery = () => allMembersQuery(path, calendarFeed);

export const createCalendarFeedMutation = () =>
  mutationOptions({
    mutationFn: (token: string) => postResource(path, { token }, calendarFeed),
    onSettled: () => void invalidateResources([path]),
  });

export const revokeCalendarFeedMutation = () =>
  mutationOptions({
    mutationFn: (iri: string) => deleteResource(iri),
    onSettled: () => void invalidateResources([path]),
  });

/** Returns 256 random bits in base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
