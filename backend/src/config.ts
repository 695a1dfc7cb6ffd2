import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

const origin = z.pipe(
  z.string().check(z.refine((value) => isOrigin(value), 'expected an http(s) origin such as https://verandah.example')),
  z.transform((value) => new URL(value).origin),
);
const issuer = z
  .string()
  .check(
    z.refine(
      (value) => isIssuer(value),
      'expected the https address of an OpenID Connect issuer (http on localhost only)',
    ),
  );
const count = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, 'expected a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  );

const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/, 'expected an http(s) address'));

const databaseAddress = z
  .string()
  .check(z.regex(/^postgres(?:ql)?:\/\//, 'expected an address such as postgresql://user:password@host/db'));

const environment = z.object({
  PORT: z._default(count(0, 65_535), 4302),
  PUBLIC_ORIGIN: z._default(origin, 'http://localhost:4300'),
  DATABASE_URL: z.optional(databaseAddress),
  DATABASE_READ_URL: z.optional(databaseAddress),
  VERANDAH_DATA: z._default(z.string(), fileURLToPath(new URL('../../.verandah', import.meta.url))),
  SMTP_URL: z.optional(
    z
      .string()
      .check(z.regex(/^smtps?:\/\/[^\s]+$/, 'expected an address such as smtp://user:password@mail.example:587')),
  ),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'expected Name <address>')),
    'Verandah <no-reply@verandah.example>',
  ),
  OIDC_ISSUER: z._default(issuer, 'http://localhost:4301'),
  OIDC_CLIENT_ID: z._default(z.string(), 'verandah'),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  ACCESS_TOKEN_SECONDS: z._default(count(5, 86_400), 600),
  SESSION_DAYS: z._default(count(1, 365), 30),
  SESSION_IDLE_HOURS: z._default(count(1, 8760), 14 * 24),
  TRUSTED_PROXIES: z._default(z.string(), '127.0.0.1,::1'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  AUTH_REQUESTS_PER_MINUTE: z._default(count(1, 1_000_000), 300),
  LOG_ENTRIES_PER_MINUTE: z._default(count(1, 1_000_000), 300),
  DATA_EXPORTS_PER_HOUR: z._default(count(1, 1_000_000), 30),
  OWNERSHIP_VERIFIER_URL: z.optional(address),
  PRICING_QUOTE_URL: z.optional(address),
  REAXML_AGENT_ID: z._default(z.string().check(z.regex(/^[A-Z]{6}$/, 'expected six capital letters')), 'VERNDH'),
  ADDRESSR_URL: z.optional(address),
  WORKER: z._default(z.enum(['inside', 'separate']), 'inside'),
  OFFERS_PER_HOUR: z._default(count(1, 1_000_000), 30),
  ENQUIRIES_PER_HOUR: z._default(count(1, 1_000_000), 20),
});

export type BackendConfig = ReturnType<typeof configOf> & {
  /** For tests. Receives log lines instead of standard output. */
  logTo?: { write: (line: string) => void };
};

const configOf = (values: z.output<typeof environment>) => ({
  port: values.PORT,
  /**
   * The origin of the site in the browser, served by the gateway. Redirects lead to it, and requests that change data
   * must come from its pages.
   */
  publicOrigin: values.PUBLIC_ORIGIN,
  /** The URL of a PostgreSQL database. Undefined: starts an embedded PostgreSQL in `dataFolder`. */
  databaseUrl: values.DATABASE_URL,
  /** The URL of a streaming replica of `databaseUrl`. Undefined: all reads use the primary. */
  databaseReadUrl: values.DATABASE_READ_URL,
  dataFolder: resolve(values.VERANDAH_DATA),
  /** The URL of a mail server. Undefined: mails are written as files into `dataFolder/outbox/`. */
  smtpUrl: values.SMTP_URL,
  /** The sender of mails, such as `Verandah <no-reply@verandah.example>`. */
  mailFrom: values.MAIL_FROM,
  /** The folder for files that exist only during one request, such as uploads. */
  temporaryFolder: tmpdir(),
  issuer: values.OIDC_ISSUER,
  clientId: values.OIDC_CLIENT_ID,
  /** The secret of the OpenID Connect client. Undefined for a public client, which uses PKCE only. */
  clientSecret: values.OIDC_CLIENT_SECRET,
  accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
  /** The absolute lifetime of a session. Refreshing tokens does not extend it. */
  sessionSeconds: values.SESSION_DAYS * 86_400,
  /** A session ends when it was not used for this long. */
  sessionIdleSeconds: values.SESSION_IDLE_HOURS * 3600,
  /** How long a refresh token that was replaced is still exchanged for the current one. */
  refreshGraceSeconds: 10,
  /** The proxies whose X-Forwarded-* headers are trusted, normally the gateway. */
  trustedProxies: values.TRUSTED_PROXIES.split(',').map((address) => address.trim()),
  logLevel: values.LOG_LEVEL,
  /** The maximum number of requests per minute and IP address under /auth/ and /api/auth/. */
  authRequestsPerMinute: values.AUTH_REQUESTS_PER_MINUTE,
  /** The maximum number of log entries per minute and IP address. */
  logEntriesPerMinute: values.LOG_ENTRIES_PER_MINUTE,
  /** The maximum number of data exports per hour and IP address. */
  dataExportsPerHour: values.DATA_EXPORTS_PER_HOUR,
  /** The maximum number of offers per hour and IP address. */
  offersPerHour: values.OFFERS_PER_HOUR,
  /** The maximum number of enquiries per hour and IP address. */
  enquiriesPerHour: values.ENQUIRIES_PER_HOUR,
  /** The URL of a service that verifies ownership documents. Undefined: a sandbox that accepts them. */
  ownershipVerifierUrl: values.OWNERSHIP_VERIFIER_URL,
  /** The URL of a service that returns price quotes. Undefined: quotes come from listings on this site. */
  pricingQuoteUrl: values.PRICING_QUOTE_URL,
  /** Six letters that identify this agency to the portals, which receive listings in the XML format REAXML. */
  reaxmlAgentId: values.REAXML_AGENT_ID,
  /** The URL of an Addressr server, which finds addresses. Undefined: only the built-in gazetteer of suburbs. */
  addressrUrl: values.ADDRESSR_URL,
  /** Whether the backend runs jobs itself, or a process of its own does (`worker.ts`). */
  worker: values.WORKER,
  clock: () => new Date(),
  /** For tests. Checks every reply against the route's response schema. */
  checkReplies: false,
});

/** Reads the configuration from environment variables. @throws StartError for the first invalid value */
export function readConfig(env: Record<string, string | undefined>): BackendConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.safeParse(environment, given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    throw new StartError(
      `${name}: ${issue?.message ?? 'is not valid'}, got "${given[name]}". Correct it or leave it out.`,
    );
  }
  if (result.data.DATABASE_READ_URL !== undefined && result.data.DATABASE_URL === undefined) {
    throw new StartError('DATABASE_READ_URL: expected DATABASE_URL, its primary, as well. Set it, or leave both out.');
  }
  return configOf(result.data);
}

function isIssuer(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === '';
}
