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

/** Who asks. Every query of an owner's rows says `eq(table.ownerId, owner.id)`. */
export type Owner = { id: string };

/**
 * `owner`: a valid access token, else 401. `public`: anyone, the token is not even read. `guest`: anyone, but a token is
 * honoured, and a bad one refused.
 */
export type Access = 'owner' | 'public' | 'guest';

/** Gets the database outside the request's transaction. */
export type BackgroundTask = (database: Database) => Promise<void>;

export type RouteContext<A extends Access, P, Q, B> = {
  owner: A extends 'owner' ? Owner : A extends 'guest' ? Owner | null : null;
  /** The session whose access token it is. */
  sessionId: A extends 'owner' ? string : A extends 'guest' ? string | null : null;
  params: P;
  query: Q;
  body: B;
  /** The file that came as the body, looked through before the transaction began. Throws where `upload` declares none. */
  file: () => Upload;
  /** For POST, PATCH and DELETE a transaction, committed when the handler returns. */
  database: Database;
  /** Sent when the transaction is committed. */
  mail: Mail;
  /** Runs the task in the background once the transaction is committed; a failure is logged. */
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
  /** As Fastify writes it: `/api/orders/:id`. */
  path: string;
  access: A;
  /** One sentence for the API's documentation. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Instead of JSON the body is one file: which files are taken, by the query. */
  upload?: (query: Output<Q>) => UploadRules;
  /** What a success answers; null for no content or bytes. Tests parse every answer with it. */
  response: Schema | null;
  /** 428 without `If-Match`: money and agreements. */
  ifMatchRequired?: boolean;
  /** The database stays as it is: no transaction, and no CSRF token (the request still comes from our own pages). */
  readOnly?: true;
  /** In bytes; 1 MiB by default. */
  bodyLimit?: number;
  /** Requests of one address; more are answered 429. */
  rateLimit?: (config: BackendConfig) => { max: number; timeWindow: string };
  /** Default: `no-store` for owners and guests, `no-cache` for the public. */
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

/** Declares one operation. The same words register it, document it and walk it in the owner-scope test. */
export function route<
  const A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(definition: RouteDefinition<A, P, Q, B>): Route {
  return definition as unknown as Route;
}
