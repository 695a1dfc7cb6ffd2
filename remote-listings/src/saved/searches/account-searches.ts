import { api, resourceQuery } from 'shared-api';
import { savedSearch } from 'shared-contract/search/saved-search';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { listenToOtherTabs } from '../other-tabs.ts';
import { guestSearches } from './guest-searches.ts';

export const savedSearchesPath = '/api/saved-searches';

export const savedSearchPath = (id: string) => `${savedSearchesPath}/${encodeURIComponent(id)}`;

/**
 * Fetches the saved searches of the account. First imports the searches that a guest saved on this device before
 * signing in. The server ignores searches that it already has.
 */
export const accountSearchesQuery = resourceQuery(savedSearchesPath, collectionOf(savedSearch), {
  select: ({ member }) => member,
  async fetch({ signal }) {
    listenToOtherTabs();
    if (guestSearches().length > 0) {
      const { importGuestSearches } = await import(/* webpackChunkName: "mark-changes" */ './import-guest-searches.ts');
      await importGuestSearches(savedSearchesPath);
    }
    return api.send({ method: 'GET', path: savedSearchesPath, signal });
  },
});
