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

/** The origins to which tags of the tag manager send data. Only sites with a tag manager allow them. */
const tagManagerOrigins = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * Returns the Content-Security-Policy of one HTML response. It allows scripts with the nonce and the scripts that those
 * load. Trusted Types allows the policy names that webpack uses: one for the shell and one for each live remote.
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
    // For the worker of the map, a file of a release that the shell's Trusted Types policy allows.
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `allow-duplicates`, because a remote that is loaded again creates its policy again.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
  ].join('; ');
}
