export type * from './payment-provider.ts';
export { InvalidWebhook, ProviderNotFound, ProviderRejection, ProviderUnavailable } from './provider-errors.ts';
export type { SandboxConfig } from './sandbox/sandbox-config.ts';
export { createSandboxCards, createSandboxZip } from './sandbox/sandbox-provider.ts';
export type { StripeConfig } from './stripe/stripe-config.ts';
export { createStripe } from './stripe/stripe-provider.ts';
export type { ZipConfig } from './zip/zip-config.ts';
export { createZip } from './zip/zip-provider.ts';
