import { allMembersQuery, api, type ResourceQuery, resourceQuery, wireQuery } from 'shared-api';
import { type Inbox, inbox, inboxCount } from 'shared-contract/inbox/inbox';
import { property } from 'shared-contract/property/property';
import type { InboxSearch } from './inbox-search.ts';

const searches = '/api/inbox-searches';

/** Messages are answered on other pages, also of other remotes, so a list on the screen is fetched again each time. */
const staleTime = 0;

/** One page of the inbox, newest first. A text is sent in the body, because a URL must not contain a name. */
export function inboxQuery({ kind, state, property: propertyId, page }: InboxSearch, text = ''): ResourceQuery<Inbox> {
  if (text === '') {
    return resourceQuery('/api/inbox', inbox, {
      query: {
        kind: kind ?? undefined,
        state: state === 'current' ? undefined : state,
        'property.id': propertyId ?? undefined,
        page: page > 1 ? page : undefined,
      },
      staleTime,
    });
  }
  const body = {
    text,
    state,
    page,
    ...(kind === null ? {} : { kind }),
    ...(propertyId === null ? {} : { property: `/api/properties/${propertyId}` }),
  };
  return wireQuery(['remote-property-dashboard', 'inbox search', body], `POST ${searches}`, inbox, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: searches, body, signal }),
    staleTime,
  });
}

/** The number of messages of all properties that need an answer. The badge of the navigation shares this request. */
export const waitingQuery = () =>
  resourceQuery('/api/inbox/count', inboxCount, { staleTime, select: ({ count }) => count });

/** All properties of the owner that are not archived, for the filter. */
export const filterPropertiesQuery = () => allMembersQuery('/api/properties', property);
