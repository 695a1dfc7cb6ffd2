export { configureApi } from '../client/api.ts';
export type { ApiPorts, TokenReply } from '../client/api-ports.ts';
export { createQueryClient, replaceQueryClient } from '../query-client.ts';
export type { ContractFinding } from '../resource/contract-finding.ts';
export { type DehydratedQuery, dehydrateQueries, hydrateQueries } from '../resource/hydration.ts';
