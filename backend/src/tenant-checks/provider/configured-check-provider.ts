import type { BackendConfig } from '../../config.ts';
import { type CheckProvider, CheckProviderUnavailable } from './check-provider.ts';
import { createHttpCheckProvider } from './http-check-provider.ts';

/** Returns the provider that the configuration names. Tests pass their own in `config.checkProvider`. */
export function createCheckProvider(config: BackendConfig): CheckProvider {
  const { checkProvider, tenantChecksUrl: url, tenantChecksKey: key, tenantChecksCallbackSecret } = config;
  if (checkProvider) return checkProvider;
  if (!url || !key || !tenantChecksCallbackSecret) return unconfigured;
  return createHttpCheckProvider({ url, key, callbackSecret: tenantChecksCallbackSecret });
}

/** Checks wait until a provider is configured, so that none is lost. */
const unconfigured: CheckProvider = {
  submit: refuse,
  find: refuse,
  read: refuse,
  answer: refuse,
  cancel: refuse,
  readCallback: () => null,
};

async function refuse(): Promise<never> {
  throw new CheckProviderUnavailable(
    'No provider of tenant checks is configured: set TENANT_CHECKS_URL, TENANT_CHECKS_KEY and TENANT_CHECKS_CALLBACK_SECRET.',
  );
}
