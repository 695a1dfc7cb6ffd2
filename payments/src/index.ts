export type * from './payment-provider.ts';
export { InvalidWebhook, ProviderRejection, ProviderUnavailable } from './provider-errors.ts';
