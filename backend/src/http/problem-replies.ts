import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from './database-errors.ts';
import { notFound, Problem } from './problem.ts';
import { problemBody } from './problem-body.ts';

/** Converts every error to a reply in problem+json, with a trace id and without a stack. */
export function handleErrors(app: FastifyInstance, allowedMethods: (path: string) => string[]): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    // Not logged: the client disconnected during an upload, which is not an error of the server.
    if (problem.status >= 500 && error !== request.raw.errored) request.log.error({ err: error }, 'request failed');
    return sendProblem(problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(request.url.split('?')[0] ?? '');
    if (methods.length === 0) return sendProblem(notFound(), request, reply);
    const detail = `No route found for "${request.method} ${request.url.split('?')[0]}": Method Not Allowed (Allow: ${methods.join(', ')})`;
    const allow = methods.join(', ');
    return sendProblem(
      new Problem({ status: 405, code: 'method-not-allowed', detail, headers: { allow } }),
      request,
      reply,
    );
  });
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(problem.status)
    .headers({
      'cache-control': 'no-store',
      link: '<http://www.w3.org/ns/hydra/error>; rel="http://www.w3.org/ns/json-ld#error"',
      ...problem.headers,
    })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, request.id)));
}

function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) {
    return new Problem({
      status,
      code: 'too-many-requests',
      detail: 'Too many requests. Wait a moment and try again.',
    });
  }
  // Handles Fastify's own errors, such as malformed JSON, a body that is too large, or an unknown content type.
  if (status !== undefined && status >= 400 && status < 500) {
    return new Problem({
      status,
      code: error.code?.toLowerCase().replaceAll('_', '-') ?? 'bad-request',
      detail: error.message,
    });
  }
  const trouble = databaseProblem(error);
  if (trouble) return trouble;
  return new Problem({
    status: 500,
    code: 'internal',
    detail: 'Something went wrong on our side. Try again in a moment.',
  });
}
