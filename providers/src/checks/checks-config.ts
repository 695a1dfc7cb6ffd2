import { folderOf, originOf, portOf, secretOf } from '../config-values.ts';

export type ChecksConfig = {
  host: string;
  port: number;
  siteOrigin: string;
  /** The folder for the secrets and the database. */
  dataFolder: string;
  /** Callbacks go to this URL. */
  callbackUrl: string;
  /** Undefined: the secret of the data folder. */
  key: string | undefined;
  callbackSecret: string | undefined;
};

/**
 * Reads the configuration of the tenant-check sandbox from environment variables.
 * @throws Error that names the variable, the expected value and the actual value
 */
export function checksConfig(env: Record<string, string | undefined>): ChecksConfig {
  return {
    host: env.TENANT_CHECKS_HOST || 'localhost',
    port: portOf('TENANT_CHECKS_PORT', env.TENANT_CHECKS_PORT, 4304),
    siteOrigin: originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || 'http://localhost:4300'),
    dataFolder: folderOf(env.VERANDAH_DATA, 'tenant-checks'),
    callbackUrl: `${originOf('BACKEND_URL', env.BACKEND_URL || 'http://127.0.0.1:4302')}/api/tenant-check-callbacks`,
    key: secretOf('TENANT_CHECKS_KEY', env.TENANT_CHECKS_KEY),
    callbackSecret: secretOf('TENANT_CHECKS_CALLBACK_SECRET', env.TENANT_CHECKS_CALLBACK_SECRET),
  };
}
