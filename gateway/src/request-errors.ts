import type { FastifyInstance, FastifyReply } from 'fastify';

type RequestError = Error & { code?: string; statusCode?: number };

/** Responds to a request that failed, and logs why when the fault isn't the client's. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: RequestError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500 && !isOfClientLeft(error, reply)) request.log.error({ err: error }, 'request failed');
    reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return status < 500 ? `${error.message}\n` : 'Something went wrong. Please try again in a moment.\n';
  });
}

/**
 * Returns true when the error only says that the client has closed its connection. Fastify then destroys the stream of
 * the response, which ends with an error of undici or Node. Fastify ignores it once the headers are sent, and before
 * that only for a request without a body.
 */
function isOfClientLeft({ code = '' }: RequestError, reply: FastifyReply): boolean {
  return reply.raw.destroyed && ['UND_ERR_ABORTED', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code);
}
