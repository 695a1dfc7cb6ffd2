import { type Build, trustedTypesPolicies } from 'federation';
import { cspReportsPath } from 'shared-contract/log/log-entry';

/** The headers of every response, unless its route sets another value. */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The search asks for the location ("Near me").
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()',
  'x-frame-options': 'DENY',
} as const;

/**
 * Returns the header `permissions-policy` of a page that shows frames of a payment provider. The page itself needs the
 * permission too, because browsers let it pass on only what it has.
 */
export function paymentPermissions(origins: readonly string[]): string {
  const allowed = ['self', ...origins.map((origin) => `"${origin}"`)].join(' ');
  return baseHeaders['permissions-policy'].replace('payment=()', `payment=(${allowed})`);
}

/** The origins to which scripts of the tag manager may send requests, when a tag manager is configured. */
const tagManagerOrigins = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The scripts that may run: those with the nonce of one response, or those with one of the hashes. */
export type AllowedScripts = { nonce: string } | { hashes: readonly string[] };

/**
 * Returns the Content-Security-Policy of an HTML document. Only allowed scripts may run, and scripts that they insert.
 * Style elements need a nonce, so a document with hashes has none. Trusted Types policies are allowed by name, such as
 * webpack's policies for the shell and for each live remote.
 * @param options.connect other origins to which scripts may send requests
 * @param options.frames other origins that the page may show in frames
 */
export function contentSecurityPolicy(
  build: Build,
  scripts: AllowedScripts,
  options: { connect?: readonly string[]; frames?: readonly string[]; hasTagManager?: boolean } = {},
): string {
  const { connect = [], frames = [], hasTagManager = false } = options;
  const tags = hasTagManager ? tagManagerOrigins : [];
  const policies = trustedTypesPolicies(Object.keys(build.remotes));
  return [
    "default-src 'none'",
    `script-src ${sourcesOf(scripts)} 'strict-dynamic'`,
    `style-src 'self'${'nonce' in scripts ? ` ${sourcesOf(scripts)}` : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...tags].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect, ...tags].join(' ')}`,
    // The map starts a worker from a file of its release. The shell's Trusted Types policy allows the URL of this file.
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `allow-duplicates`: when a remote is loaded a second time, it creates its policy a second time.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
    // Firefox and Safari do not support `report-to` everywhere. All browsers support `report-uri`.
    `report-uri ${cspReportsPath}`,
  ].join('; ');
}

const sourcesOf = (scripts: AllowedScripts) =>
  ('nonce' in scripts ? [`nonce-${scripts.nonce}`] : scripts.hashes).map((source) => `'${source}'`).join(' ');
