import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that accepts a file upload, which has a longer timeout. */
    acceptsFile?: boolean;
  }
}

/** The time limit of a file upload; enough for 10 MB over a slow mobile connection. */
export const uploadTimeoutMs = 120_000;
/** The time limit of all other bodies. They are small, so a client that takes longer only blocks a connection. */
const bodyTimeoutMs = 30_000;

const requestTimeoutResponse = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Closes connections whose request body has not arrived in time. Uploads are excluded, because they may take longer and
 * Node has only one timeout for all routes.
 */
export function limitBodyTime(app: FastifyInstance, withinMs = bodyTimeoutMs): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !routeOptions.config.acceptsFile) {
      const timer = setTimeout(() => {
        if (!reply.raw.headersSent) raw.socket.write(requestTimeoutResponse);
        raw.socket.destroySoon();
      }, withinMs);
      timer.unref();
      const arrived = () => clearTimeout(timer);
      raw.once('end', arrived);
      reply.raw.once('close', arrived);
    }
    done();
  });
}
