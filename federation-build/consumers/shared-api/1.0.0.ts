import {
  allMembersQuery,
  api,
  deleteResource,
  invalidateResources,
  isApiProblem,
  isNetworkFailure,
  loadResource,
  patchResource,
  postResource,
  prefetch,
  queryClient,
  rejectionReason,
  resourceQuery,
  useIdempotencyKey,
  useResource,
} from 'shared-api';
import { property } from 'shared-contract/property/property';
import { collectionOf } from 'shared-contract/wire/json-ld';

export const propertiesQuery = () => resourceQuery('/api/properties', collectionOf(property));

export async function loader() {
  await prefetch(propertiesQuery());
  const { member } = await loadResource(propertiesQuery());
  return member.map(({ id }: { id: string }) => id);
}

export function useIds(): string[] {
  return useResource(propertiesQuery()).member.map(({ id }) => id);
}

export function reasonOf(error: unknown): string | null {
  if (isApiProblem(error)) return error.message;
  if (isNetworkFailure(error)) return error.message;
  return rejectionReason(error);
}

export const others = { allMembersQuery, api, deleteResource, invalidateResources, patchResource, postResource };
export const clear: () => void = () => queryClient().clear();
export const useKey = () => useIdempotencyKey();
