import type { QueryClient } from '@tanstack/react-query';
import { configureApi } from '../client/api.ts';
import type { ApiPorts } from '../client/api-ports.ts';
import { createQueryClient, replaceQueryClient } from '../query-client.ts';

/**
 * Connects the client to `fetch` (the in-process backend's, with or without a user's headers) and starts with an empty
 * cache. Retries come without a delay, so that a test of an error does not wait.
 */
export function connectApiForTest(ports: Pick<ApiPorts, 'fetch'> & Partial<ApiPorts>): QueryClient {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  // A garbage collection timer would keep the test's process alive.
  client.setDefaultOptions({
    queries: { ...queries, gcTime: Infinity },
    mutations: { ...mutations, gcTime: Infinity },
  });
  replaceQueryClient(client);
  configureApi({ retryDelayMs: 0, ...ports });
  return client;
}
