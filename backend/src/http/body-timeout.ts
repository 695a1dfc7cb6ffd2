import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file may take its time. */
    acceptsFile?: boolean;
  }
}

/** The server's own limit: 10 MB through a slow phone line. */
export const uploadTimeoutMs = 120_000;
/** Everything but a file is small: whoever sends it in drips only holds a connection. */
const bodyTimeoutMs = 30_000;

const requestTimeoutResponse = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Cuts off whose body has not arrived in time, where no file is expected. As Node itself does it for all routes alike. */
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
