export { api } from './client/api.ts';
export type { RequestOptions } from './client/api-client.ts';
export type { WireResponse } from './client/wire-response.ts';
export { ApiProblem, isApiProblem } from './errors/api-problem.ts';
export { ContractMismatch, isContractMismatch } from './errors/contract-mismatch.ts';
export { isNetworkFailure, NetworkFailure } from './errors/network-failure.ts';
export { rejectionReason } from './errors/rejection-reason.ts';
export { isSessionEnded, SessionEnded } from './errors/session-ended.ts';
export { queryClient } from './query-client.ts';
export { editMembers, editResource } from './resource/edit-resource.ts';
export { createIdempotencyKey, useIdempotencyKey } from './resource/idempotency-key.ts';
export type { Schema } from './resource/parse-wire.ts';
export { cachedResource, loadResource, prefetch, refetchResource, useResource } from './resource/read-resource.ts';
export {
  allMembersQuery,
  type ResourceQuery,
  resourceQuery,
  type Tagged,
  taggedResourceQuery,
  wireQuery,
} from './resource/resource-query.ts';
export { invalidateResources, storeResource, storeResponse } from './resource/store-resource.ts';
export { mergeMembers } from './resource/wire-collection.ts';
export { deleteResource, patchResource, postResource } from './resource/write-resource.ts';
