import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { AddJob } from '../jobs/job-queue.ts';
import type { Mail } from '../mail/mail.ts';
import type { Transact } from '../payments/money-context.ts';
import type { UploadRules } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { idParams } from './parameters.ts';
import type { Schema } from './parse.ts';
import type { IfMatch } from './preconditions.ts';
import type { Reply } from './reply.ts';

/** The signed-in user. Every query of owned rows contains `isOwn(table, owner)`. */
export type Owner = { id: string };

/**
 * Who may call a route. `owner`: requires a valid access token, otherwise 401. `public`: ignores the token. `guest`:
 * accepts requests without a token, but rejects an invalid one.
 */
export type Access = 'owner' | 'public' | 'guest';

export type RouteContext<A extends Access, P, Q, B, F = Upload> = {
  owner: A extends 'owner' ? Owner : A extends 'guest' ? Owner | null : null;
  /** The id of the session to which the access token belongs. */
  sessionId: A extends 'owner' ? string : A extends 'guest' ? string | null : null;
  params: P;
  query: Q;
  body: B;
  /**
   * Returns the uploaded file after its type and size were checked, or what `prepareFile` returned.
   * @throws Error when the route declares no `upload`
   */
  file: () => F;
  /** For a route that changes data: a transaction. It is committed when the handler returns. */
  database: Database;
  /** Sends mail after the transaction is committed. */
  mail: Mail;
  /** Adds a job to the transaction. A worker runs it after the commit. */
  addJob: AddJob;
  /** The server's clock at the start of the request. */
  now: Date;
  ifMatch: IfMatch;
  request: FastifyRequest;
  config: BackendConfig;
};

export type SuccessStatus = 200 | 201 | 204 | 303;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type RouteDefinition<
  A extends Access,
  Path extends string,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  F,
> = {
  /** One sentence for the API's documentation. */
  summary: string;
  /** The schema of the path parameters. By default that of `:id`, if the path contains it. */
  params?: P;
  query?: Q;
  body?: B;
  /**
   * For a route whose body is one file instead of JSON. Returns the limits of the file, which may depend on the query.
   */
  upload?: (query: Output<Q>) => UploadRules;
  /**
   * For a route that decodes its file or writes it to the file storage. Both run before the transaction, which must not
   * wait for them. The type parameter of `file` is what `prepareFile` returns.
   */
  beforeTransaction?: {
    /**
     * Rejects a request that is not allowed, so that its file is neither decoded nor written. Locks no rows, so the
     * handler has to repeat each check in its transaction.
     */
    check: (context: UploadContext<A, Params<Path, P>, Output<Q>>) => Promise<unknown>;
    prepareFile: (upload: Upload, context: PrepareContext<Output<Q>>) => Promise<F>;
  };
  /** The schema of a successful reply; null for a reply without JSON. Tests check every reply with it. */
  response: Schema | null;
  /** The content type of JSON in a successful reply; `application/ld+json` by default. */
  contentType?: 'application/json';
  /**
   * The status of a successful reply, or several possible ones. By default 200, and 204 for a DELETE without JSON in
   * its reply. Tests check it, too.
   */
  status?: SuccessStatus | readonly SuccessStatus[];
  /**
   * True: a request without `If-Match` gets a 428. Used for changes of money and agreements, so that users cannot
   * overwrite a version that they have not seen.
   */
  ifMatchRequired?: boolean;
  /**
   * True for a POST that changes no data. It runs without a transaction and, unless it is an owner's, without a CSRF
   * token, but must still come from a page of this site.
   */
  readOnly?: true;
  /**
   * True for a POST that does the same when it is repeated, such as one with a client-made id. An `Idempotency-Key` is
   * ignored, so that neither a hash of the body nor the reply is stored: for bodies with secrets.
   */
  isReplaySafe?: true;
  /**
   * True: reads only from the primary database. Needed for long transactions, because a replica cancels them or falls
   * behind the primary while they run.
   */
  readsPrimary?: true;
  /** True for a route of operators (`requireOperator`). For other users there is nothing at its path. */
  onlyOperators?: true;
  /**
   * True for a route that another server calls. `request.body` is a Buffer with the bytes of the body, and the handler
   * checks their signature, so the request needs no CSRF token.
   */
  rawBody?: true;
  /** The content types of the body; JSON by default, and a merge patch for PATCH. */
  bodyTypes?: readonly string[];
  /** The maximum size of the body in bytes; 1 MiB by default. */
  bodyLimit?: number;
  /** The maximum number of requests per IP address in `timeWindow`; further requests get a 429. */
  rateLimit?: (config: BackendConfig) => { max: number; timeWindow: string };
  /** The header `Cache-Control`. Default: `no-store` for owners and guests, `no-cache` for public routes. */
  cacheControl?: string;
  handler: (context: RouteContext<A, Params<Path, P>, Output<Q>, Output<B>, F>) => Promise<Reply>;
  /**
   * Runs after the handler's transaction is committed, also for a repeated request, whose `reply` is the stored one.
   * Asks payment providers, which no transaction may wait for: `database` is none, and `transact` starts one. Returns
   * the reply to send.
   */
  afterCommit?: (context: AfterCommit<A, Params<Path, P>, Output<Q>, Output<B>>, reply: Reply) => Promise<Reply>;
};

type WithoutTransaction<A extends Access, P, Q, B> = Omit<RouteContext<A, P, Q, B>, 'file' | 'mail' | 'addJob'>;

/** `database` is not a transaction. */
type UploadContext<A extends Access, P, Q> = Omit<WithoutTransaction<A, P, Q, undefined>, 'body'> & {
  upload: Upload;
};
/** `database` is not a transaction. */
type PrepareContext<Q> = { query: Q; database: Database; config: BackendConfig };

export type AfterCommit<A extends Access, P, Q, B> = WithoutTransaction<A, P, Q, B> & {
  transact: Transact;
};

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Params<Path extends string, P> = P extends Schema
  ? z.output<P>
  : Path extends `${string}/:id${string}`
    ? { id: string }
    : undefined;

/** An operation of the API: one method of one path. */
export type Route = Omit<
  RouteDefinition<Access, string, Schema | undefined, Schema | undefined, Schema | undefined, unknown>,
  'handler' | 'upload' | 'beforeTransaction' | 'afterCommit'
> & {
  method: Method;
  /** The path in Fastify's syntax, such as `/api/orders/:id`. */
  path: string;
  access: Access;
  upload?: (query: never) => UploadRules;
  beforeTransaction?: {
    check: (context: UploadContext<Access, never, never>) => Promise<unknown>;
    prepareFile: (upload: Upload, context: PrepareContext<never>) => Promise<unknown>;
  };
  handler: (context: RouteContext<Access, never, never, never>) => Promise<Reply>;
  afterCommit?: (context: AfterCommit<Access, never, never, never>, reply: Reply) => Promise<Reply>;
};

/** Whether a request needs the header `X-CSRF-Token`. An owner's POST needs it also when it only reads. */
export const needsCsrfToken = ({ method, access, readOnly, rawBody }: Route): boolean =>
  method !== 'GET' && !rawBody && (!readOnly || access === 'owner');

/** The possible statuses of a successful reply. */
export function successStatuses({ method, response, status }: Route): readonly SuccessStatus[] {
  return [status ?? (method === 'DELETE' && !response ? 204 : 200)].flat();
}

/**
 * Declares one route. The registration, the API's documentation and the test that users see only their own rows all use
 * this declaration.
 */
const routeFor =
  <const A extends Access>(access: A) =>
  <
    const Path extends string,
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
    F = Upload,
  >(
    method: Method,
    path: Path,
    definition: RouteDefinition<A, Path, P, Q, B, F>,
  ): Route =>
    ({ ...(path.includes('/:id') && { params: idParams }), ...definition, method, path, access }) as unknown as Route;

export const ownerRoute = routeFor('owner');
export const publicRoute = routeFor('public');
export const guestRoute = routeFor('guest');
