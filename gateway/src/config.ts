import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultTrustedKeysFile } from 'federation/sign';
import { StartError } from 'server-process';
import { logEntriesPath } from 'shared-contract/log/log-entry';
import { addressExpected, isBucketAddress, isStorageAddress, storageAddress } from 'storage';
import * as z from 'zod/mini';

/** The configuration that the browser receives. It must not contain secrets. */
export type PublicConfig = {
  /** The origin of the API, without a slash at its end. Empty when the site's own origin serves /api. */
  apiBaseUrl: string;
  /**
   * The URL to which pages send log entries; by default that of our own backend. When it is null, log entries appear
   * only in the browser's console.
   */
  appLogServiceUrl: string | null;
  buildPollMinutes: number;
  /** The path of the event stream of urgent builds; null when this gateway has none. */
  buildEventsPath: string | null;
  /** The previewed releases, such as `remote-x@1.2.3`; only in a preview. */
  preview?: string;
  tagManagerId: string | null;
  /**
   * The URLs of the login service's pages where users change password and email address; null when they are not
   * configured.
   */
  changePasswordUrl: string | null;
  changeEmailUrl: string | null;
};

/** As in the backend. `info` logs each request. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type GatewayConfig = {
  port: number;
  host: string;
  /** The origin that serves /api and /auth. */
  backendUrl: string;
  /** The public origin of the site, for links in rendered pages and robots.txt. */
  publicOrigin: string;
  /** The folder of the release store, or of a copy of it. */
  releases: string;
  /** The address of the release store of which `releases` is a copy (`storage`); null when it is the store itself. */
  releaseSource: string | null;
  /** The PEM file with the public keys that may sign builds and releases. When it is null, no build is served. */
  trustedKeysFile: string | null;
  /** The file that remembers the highest sequence of a build across restarts; null for in memory only. */
  sequenceFile: string | null;
  /**
   * The addresses of the load balancers or CDNs in front of the gateway. X-Forwarded-* headers are trusted only from
   * them.
   */
  trustedProxies: string[];
  /**
   * The URL pattern of the map's tile server, `https://…/{z}/{x}/{y}.png`. When it is null, the map shows the land,
   * water, suburb areas and names of this repository.
   */
  mapTilesUrl: string | null;
  /** The path of a PMTiles file with streets, such as an extract of Protomaps. Our own map shows them too. */
  mapTilesFile: string | null;
  /** The copyright notice that the tile server or the streets require on the map. */
  mapAttribution: string | null;
  /** The origins of the payment provider. Only pages with card fields may show them in frames. */
  paymentFrameOrigins: string[];
  logLevel: LogLevel;
  /** Receives the lines of the log; by default the standard output. */
  logTo?: { write: (line: string) => void };
  /** The port of the figures for Prometheus; null for none. */
  metricsPort: number | null;
  /** How long a gateway that stops is not ready before it closes, so that load balancers notice. */
  drainSeconds: number;
  /** The maximum numbers of open event streams: of this gateway, and of one IP address. */
  buildStreams: { total: number; perAddress: number };
  public: PublicConfig;
};

/** The root of the repository. A relative path in VERANDAH_DATA starts here, whatever the working directory is. */
const root = fileURLToPath(new URL('../..', import.meta.url));

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
const url = z.string().check(z.refine(isAddress, 'an http(s) address'));
const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const isOrigin = (text: string) => isAddress(text) && URL.parse(text)?.origin === text;
const origins = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => listOf(text).every(isOrigin),
        'http(s) origins separated by commas, such as https://js.stripe.com',
      ),
    ),
  z.transform(listOf),
);
const isLogService = (text: string) => text === 'none' || isAddress(text);

/**
 * Returns a schema for a number in an environment variable. `what` is the error message when the text is not a number.
 */
const number = (what: string, ...checks: z.core.$ZodCheck<number>[]) =>
  z.coerce.number({ error: what }).check(...checks);
const port = 'a port from 0 to 65535';
const minutes = 'a number of minutes above 0';
const streams = 'a number of streams, 0 or more';
const seconds = 'a whole number of seconds from 0 to 300';

const environment = z.object({
  VERANDAH_PORT: z._default(number(port, z.int(port), z.minimum(0, port), z.maximum(65_535, port)), 4300),
  VERANDAH_HOST: z._default(z.string(), 'localhost'),
  VERANDAH_DATA: z._default(z.string(), '.verandah'),
  VERANDAH_RELEASES: z.optional(z.string().check(z.refine(isStorageAddress, addressExpected))),
  RELEASE_TRUSTED_KEYS_FILE: z.optional(z.string().check(z.minLength(1, 'the path of a PEM file with public keys'))),
  LOG_LEVEL: z._default(z.enum(logLevels, `one of ${logLevels.join(', ')}`), 'warn'),
  METRICS_PORT: z.optional(number(port, z.int(port), z.minimum(0, port), z.maximum(65_535, port))),
  DRAIN_SECONDS: z._default(number(seconds, z.int(seconds), z.minimum(0, seconds), z.maximum(300, seconds)), 5),
  BACKEND_URL: z._default(url, 'http://localhost:4302'),
  PUBLIC_ORIGIN: z.optional(url),
  GATEWAY_TRUSTED_PROXIES: z._default(z.string(), ''),
  API_BASE_URL: z.optional(url),
  APP_LOG_SERVICE_URL: z.optional(z.string().check(z.refine(isLogService, 'an http(s) address, or none'))),
  BUILD_POLL_MINUTES: z._default(number(minutes, z.positive(minutes)), 60),
  BUILD_STREAMS: z._default(number(streams, z.int(streams), z.minimum(0, streams)), 5_000),
  BUILD_STREAMS_PER_ADDRESS: z._default(number(streams, z.int(streams), z.minimum(0, streams)), 100),
  MAP_TILES_URL: z.optional(url),
  MAP_TILES_FILE: z.optional(z.string().check(z.minLength(1, 'the path of a PMTiles file'))),
  MAP_ATTRIBUTION: z.optional(z.string()),
  PAYMENT_FRAME_ORIGINS: z._default(origins, []),
  CHANGE_PASSWORD_URL: z.optional(url),
  CHANGE_EMAIL_URL: z.optional(url),
  TAG_MANAGER_ID: z.optional(
    z.string().check(z.regex(/^GTM-[A-Z0-9]+$/, 'GTM- followed by capital letters and digits')),
  ),
});

/**
 * Parses the gateway's configuration from environment variables.
 * @throws StartError with one line for each invalid value
 */
export function gatewayConfig(env: Record<string, string | undefined>): GatewayConfig {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}: expected ${issue.message}, got "${env[name] ?? ''}". Correct it or leave it out.`;
    });
    throw new StartError(lines.join('\n'));
  }
  const values = parsed.data;
  if (values.MAP_TILES_URL && values.MAP_TILES_FILE) {
    throw new StartError('MAP_TILES_FILE: expected none, because MAP_TILES_URL is set. Leave one of them out.');
  }
  const store = values.VERANDAH_RELEASES ? storageAddress(values.VERANDAH_RELEASES) : null;
  const isBucket = store !== null && isBucketAddress(store);
  // A folder of its own for releases is shared with other machines, so nothing is stored beside it.
  const data = env.VERANDAH_DATA || store === null || isBucket ? resolve(root, values.VERANDAH_DATA) : null;
  const ownFolder = resolve(root, values.VERANDAH_DATA, isBucket ? 'releases-copy' : 'releases');
  const ownKeysFile = data && resolve(data, defaultTrustedKeysFile);
  return {
    port: values.VERANDAH_PORT,
    host: values.VERANDAH_HOST,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT ?? null,
    drainSeconds: values.DRAIN_SECONDS,
    backendUrl: values.BACKEND_URL,
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.VERANDAH_PORT}`).origin,
    releases: store === null || isBucket ? ownFolder : store,
    releaseSource: isBucket ? store : null,
    trustedKeysFile: values.RELEASE_TRUSTED_KEYS_FILE ? resolve(values.RELEASE_TRUSTED_KEYS_FILE) : ownKeysFile,
    sequenceFile: data && resolve(data, 'highest-build.json'),
    trustedProxies: listOf(values.GATEWAY_TRUSTED_PROXIES),
    mapTilesUrl: values.MAP_TILES_URL ?? null,
    mapTilesFile: values.MAP_TILES_FILE ? resolve(root, values.MAP_TILES_FILE) : null,
    mapAttribution: values.MAP_ATTRIBUTION ?? null,
    paymentFrameOrigins: values.PAYMENT_FRAME_ORIGINS,
    buildStreams: { total: values.BUILD_STREAMS, perAddress: values.BUILD_STREAMS_PER_ADDRESS },
    public: {
      apiBaseUrl: values.API_BASE_URL ? new URL(values.API_BASE_URL).origin : '',
      appLogServiceUrl: values.APP_LOG_SERVICE_URL === 'none' ? null : (values.APP_LOG_SERVICE_URL ?? logEntriesPath),
      buildPollMinutes: values.BUILD_POLL_MINUTES,
      buildEventsPath: values.BUILD_STREAMS > 0 ? '/builds/events' : null,
      tagManagerId: values.TAG_MANAGER_ID ?? null,
      changePasswordUrl: values.CHANGE_PASSWORD_URL ?? null,
      changeEmailUrl: values.CHANGE_EMAIL_URL ?? null,
    },
  };
}
