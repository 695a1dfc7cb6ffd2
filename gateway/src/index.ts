export { type GatewayConfig, gatewayConfig, type PublicConfig } from './config.ts';
export { createGateway } from './gateway.ts';
