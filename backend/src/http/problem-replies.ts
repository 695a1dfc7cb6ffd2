import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from './database-errors.ts';
import { asSentence } from './issue-message.ts';
import { notFound, Problem } from './problem.ts';

/** Converts every error to a reply in problem+json, with a trace id and without a stack trace. */
export function handleErrors(app: FastifyInstance, allowedMethods: (path: string) => string[]): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error, request.routeOptions.bodyLimit);
    // Does not log the error that occurs when a client disconnects during an upload, because the server is not its
    // cause.
    if (problem.status >= 500 && error !== request.raw.errored) request.log.error({ err: error }, 'request failed');
    return sendProblem(problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allow = allowedMethods(path).join(', ');
    if (allow === '') return sendProblem(notFound(), request, reply);
    const detail = `${request.method} is not possible at this address. Possible: ${allow}.`;
    return sendProblem(new Problem(405, 'method-not-allowed', detail, { headers: { allow } }), request, reply);
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

function toProblem(error: FastifyError | Problem, bodyLimit = 0): Problem {
  if (error instanceof Problem) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) {
    return new Problem(status, 'too-many-requests', 'Too many requests. Wait a moment and try again.');
  }
  if (status === 413) {
    return new Problem(status, 'too-large', `This request is too large. Send at most ${bodyLimit >> 10} KB at once.`);
  }
  // Handles Fastify's own errors, such as malformed JSON or an unknown content type.
  if (status !== undefined && status >= 400 && status < 500) {
    return new Problem(
      status,
      error.code?.toLowerCase().replaceAll('_', '-') ?? 'bad-request',
      asSentence(error.message),
    );
  }
  return (
    databaseProblem(error) ?? new Problem(500, 'internal', 'Something went wrong on our side. Try again in a moment.')
  );
}

/** Returns the JSON of an error response, in the format of the framework API Platform, which clients expect. */
function problemBody(problem: Problem, traceId: string): Record<string, unknown> {
  const shared = {
    detail: problem.message,
    description: problem.message,
    status: problem.status,
    ...(problem.code === undefined ? {} : { code: problem.code }),
    traceId,
  };
  if (problem.violations) {
    const id = validationId(problem.violations);
    return {
      '@context': '/api/contexts/ConstraintViolation',
      '@id': `/api/validation_errors/${id}`,
      '@type': 'ConstraintViolation',
      type: `/validation_errors/${id}`,
      title: 'An error occurred',
      ...shared,
      violations: problem.violations,
    };
  }
  return {
    '@context': '/api/contexts/Error',
    '@id': `/api/errors/${problem.status}`,
    '@type': 'Error',
    type: `/errors/${problem.status}`,
    title: STATUS_CODES[problem.status] ?? 'An error occurred',
    ...shared,
  };
}

/** Returns the id of a validation error: the code of its violation, or `0=code;1=code` for several. */
function validationId(violations: readonly { code?: string | undefined }[]): string {
  const codes = violations.map(({ code }) => code ?? 'invalid');
  return codes.length === 1 ? `${codes[0]}` : codes.map((code, index) => `${index}=${code}`).join(';');
}
