import { type Build, trustedTypesPolicies } from 'federation';

/** On every answer, whatever it is. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'x-frame-options': 'DENY',
} as const;

/** Where a tag manager's tags send what they count; in no policy of a site without one. */
const tagManagerOrigins = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * A strict policy for one HTML response: only scripts with its nonce and what they load themselves; Trusted Types with
 * the names of webpack's policies, one for the shell and one for each live remote (RELIABILITY §2).
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
    // The map's: a file of a release, let through by the shell's Trusted Types policy.
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A remote that is loaded a second time creates its policy a second time.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
  ].join('; ');
}
