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
