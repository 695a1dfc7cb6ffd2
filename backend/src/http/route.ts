import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { UploadRules } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import type { Schema } from './parse.ts';
import type { IfMatch } from './preconditions.ts';
import type { Reply } from './reply.ts';

/** The signed-in user. Every query of owned rows contains `eq(table.ownerId, owner.id)`. */
export type Owner = { id: string };

/**
 * `owner`: requires a valid access token, otherwise 401. `public`: ignores the token. `guest`: accepts requests with or
 * without a token, and rejects an invalid one.
 */
export type Access = 'owner' | 'public' | 'guest';

/** Gets the database outside the request's transaction. */
export type BackgroundTask = (database: Database) => Promise<void>;

export type RouteContext<A extends Access, P, Q, B> = {
  owner: A extends 'owner' ? Owner : A extends 'guest' ? Owner | null : null;
  /** The session of the access token. */
  sessionId: A extends 'owner' ? string : A extends 'guest' ? string | null : null;
  params: P;
  query: Q;
  body: B;
  /** The inspected upload. @throws Error when the route declares no `upload` */
  file: () => Upload;
  /** A transaction for POST, PATCH and DELETE, committed when the handler returns. */
  database: Database;
  /** Sends mail after the transaction is committed. */
  mail: Mail;
  /** Runs the task in the background after the transaction is committed. A failure is logged. */
  afterCommit: (task: BackgroundTask) => void;
  /** The server's clock at the start of the request. */
  now: Date;
  ifMatch: IfMatch;
  request: FastifyRequest;
  config: BackendConfig;
};

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type RouteDefinition<
  A extends Access,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> = {
  method: Method;
  /** In Fastify's syntax: `/api/orders/:id`. */
  path: string;
  access: A;
  /** One sentence for the API's documentation. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The body is one file instead of JSON. Returns the rules for the file, which can depend on the query. */
  upload?: (query: Output<Q>) => UploadRules;
  /** Schema of a successful reply; null for no content or bytes. Tests parse every reply with it. */
  response: Schema | null;
  /** Replies 428 without `If-Match`; used for money and agreements. */
  ifMatchRequired?: boolean;
  /**
   * Changes no data: runs without a transaction and without a CSRF token. The request must still come from this site.
   */
  readOnly?: true;
  /** In bytes; 1 MiB by default. */
  bodyLimit?: number;
  /** Limit per IP address; further requests get 429. */
  rateLimit?: (config: BackendConfig) => { max: number; timeWindow: string };
  /** Default: `no-store` for owners and guests, `no-cache` for public routes. */
  cacheControl?: string;
  handler: (context: RouteContext<A, Output<P>, Output<Q>, Output<B>>) => Promise<Reply>;
};

type Output<S> = S extends Schema ? z.output<S> : undefined;

export type Route = Omit<
  RouteDefinition<Access, Schema | undefined, Schema | undefined, Schema | undefined>,
  'handler' | 'upload'
> & {
  upload?: (query: never) => UploadRules;
  handler: (context: RouteContext<Access, never, never, never>) => Promise<Reply>;
};

/** Declares one operation. The declaration registers it, documents it and drives the owner-scope test. */
export function route<
  const A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(definition: RouteDefinition<A, P, Q, B>): Route {
  return definition as unknown as Route;
}
