import { folderOf, originOf, portOf, secretOf } from './config-values.ts';

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
    port: portOf('PAYMENTS_PORT', env.PAYMENTS_PORT, 4303),
    url: env.SANDBOX_PAYMENTS_URL ? originOf('SANDBOX_PAYMENTS_URL', env.SANDBOX_PAYMENTS_URL) : undefined,
    siteOrigin: originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || 'http://localhost:4300'),
    dataFolder: folderOf(env.VERANDAH_DATA, 'payments'),
    webhookUrl: `${originOf('BACKEND_URL', env.BACKEND_URL || 'http://127.0.0.1:4302')}/api/payment-webhooks`,
    secretKey: secretOf('SANDBOX_PAYMENTS_KEY', env.SANDBOX_PAYMENTS_KEY),
    webhookSecret: secretOf('SANDBOX_PAYMENTS_WEBHOOK_SECRET', env.SANDBOX_PAYMENTS_WEBHOOK_SECRET),
  };
}
