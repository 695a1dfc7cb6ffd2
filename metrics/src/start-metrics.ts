import Fastify from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { StartError } from 'server-process';

export type Metrics = {
  /** Add figures of this server to it. */
  registry: Registry;
  /** The URL of the figures. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Serves the figures of this process at `/metrics`, in the text format of Prometheus (version 0.0.4): memory, CPU time,
 * the event loop, garbage collection, and what is added to the registry. They have a port of their own, so that a load
 * balancer cannot make them public by mistake. The port alone does not keep the process running.
 * @param server the name of the server, a label of each figure
 * @throws StartError that names METRICS_PORT when another process uses the port
 */
export async function startMetrics(server: string, { port, host }: { port: number; host: string }): Promise<Metrics> {
  const registry = new Registry();
  registry.setDefaultLabels({ server });
  collectDefaultMetrics({ register: registry });
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  const address = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartError(`METRICS_PORT: expected a free port, got ${port}, which is taken. Set it to another one.`);
  });
  app.server.unref();
  return {
    registry,
    url: `${address}/metrics`,
    async close() {
      await app.close();
      registry.clear();
    },
  };
}
