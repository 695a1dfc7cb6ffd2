import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type BackendConfig, readConfig } from 'backend/config';
import { type GatewayConfig, gatewayConfig } from 'gateway/config';
import { type IdentityConfig, identityConfig } from 'identity/config';
import { type ChecksConfig, checksConfig } from 'providers/checks-config';
import { type ProvidersConfig, providersConfig } from 'providers/config';
import { type KeyFiles, keyFiles } from 'release/keys';
import { type WatchSettings, watchSettings } from 'release/quarantine';
import { StartError } from 'server-process';
import { root } from './checks/run.ts';

export type SiteConfig = {
  url: string;
  dataFolder: string;
  /** The folder of the release store. */
  releases: string;
  /** The keys that sign releases. `isOwn`: they are not configured, so the first start creates them. */
  signing: { files: KeyFiles; isOwn: boolean };
  /** How the releases of this site are watched. */
  watch: WatchSettings;
  /** The configuration of our own login service; null when the site uses another one (`OIDC_ISSUER`). */
  identity: IdentityConfig | null;
  /** The configuration of our own payment sandbox; null when the site uses another one (`SANDBOX_PAYMENTS_URL`). */
  payments: ProvidersConfig | null;
  /** The configuration of our own tenant-check sandbox; null when the site uses a provider (`TENANT_CHECKS_URL`). */
  checks: ChecksConfig | null;
  backend: BackendConfig;
  gateway: GatewayConfig;
};

type Environment = Record<string, string | undefined>;

/** Stripe shows the challenge of a bank in a frame of this origin. */
const stripeChallengeOrigin = 'https://hooks.stripe.com';

/**
 * Returns the configuration of the three servers that run in this process, and of the sandboxes. Reads the environment
 * variables VERANDAH_PORT (4300 by default), IDENTITY_PORT (4301), BACKEND_PORT (4302), PAYMENTS_PORT (4303),
 * TENANT_CHECKS_PORT (4304), with OPERATORS also RELEASE_SERVICE_PORT (4305), and VERANDAH_DATA (`.verandah`), and the
 * variables of each server.
 * @throws Error with one line: the variable, what was expected, what was found
 */
export function siteConfig(env: Environment): SiteConfig {
  const sitePort = portOf(env, 'VERANDAH_PORT', 4300);
  const identityPort = portOf(env, 'IDENTITY_PORT', 4301);
  const backendPort = portOf(env, 'BACKEND_PORT', 4302);
  const paymentsPort = portOf(env, 'PAYMENTS_PORT', 4303);
  const checksPort = portOf(env, 'TENANT_CHECKS_PORT', 4304);
  const releaseServicePort = env.OPERATORS ? portOf(env, 'RELEASE_SERVICE_PORT', 4305) : null;
  requireDifferent({
    VERANDAH_PORT: sitePort,
    IDENTITY_PORT: identityPort,
    BACKEND_PORT: backendPort,
    PAYMENTS_PORT: paymentsPort,
    TENANT_CHECKS_PORT: checksPort,
    ...(releaseServicePort !== null && { RELEASE_SERVICE_PORT: releaseServicePort }),
  });
  const dataFolder = resolve(root, env.VERANDAH_DATA || '.verandah');
  const url = env.PUBLIC_ORIGIN || `http://localhost:${sitePort}`;
  const all: Environment = {
    ...env,
    VERANDAH_DATA: dataFolder,
    VERANDAH_PORT: String(sitePort),
    PUBLIC_ORIGIN: url,
    OIDC_ISSUER: env.OIDC_ISSUER || `http://localhost:${identityPort}`,
    IDENTITY_PORT: String(identityPort),
    PAYMENTS_PORT: String(paymentsPort),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    SANDBOX_PAYMENTS_URL: env.SANDBOX_PAYMENTS_URL || `http://localhost:${paymentsPort}`,
    TENANT_CHECKS_PORT: String(checksPort),
    TENANT_CHECKS_URL: env.TENANT_CHECKS_URL || `http://localhost:${checksPort}`,
    ...releaseServiceOf(releaseServicePort),
  };
  const originOf = (address: string | undefined) => URL.parse(address ?? '')?.origin;
  const frameOrigins = env.STRIPE_SECRET_KEY
    ? [originOf(env.STRIPE_CARD_FIELDS_URL), stripeChallengeOrigin].filter(Boolean).join(',')
    : originOf(all.SANDBOX_PAYMENTS_URL);
  const identity = env.OIDC_ISSUER ? null : identityConfig(all as NodeJS.ProcessEnv);
  const own = identity && {
    CHANGE_PASSWORD_URL: `${identity.issuer}/account/password`,
    CHANGE_EMAIL_URL: `${identity.issuer}/account/email`,
  };
  const backend = readConfig({ ...all, PORT: String(backendPort) });
  const gateway = gatewayConfig({ PAYMENT_FRAME_ORIGINS: frameOrigins, ...own, ...all });
  if (gateway.releaseSource) {
    throw new StartError(
      'VERANDAH_RELEASES: expected a folder, because this command publishes what has changed, got a bucket.',
    );
  }
  return {
    url,
    dataFolder,
    releases: gateway.releases,
    signing: {
      files: keyFiles(all as NodeJS.ProcessEnv),
      isOwn: !env.RELEASE_SIGNING_KEY_FILE && !env.RELEASE_TRUSTED_KEYS_FILE,
    },
    watch: watchSettings(all as NodeJS.ProcessEnv),
    identity,
    payments: env.SANDBOX_PAYMENTS_URL ? null : providersConfig(all),
    checks: env.TENANT_CHECKS_URL ? null : checksConfig(all),
    // All servers of this site are on this machine.
    backend: { ...backend, fileStorage: backend.fileStorage ?? join(dataFolder, 'files') },
    gateway,
  };
}

/**
 * Returns the variables of the release service and of the backend that calls it. Without operators the service is off.
 * Both sides run in this process, so the key is new at each start and is stored nowhere.
 */
function releaseServiceOf(port: number | null): Environment {
  if (port === null) return { RELEASE_SERVICE_PORT: '', RELEASE_SERVICE_URL: '', RELEASE_SERVICE_KEY: '' };
  return {
    RELEASE_SERVICE_PORT: String(port),
    RELEASE_SERVICE_HOST: '127.0.0.1',
    RELEASE_SERVICE_URL: `http://127.0.0.1:${port}`,
    RELEASE_SERVICE_KEY: randomBytes(32).toString('base64url'),
  };
}

export function portOf(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port <= 65_535) return port;
  throw new Error(
    `${name}: expected a port from 1 to 65535, got "${text}". Set it to a free one such as ${fallback}, or leave it out.`,
  );
}

function requireDifferent(ports: Record<string, number>): void {
  const names = Object.keys(ports);
  for (const [index, name] of names.entries()) {
    const twin = names.slice(index + 1).find((other) => ports[other] === ports[name]);
    if (twin)
      throw new Error(`${twin}: expected a port of its own, got ${ports[twin]}, which is ${name} too. Change one.`);
  }
}
