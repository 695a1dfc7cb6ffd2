import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from 'server-process';
import * as z from 'zod/mini';
import { keysExpected, parseMasterKeys } from './encryption/master-keys.ts';
import type { PaymentProviders } from './payments/payment-providers.ts';
import {
  abn,
  address,
  confidentialAddress,
  count,
  databaseAddress,
  emailList,
  issuer,
  matching,
  oneLine,
  origin,
  rate,
  sender,
  smtpAddress,
  storageAddress,
} from './setting-formats.ts';
import type { CheckProvider } from './tenant-checks/provider/check-provider.ts';

const setting = <S extends z.ZodMiniType>(name: string, schema: S) => ({ name, schema, isSecret: false });

/** An optional setting whose value appears in no error message. */
const secretSetting = (name: string, pattern: RegExp, expected: string) => ({
  ...setting(name, z.optional(matching(pattern, expected))),
  isSecret: true,
});

const masterKeys = z.pipe(
  z.string().check(z.refine((text) => parseMasterKeys(text) !== null, keysExpected)),
  z.transform((text) => parseMasterKeys(text) ?? undefined),
);

/** The settings, each with its environment variable. */
const settings = {
  port: setting('PORT', z._default(count(0, 65_535), 4302)),
  /**
   * The origin of the site in the browser, served by the gateway. Redirects lead to it, and requests that change data
   * must come from its pages.
   */
  publicOrigin: setting('PUBLIC_ORIGIN', z._default(origin, 'http://localhost:4300')),
  /** The URL of a PostgreSQL database. Undefined: starts an embedded PostgreSQL in `dataFolder`. */
  databaseUrl: setting('DATABASE_URL', z.optional(databaseAddress)),
  /** The URL of a streaming replica of `databaseUrl`. Undefined: all reads use the primary. */
  databaseReadUrl: setting('DATABASE_READ_URL', z.optional(databaseAddress)),
  /** The master keys of encrypted fields. Undefined: see `findMasterKeys`. */
  encryptionKeys: { ...setting('ENCRYPTION_KEYS', z.optional(masterKeys)), isSecret: true },
  dataFolder: setting(
    'VERANDAH_DATA',
    z.pipe(
      z._default(z.string(), fileURLToPath(new URL('../../.verandah', import.meta.url))),
      z.transform((folder) => resolve(folder)),
    ),
  ),
  /** Where photos and documents are: a folder, or `s3://bucket/folder`. Undefined: in `dataFolder/files`. */
  fileStorage: setting('FILE_STORAGE', z.optional(storageAddress)),
  /** The URL of a mail server. Undefined: mails are written as files into `dataFolder/outbox/`. */
  smtpUrl: setting('SMTP_URL', z.optional(smtpAddress)),
  mailFrom: setting('MAIL_FROM', z._default(sender, 'Verandah <no-reply@verandah.example>')),
  issuer: setting('OIDC_ISSUER', z._default(issuer, 'http://localhost:4301')),
  clientId: setting('OIDC_CLIENT_ID', z._default(z.string(), 'verandah')),
  /** The secret of the OpenID Connect client. Undefined for a public client, which uses PKCE only. */
  clientSecret: setting('OIDC_CLIENT_SECRET', z.optional(z.string())),
  accessTokenSeconds: setting('ACCESS_TOKEN_SECONDS', z._default(count(5, 86_400), 600)),
  /** The absolute lifetime of a session. Refreshing tokens does not extend it. */
  sessionSeconds: setting('SESSION_DAYS', inSeconds(z._default(count(1, 365), 30), 86_400)),
  /** A session ends when it was not used for this long. */
  sessionIdleSeconds: setting('SESSION_IDLE_HOURS', inSeconds(z._default(count(1, 8760), 14 * 24), 3600)),
  /** The proxies whose X-Forwarded-* headers are trusted, normally the gateway. */
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    z.pipe(
      z._default(z.string(), '127.0.0.1,::1'),
      z.transform((list) => list.split(',').map((proxy) => proxy.trim())),
    ),
  ),
  /** The port of the figures for Prometheus. */
  metricsPort: setting('METRICS_PORT', z.optional(count(0, 65_535))),
  /** How long a server that stops is not ready before it closes, so that load balancers notice. */
  drainSeconds: setting('DRAIN_SECONDS', z._default(count(0, 300), 5)),
  logLevel: setting('LOG_LEVEL', z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn')),
  /** The maximum number of requests per IP address under /auth/ and /api/auth/. */
  authRequestsPerMinute: setting('AUTH_REQUESTS_PER_MINUTE', rate(300)),
  logEntriesPerMinute: setting('LOG_ENTRIES_PER_MINUTE', rate(300)),
  /** A user who types searches several times for each result. */
  ownerSearchesPerMinute: setting('OWNER_SEARCHES_PER_MINUTE', rate(120)),
  dataExportsPerHour: setting('DATA_EXPORTS_PER_HOUR', rate(30)),
  accountantPacksPerHour: setting('ACCOUNTANT_PACKS_PER_HOUR', rate(30)),
  offersPerHour: setting('OFFERS_PER_HOUR', rate(30)),
  enquiriesPerHour: setting('ENQUIRIES_PER_HOUR', rate(20)),
  /** The maximum number of reported listings per IP address. */
  reportsPerHour: setting('REPORTS_PER_HOUR', rate(10)),
  /** The address of the operator that receives reports about listings. See `reportsAddress`. */
  reportsEmail: setting('REPORTS_EMAIL', z.optional(z.email())),
  signingCodesPerHour: setting('SIGNING_CODES_PER_HOUR', rate(30)),
  paymentsPerHour: setting('PAYMENTS_PER_HOUR', rate(120)),
  webhooksPerMinute: setting('WEBHOOKS_PER_MINUTE', rate(1_200)),
  /** The URL of a service that verifies ownership documents. Undefined: a sandbox that accepts them. */
  ownershipVerifierUrl: setting('OWNERSHIP_VERIFIER_URL', z.optional(address)),
  /** The URL of a service that returns price quotes. Undefined: quotes come from listings on this site. */
  pricingQuoteUrl: setting('PRICING_QUOTE_URL', z.optional(address)),
  /** Six letters that identify this agency to the portals, which receive listings in the XML format REAXML. */
  reaxmlAgentId: setting(
    'REAXML_AGENT_ID',
    z._default(matching(/^[A-Z]{6}$/, 'expected six capital letters'), 'VERNDH'),
  ),
  /** The URL of an Addressr server, which finds addresses. Undefined: only the built-in gazetteer of suburbs. */
  addressrUrl: setting('ADDRESSR_URL', z.optional(address)),
  /** The origin of the payment sandbox (`providers/`). Undefined: the site takes no test payments. */
  sandboxPaymentsUrl: setting('SANDBOX_PAYMENTS_URL', z.optional(origin)),
  /** The secret key of the sandbox, with which the backend calls it. */
  sandboxPaymentsKey: setting('SANDBOX_PAYMENTS_KEY', z.optional(z.string())),
  /** The secret with which the sandbox signs webhooks. */
  sandboxPaymentsWebhookSecret: setting('SANDBOX_PAYMENTS_WEBHOOK_SECRET', z.optional(z.string())),
  /** The keys of a Stripe account. With them, cards are charged by Stripe instead of the sandbox. */
  stripeSecretKey: secretSetting('STRIPE_SECRET_KEY', /^[rs]k_(?:test|live)_\S+$/, 'expected a key such as sk_test_…'),
  stripePublishableKey: setting(
    'STRIPE_PUBLISHABLE_KEY',
    z.optional(matching(/^pk_(?:test|live)_\S+$/, 'expected a key such as pk_test_…')),
  ),
  /** The page of `payments/src/stripe/card-fields/`, on an origin that serves nothing else. */
  stripeCardFieldsUrl: setting('STRIPE_CARD_FIELDS_URL', z.optional(address)),
  stripeWebhookSecret: secretSetting('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'expected a secret such as whsec_…'),
  /** The key of a Zip merchant account. With it, Zip takes payments instead of the sandbox. */
  zipApiKey: secretSetting('ZIP_API_KEY', /^\S+$/, 'expected a key without spaces'),
  /** The address of Zip's merchant API. Set it to Zip's test server for tests. */
  zipUrl: setting('ZIP_URL', z._default(address, 'https://api.zipmoney.com.au/merchant/v1')),
  /**
   * The address of the provider of tenant checks (docs/tenant-check-provider.md), or of its sandbox (`providers/`).
   * Undefined: checks wait, and none is sent.
   */
  tenantChecksUrl: setting('TENANT_CHECKS_URL', z.optional(confidentialAddress)),
  /** The name of the provider in the applicant's authorisation and notice. */
  tenantChecksName: setting('TENANT_CHECKS_NAME', z._default(oneLine, 'the tenant-check provider of Verandah')),
  /** The key with which the backend calls the provider of tenant checks. */
  tenantChecksKey: secretSetting('TENANT_CHECKS_KEY', /^\S{20,}$/, 'expected at least 20 characters without spaces'),
  /** The secret with which the provider of tenant checks signs callbacks. */
  tenantChecksCallbackSecret: secretSetting(
    'TENANT_CHECKS_CALLBACK_SECRET',
    /^\S{20,}$/,
    'expected at least 20 characters without spaces',
  ),
  /** The Australian Business Number on tax invoices, stored without spaces. The default is for demonstrations. */
  sellerAbn: setting('SELLER_ABN', z._default(abn, '53004085616')),
  /** The legal name and address of the business on tax invoices. */
  sellerName: setting('SELLER_NAME', z._default(oneLine, 'Verandah Pty Ltd')),
  sellerAddress: setting('SELLER_ADDRESS', z._default(oneLine, 'Level 3, 120 Collins Street, Melbourne VIC 3000')),
  /** The folder with the fillable forms of the states for tenancy agreements. Undefined: documents of our own only. */
  officialFormsFolder: setting(
    'OFFICIAL_FORMS_DIR',
    z.optional(
      z.pipe(
        z.string(),
        z.transform((folder) => resolve(folder)),
      ),
    ),
  ),
  /** The email addresses of the operators, in lower case. See `requireOperator`. */
  operators: setting('OPERATORS', emailList),
  /** The origin of the release service of `pnpm release watch`. Undefined: operators cannot see or change releases. */
  releaseServiceUrl: setting('RELEASE_SERVICE_URL', z.optional(origin)),
  /** The key with which the backend calls the release service. */
  releaseServiceKey: secretSetting(
    'RELEASE_SERVICE_KEY',
    /^[\w-]{32,}$/,
    'expected at least 32 letters, digits, "-" and "_"',
  ),
  /** Whether the backend runs jobs itself, or a process of its own does (`worker.ts`). */
  worker: setting('WORKER', z._default(z.enum(['inside', 'separate']), 'inside')),
};

function inSeconds(schema: z.ZodMiniType<number>, seconds: number) {
  return z.pipe(
    schema,
    z.transform((units: number) => units * seconds),
  );
}

const fixedSettings = {
  /** The folder for files that exist only during one request, such as uploads. */
  temporaryFolder: tmpdir(),
  /** How long a refresh token that was replaced is still exchanged for the current one. */
  refreshGraceSeconds: 10,
  clock: () => new Date(),
  /** For tests. Checks every reply against the route's response schema. */
  checkReplies: false,
};

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };
export type BackendConfig = Settings &
  typeof fixedSettings & {
    /** For tests. Receives log lines instead of standard output. */
    logTo?: { write: (line: string) => void };
    /** For tests. Used instead of the configured providers. */
    paymentProviders?: PaymentProviders;
    /** For tests. Used instead of the configured provider of tenant checks. */
    checkProvider?: CheckProvider;
  };

/** Reads the configuration from environment variables. @throws StartError for the first invalid value */
export function readConfig(env: Record<string, string | undefined>): BackendConfig {
  const values = Object.entries(settings).map(([key, { name, schema, isSecret }]) => {
    const given = env[name] === '' ? undefined : env[name];
    const result = z.safeParse<z.ZodMiniType>(schema, given);
    if (result.success) return [key, result.data];
    const [issue] = result.error.issues;
    const got = isSecret ? `${given?.length} other characters` : `"${given}"`;
    throw new StartError(`${name}: ${issue?.message}, got ${got}. Correct it or leave it out.`);
  });
  const config: Settings = Object.fromEntries(values);
  if (config.databaseReadUrl !== undefined && config.databaseUrl === undefined) {
    throw new StartError('DATABASE_READ_URL: expected DATABASE_URL, its primary, as well. Set it, or leave both out.');
  }
  requireAllOfStripe(config);
  return { ...config, ...fixedSettings };
}

function requireAllOfStripe(config: Settings): void {
  const { stripeSecretKey, stripePublishableKey, stripeCardFieldsUrl, stripeWebhookSecret } = config;
  const given = [stripeSecretKey, stripePublishableKey, stripeCardFieldsUrl, stripeWebhookSecret];
  if (given.every((value) => value === undefined) || given.every((value) => value !== undefined)) return;
  throw new StartError(
    'STRIPE_SECRET_KEY: expected STRIPE_PUBLISHABLE_KEY, STRIPE_CARD_FIELDS_URL and STRIPE_WEBHOOK_SECRET as well. ' +
      'Set all four, or none.',
  );
}
