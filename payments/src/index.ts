export type * from './payment-provider.ts';
export { InvalidWebhook, ProviderRejection, ProviderUnavailable } from './provider-errors.ts';
export type { SandboxConfig } from './sandbox/sandbox-config.ts';
export { createSandboxCards, createSandboxZip } from './sandbox/sandbox-provider.ts';
