import { startMetrics } from 'metrics';
import { drainAndClose, runProcess, StartError } from 'server-process';
import { startTraces } from 'traces';
import { readConfig } from './config.ts';
import { createBackend } from './create-backend.ts';

await runProcess(async () => {
  const config = readConfig(process.env);
  const host = process.env.HOST ?? '127.0.0.1';
  const { metricsPort, drainSeconds } = config;
  const metrics = metricsPort === undefined ? null : await startMetrics('backend', { port: metricsPort, host });
  const traces = await startTraces('backend');
  const backend = await createBackend(config, undefined, metrics?.registry);
  const close = async () => {
    await backend.close();
    await traces?.close();
    await metrics?.close();
  };
  try {
    const address = await backend.app.listen({ port: config.port, host });
    return {
      message: `The backend is running at ${address}.`,
      close: () => drainAndClose(backend.app, drainSeconds, close),
    };
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`PORT: expected a free port, got ${config.port}, which is taken. Set PORT to another one.`);
  }
});
