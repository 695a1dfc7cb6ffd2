import { type Build, trustedTypesPolicies } from 'federation';

/** The headers of every response. */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'x-frame-options': 'DENY',
} as const;

/** The origins that a tag manager's tags send data to; only in the policy of a site with a tag manager. */
const tagManagerOrigins = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * A strict policy for one HTML response: only scripts with its nonce and what they load themselves; Trusted Types with
 * the names of webpack's policies, one for the shell and one for each live remote.
 */
export function contentSecurityPolicy(
  build: Build,
  nonce: string,
  connect: readonly string[],
  hasTagManager = false,
): string {
  const tags = hasTagManager ? tagManagerOrigins : [];
  const policies = trustedTypesPolicies(Object.keys(build.remotes));
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...tags].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect, ...tags].join(' ')}`,
    // The worker of the map: a file of a release, which the shell's Trusted Types policy allows.
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A remote that loads again creates its policy again.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
  ].join('; ');
}
