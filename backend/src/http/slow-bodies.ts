import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file may take its time. */
    takesFile?: boolean;
  }
}

/** The server's own limit: 10 MB through a slow phone line. */
export const longestArrivalMs = 120_000;
/** Everything but a file is small: whoever sends it in drips only holds a connection. */
const bodyArrivalMs = 30_000;

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Cuts off whose body has not arrived in time, where no file is expected. As Node itself does it for all routes alike. */
export function cutOffSlowBodies(app: FastifyInstance, withinMs = bodyArrivalMs): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !routeOptions.config.takesFile) {
      const timer = setTimeout(() => {
        if (!reply.raw.headersSent) raw.socket.write(tooSlow);
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
