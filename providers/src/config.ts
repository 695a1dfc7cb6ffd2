import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A relative data folder is relative to the repository, not to the working directory. */
const root = fileURLToPath(new URL('../..', import.meta.url));

export type ProvidersConfig = {
  host: string;
  port: number;
  /** The URL of this service, which browsers use too. Undefined: the address on which it listens. */
  url: string | undefined;
  /** The only origin whose pages may show the card fields in a frame. */
  siteOrigin: string;
  /** The folder for the secrets and the database. */
  dataFolder: string;
  /** Webhooks go to this URL, followed by `/sandbox` for cards or `/sandbox-zip`. */
  webhookUrl: string;
  /** Undefined: the secret of the data folder. */
  secretKey: string | undefined;
  webhookSecret: string | undefined;
};

/**
 * Reads the configuration from environment variables.
 * @throws Error that names the variable, the expected value and the actual value
 */
export function providersConfig(env: Record<string, string | undefined>): ProvidersConfig {
  return {
    host: env.PAYMENTS_HOST || 'localhost',
    port: portOf(env.PAYMENTS_PORT || '4303'),
    url: env.SANDBOX_PAYMENTS_URL ? originOf('SANDBOX_PAYMENTS_URL', env.SANDBOX_PAYMENTS_URL) : undefined,
    siteOrigin: originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || 'http://localhost:4300'),
    dataFolder: resolve(root, env.VERANDAH_DATA || '.verandah', 'payments'),
    webhookUrl: `${originOf('BACKEND_URL', env.BACKEND_URL || 'http://127.0.0.1:4302')}/api/payment-webhooks`,
    secretKey: secretOf('SANDBOX_PAYMENTS_KEY', env.SANDBOX_PAYMENTS_KEY),
    webhookSecret: secretOf('SANDBOX_PAYMENTS_WEBHOOK_SECRET', env.SANDBOX_PAYMENTS_WEBHOOK_SECRET),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Error(`PAYMENTS_PORT: expected a port from 0 to 65535, got "${text}". Set it to a number such as 4303.`);
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/') return url.origin;
  throw new Error(
    `${name}: expected an origin such as https://verandah.example, got "${text}". Give scheme and host only.`,
  );
}

function secretOf(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= 20) return text;
  throw new Error(`${name}: expected at least 20 characters, got ${text.length}. Use a longer secret.`);
}
