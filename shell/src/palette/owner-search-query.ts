import { api, type ResourceQuery, wireQuery } from 'shared-api';
import { minOwnerSearchLength, ownerSearchResults } from 'shared-contract/search/owner-search';
import type * as z from 'zod/mini';

const path = '/api/owner-searches';

/**
 * The user's properties, people and orders that match a text. The text is sent in the body, because a URL must not
 * contain a name. While another text is requested, the results of the previous one stay.
 */
export const ownerSearchQuery = (text: string): ResourceQuery<z.infer<typeof ownerSearchResults>> =>
  wireQuery(['shell', 'owner search', text], `POST ${path}`, ownerSearchResults, {
    fetch: ({ signal }) => api.send({ method: 'POST', path, body: { text }, signal }),
    enabled: text.length >= minOwnerSearchLength,
    placeholderData: (before) => before,
  });
