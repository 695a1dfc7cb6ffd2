export { api } from './client/api.ts';
export type { RequestOptions } from './client/api-client.ts';
export type { Schema } from './client/read-answer.ts';
export { ApiProblem, isApiProblem } from './errors/api-problem.ts';
export { ContractMismatch, isContractMismatch } from './errors/contract-mismatch.ts';
export { isNetworkFailure, NetworkFailure } from './errors/network-failure.ts';
export { isSessionEnded, SessionEnded } from './errors/session-ended.ts';
export { prefetch } from './prefetch.ts';
export { queryClient } from './query-client.ts';
