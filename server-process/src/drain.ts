import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes `/health/ready` respond with 503, and waits until load balancers have noticed. The server still answers
     * every request meanwhile, and asks for a new connection for the next one.
     */
    drain: (seconds: number) => Promise<void>;
  }
}

/** Adds `app.drain`. Call it before the routes are registered. */
export function addDrain(app: FastifyInstance): void {
  let isEnding = false;
  app.decorate('drain', async (seconds: number) => {
    isEnding = true;
    await wait(seconds * 1000);
  });
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  // Both hooks use the callback `done`, because they run for every request and a promise would be slower.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isEnding || request.url !== '/health/ready') return done();
    reply.code(503).header('cache-control', 'no-store').send({ status: 'draining' });
  });
  // The client's next request needs another connection, which the load balancer opens to another server. On this one,
  // it could meet the end of the process (RFC 9112, section 9.6).
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isEnding) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Stops a server that load balancers send requests to: drains it, then closes it within 20 seconds. */
export async function drainAndClose(app: FastifyInstance, drainSeconds: number, close: () => Promise<unknown>) {
  await app.drain(drainSeconds);
  await closeInTime(app.server, close, 20);
}

/** Closes a server. Requests that are running get some seconds to finish, then their connections are closed. */
export async function closeInTime(server: Server, close: () => Promise<unknown>, seconds: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  try {
    await close();
  } finally {
    clearTimeout(cut);
  }
}
