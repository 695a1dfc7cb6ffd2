import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { ReleaseSources } from '../quarantine/release-sources.ts';
import { applyChange, changeText, readChange } from './change-releases.ts';
import { isAuthorized } from './is-authorized.ts';
import { livePages } from './live-pages.ts';
import { operatedReleases } from './operated-releases.ts';

/**
 * The HTTP server of the operator page, for the backend alone. It trusts the backend to send only what operators want.
 *
 * - `GET /releases`: what is live, as `operatedReleases` of the contract without `@id` and `@type`.
 * - `GET /pages`: the paths of all live pages, for which the backend counts web vitals.
 * - `POST /changes`: a `releaseChange` of the contract, and `by`, the operator. With 409, nothing was changed.
 */
export function createReleaseService(
  sources: ReleaseSources,
  key: string,
  say: (line: string) => void,
  clock: () => Date = () => new Date(),
): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 16 * 1024, exposeHeadRoutes: false });
  // Also for addresses that do not exist, so that a stranger learns nothing of them.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isAuthorized(request.headers.authorization, key)) return;
    return reply.code(401).send({ problem: 'Only for the backend: expected its RELEASE_SERVICE_KEY.' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ problem: 'There is nothing here.' }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ problem: error.message });
    say(`release service: ${request.method} ${request.routeOptions.url} failed: ${error.message}`);
    return reply
      .code(status)
      .send({ problem: 'The release service failed. The output of the release watch says why.' });
  });
  app.get('/pages', async () => ({ pages: await livePages(sources.storage) }));
  app.get('/releases', () => operatedReleases(sources, clock()));
  app.post('/changes', async (request, reply) => {
    const requested = readChange(request.body);
    if ('problem' in requested) return reply.code(400).send(requested);
    const outcome = await applyChange(sources.storage, requested);
    if ('refused' in outcome) return reply.code(409).send({ refused: outcome.refused });
    say(changeText(requested));
    return { build: outcome.live.id, canary: outcome.canary ?? null };
  });
  return app;
}
