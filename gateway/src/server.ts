import { startMetrics } from 'metrics';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

try {
  const config = gatewayConfig(process.env);
  const { metricsPort, host } = config;
  const metrics = metricsPort === null ? null : await startMetrics('gateway', { port: metricsPort, host });
  const app = await createGateway(config, undefined, metrics?.registry);
  await app.listen({ port: config.port, host: config.host });
  console.log(`gateway: http://${config.host}:${config.port} in front of ${config.backendUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([app.close(), metrics?.close()]).then(() => process.exit(0));
    });
  }
} catch (error) {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  console.error(
    code === 'EADDRINUSE' ? `Port ${port} is taken: stop what uses it, or set VERANDAH_PORT to another port.` : message,
  );
  process.exit(1);
}
