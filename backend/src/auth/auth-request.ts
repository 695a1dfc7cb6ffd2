import type { FastifyRequest } from 'fastify';
import { safeReturnPath } from 'shared-contract/page/safe-url';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { RateLimits } from '../rate-limits/open-rate-limits.ts';
import type { ReadReplica } from '../read-replica/read-replica.ts';
import type { OidcClient } from './oidc-client.ts';

export type AuthContext = {
  database: Database;
  config: BackendConfig;
  issuer: OidcClient;
  /** The read replica of the database; null when none is configured. */
  replica: ReadReplica | null;
  limits: RateLimits;
};

/** Returns the query parameters. When a parameter is repeated, its last value counts. */
export function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  const query = request.query as Record<string, string | string[] | undefined>;
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1)]));
}

/**
 * Returns a query parameter that contains a path of this site. Returns `/` for any other value, so that a link cannot
 * redirect the user to another site.
 */
export const returnPathOf = (request: FastifyRequest, name: string, { publicOrigin }: BackendConfig): string =>
  safeReturnPath(queryOf(request)[name], publicOrigin);
