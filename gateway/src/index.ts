export { type GatewayConfig, gatewayConfig, type PublicConfig } from './config.ts';
export type { Developer } from './developer.ts';
export { createGateway } from './gateway.ts';
