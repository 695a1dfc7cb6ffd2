import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { StartRefusal } from './start-refusal.ts';

export type BackendConfig = {
  port: number;
  /** The origin of the gateway: redirects go there, and changes have to come from there. */
  publicOrigin: string;
  /** Undefined: an embedded PostgreSQL in `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Undefined: mails are files in `dataFolder/outbox/`. */
  smtpUrl: string | undefined;
  /** `Verandah <no-reply@verandah.example>`. */
  mailFrom: string;
  /** For files that exist during one request. */
  temporaryFolder: string;
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which relies on PKCE alone. */
  clientSecret: string | undefined;
  accessTokenSeconds: number;
  /** A session's absolute lifetime; rotation does not extend it. */
  sessionSeconds: number;
  /** A session ends after this long without use. */
  sessionIdleSeconds: number;
  /** How long an old refresh handle still gets the successor. */
  refreshGraceSeconds: number;
  /** Proxies whose X-Forwarded-* headers are trusted: the gateway. */
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Requests per minute and IP address under /auth/ and /api/auth/. */
  authRequestsPerMinute: number;
  /** Log entries per minute and IP address. */
  logEntriesPerMinute: number;
  /** Data exports per hour and IP address. */
  dataExportsPerHour: number;
  /** Enquiries per hour and IP address. */
  enquiriesPerHour: number;
  /** Offers per hour and IP address. */
  offersPerHour: number;
  /** A service that verifies ownership documents. Undefined: a sandbox that accepts them. */
  ownershipVerifierUrl: string | undefined;
  /** A service that returns price quotes. Undefined: quotes come from listings on this site. */
  pricingQuoteUrl: string | undefined;
  /** Six letters that identify this agency to portals in REAXML. */
  reaxmlAgentId: string;
  /** An Addressr server. Undefined: the built-in gazetteer of suburbs. */
  addressrUrl: string | undefined;
  clock: () => Date;
  /** Whether an upload's card and gallery sizes are rendered in the background; tests render on demand. */
  prepareUploadedPictures: boolean;
  /** For tests: receives log lines instead of standard output. */
  logTo?: { write: (line: string) => void };
  /** For tests: parses every reply with the route's response schema. */
  checkReplies: boolean;
};

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

const environment = z.object({
  PORT: z._default(count(0, 65_535), 4302),
  PUBLIC_ORIGIN: z._default(origin, 'http://localhost:4300'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(z.regex(/^postgres(?:ql)?:\/\//, 'expected an address such as postgresql://user:password@host/db')),
  ),
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
  OFFERS_PER_HOUR: z._default(count(1, 1_000_000), 30),
  ENQUIRIES_PER_HOUR: z._default(count(1, 1_000_000), 20),
});

/** @throws StartRefusal for the first invalid value */
export function readConfig(env: Record<string, string | undefined>): BackendConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.safeParse(environment, given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    throw new StartRefusal(
      `${name}: ${issue?.message ?? 'is not valid'}, got "${given[name]}". Correct it or leave it out.`,
    );
  }
  const values = result.data;
  return {
    port: values.PORT,
    publicOrigin: values.PUBLIC_ORIGIN,
    databaseUrl: values.DATABASE_URL,
    dataFolder: resolve(values.VERANDAH_DATA),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    temporaryFolder: tmpdir(),
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID,
    clientSecret: values.OIDC_CLIENT_SECRET,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    sessionSeconds: values.SESSION_DAYS * 86_400,
    sessionIdleSeconds: values.SESSION_IDLE_HOURS * 3600,
    refreshGraceSeconds: 10,
    trustedProxies: values.TRUSTED_PROXIES.split(',').map((address) => address.trim()),
    logLevel: values.LOG_LEVEL,
    authRequestsPerMinute: values.AUTH_REQUESTS_PER_MINUTE,
    logEntriesPerMinute: values.LOG_ENTRIES_PER_MINUTE,
    dataExportsPerHour: values.DATA_EXPORTS_PER_HOUR,
    offersPerHour: values.OFFERS_PER_HOUR,
    enquiriesPerHour: values.ENQUIRIES_PER_HOUR,
    ownershipVerifierUrl: values.OWNERSHIP_VERIFIER_URL,
    pricingQuoteUrl: values.PRICING_QUOTE_URL,
    reaxmlAgentId: values.REAXML_AGENT_ID,
    addressrUrl: values.ADDRESSR_URL,
    clock: () => new Date(),
    prepareUploadedPictures: true,
    checkReplies: false,
  };
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
