import { loadSecrets } from 'providers';
import type { SiteConfig } from './config.ts';

/**
 * Returns the configuration with the secrets that the backend shares with our sandboxes. They are in the data folder;
 * the first call creates them. Call it when the data folder is locked.
 */
export function withSandboxSecrets(config: SiteConfig): SiteConfig {
  const { payments, checks } = config;
  const backend = { ...config.backend };
  if (payments) {
    const stored = loadSecrets(payments.dataFolder);
    backend.sandboxPaymentsKey = payments.secretKey ?? stored.secretKey;
    backend.sandboxPaymentsWebhookSecret = payments.webhookSecret ?? stored.webhookSecret;
  }
  if (checks) {
    const stored = loadSecrets(checks.dataFolder);
    backend.tenantChecksKey = checks.key ?? stored.secretKey;
    backend.tenantChecksCallbackSecret = checks.callbackSecret ?? stored.webhookSecret;
  }
  return { ...config, backend };
}
