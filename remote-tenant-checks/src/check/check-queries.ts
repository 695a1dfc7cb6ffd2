import { useQuery } from '@tanstack/react-query';
import {
  api,
  invalidateResources,
  queryClient,
  resourceQuery,
  storeResponse,
  taggedResourceQuery,
  type WireResponse,
  wireQuery,
} from 'shared-api';
import {
  type CheckContentPart,
  tenantCheckContent,
  tenantCheckDetail,
} from 'shared-contract/tenant-check/tenant-check';

/** The path of all checks, to which their lists and the owner's requests belong. */
export const checksPath = '/api/tenant-checks';
export const checkPath = (id: string) => `${checksPath}/${encodeURIComponent(id)}`;

/** One check with its timeline, without its content, so that reading it is not logged. */
export const checkQuery = (id: string) => resourceQuery(checkPath(id), tenantCheckDetail);
export const taggedCheckQuery = (id: string) => taggedResourceQuery(checkPath(id), tenantCheckDetail);

const contentKey = (id: string, part: CheckContentPart) => ['remote-tenant-checks', 'content', id, part];

/**
 * The details of a check, or its result. Each request adds an entry to the log that the applicant sees, so only opening
 * a page sends one. Each step is such a page, because the applicant can have added something since the step before. The
 * content leaves the cache with the page.
 */
export const contentQuery = (id: string, part: CheckContentPart) => ({
  ...wireQuery(contentKey(id, part), `POST ${checksPath}/{id}/accesses`, tenantCheckContent, {
    async fetch({ signal }) {
      const response = await api.send({
        method: 'POST',
        path: `${checkPath(id)}/accesses?part=${part}`,
        body: {},
        signal,
      });
      // Shows the new entry of the log.
      void invalidateResources([checkPath(id)]);
      return response;
    },
    staleTime: Number.POSITIVE_INFINITY,
  }),
  gcTime: 1000,
});

export const useCheckContent = (id: string, part: CheckContentPart = 'details') =>
  useQuery({ ...contentQuery(id, part), refetchOnMount: 'always' });

/** Shows the content that a write has responded with, and fetches the check and the lists again. */
export async function showContent(id: string, response: WireResponse): Promise<void> {
  storeResponse(contentKey(id, 'details'), response);
  await refetchCheck();
}

/** Reads the details again, which is logged, after a change that it can depend on. */
export const refetchContent = (id: string): Promise<void> =>
  queryClient().invalidateQueries({ queryKey: contentKey(id, 'details') });

/** Fetches a check and the lists of checks again after a change. Never rejects, because the change is stored. */
export async function refetchCheck(): Promise<void> {
  await invalidateResources([checksPath, '/api/overview']);
  await queryClient().invalidateQueries({ queryKey: searchKey });
}

/** The first part of the keys of searches by text, which are no resources. */
export const searchKey = ['remote-tenant-checks', 'search'];
