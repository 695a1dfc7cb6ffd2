import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

try {
  const config = gatewayConfig(process.env);
  const app = await createGateway(config);
  await app.listen({ port: config.port, host: config.host });
  console.log(`gateway: http://${config.host}:${config.port} in front of ${config.backendUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
