import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BackendConfig, readConfig } from 'backend';
import { type GatewayConfig, gatewayConfig } from 'gateway';
import { type IdentityConfig, identityConfig } from 'identity';
import { root } from './checks/run.ts';

export type SiteConfig = {
  url: string;
  dataFolder: string;
  /** The release store. */
  releases: string;
  identity: IdentityConfig;
  backend: BackendConfig;
  gateway: GatewayConfig;
};

type Environment = Record<string, string | undefined>;

/**
 * One environment for the three servers of one process; each server parses its own part.
 * VERANDAH_PORT (4300), IDENTITY_PORT (4301), BACKEND_PORT (4302), VERANDAH_DATA (`.verandah`), and what the servers read.
 * @throws Error with one line: the variable, what was expected, what came
 */
export function siteConfig(env: Environment): SiteConfig {
  const sitePort = portOf(env, 'VERANDAH_PORT', 4300);
  const identityPort = portOf(env, 'IDENTITY_PORT', 4301);
  const backendPort = portOf(env, 'BACKEND_PORT', 4302);
  const dataFolder = resolve(root, env.VERANDAH_DATA || '.verandah');
  const url = env.PUBLIC_ORIGIN || `http://localhost:${sitePort}`;
  const all: Environment = {
    ...env,
    VERANDAH_DATA: dataFolder,
    VERANDAH_PORT: String(sitePort),
    SITE_ORIGIN: url,
    PUBLIC_ORIGIN: url,
    OIDC_ISSUER: env.OIDC_ISSUER || `http://localhost:${identityPort}`,
    IDENTITY_PORT: String(identityPort),
    OIDC_CLIENT_SECRET: env.OIDC_CLIENT_SECRET || 'verandah-development-secret',
  };
  const gateway = gatewayConfig({ ...all, BACKEND_URL: `http://127.0.0.1:${backendPort}` });
  return {
    url,
    dataFolder,
    releases: gateway.releases,
    identity: identityConfig(all as NodeJS.ProcessEnv),
    backend: readConfig({ ...all, PORT: String(backendPort) }),
    gateway,
  };
}

function portOf(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port <= 65_535) return port;
  throw new Error(
    `${name}: expected a port from 1 to 65535, got "${text}". Set it to a free one such as ${fallback}, or leave it out.`,
  );
}

/** True on a folder that has never been started in. */
export function isFirstStart(config: SiteConfig): boolean {
  return !existsSync(config.dataFolder);
}
