export { configureApi } from '../client/api.ts';
export type { ApiPorts, TokenReply as TokenAnswer } from '../client/api-ports.ts';
export { createQueryClient, replaceQueryClient } from '../query-client.ts';
