import { startMetrics } from 'metrics';
import { drainAndClose, runProcess, StartError } from 'server-process';
import { startTraces } from 'traces';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

await runProcess(async () => {
  const config = gatewayConfig(process.env);
  const { metricsPort, host, port, drainSeconds } = config;
  const metrics = metricsPort === null ? null : await startMetrics('gateway', { port: metricsPort, host });
  const traces = await startTraces('gateway', [config.backendUrl]);
  const app = await createGateway(config, undefined, metrics?.registry);
  const close = async () => {
    await app.close();
    await traces?.close();
    await metrics?.close();
  };
  try {
    await app.listen({ port, host });
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `VERANDAH_PORT: expected a free port, got ${port}, which is taken. Set VERANDAH_PORT to another one.`,
    );
  }
  const message = `The gateway is running at http://${host}:${port} in front of ${config.backendUrl}.`;
  return { message, close: () => drainAndClose(app, drainSeconds, close) };
});
