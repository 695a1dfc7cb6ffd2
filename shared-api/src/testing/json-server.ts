import type { QueryClient } from '@tanstack/react-query';
import type { ContractFinding } from '../resource/contract-finding.ts';
import { connectApiForTest } from './index.ts';

/** An API for the tests of one file: a response body by path and query, and the requests it has received. */
export function jsonServer() {
  const server = {
    bodies: {} as Record<string, unknown>,
    etags: {} as Record<string, string>,
    requests: [] as string[],
    findings: [] as ContractFinding[],
    /** Starts with an empty cache. */
    connect(): QueryClient {
      Object.assign(server, { bodies: {}, etags: {}, requests: [], findings: [] });
      return connectApiForTest({
        fetch: async (url, { method = 'GET' }) => {
          const { pathname, search } = new URL(url);
          const request = `${method} ${pathname}${search}`;
          server.requests.push(request);
          const body = server.bodies[request];
          if (body === undefined) return new Response(null, { status: method === 'DELETE' ? 204 : 404 });
          const etag = server.etags[request];
          return Response.json(body, { headers: etag ? { etag } : {} });
        },
        reportFinding: (finding) => server.findings.push(finding),
      });
    },
  };
  return server;
}
