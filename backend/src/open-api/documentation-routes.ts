import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { hydraDocument, vocabulary } from './hydra-document.ts';
import { openApiDocument } from './open-api-document.ts';

/** Registers the routes for the API's entry point, its OpenAPI and Hydra documents and the JSON-LD contexts. */
export function documentationRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  const collections = [...new Set(routes.filter(isCollection).map(({ path }) => path))];
  let document: string | null = null;
  let hydra: object | null = null;

  app.get('/api', (_request, reply) =>
    jsonLd(reply, {
      '@context': '/api/contexts/Entrypoint',
      '@id': '/api',
      '@type': 'Entrypoint',
      ...Object.fromEntries(collections.map((path) => [camelCase(path.slice('/api/'.length)), path])),
    }),
  );

  app.get('/api/docs.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(routes));
    return reply
      .headers({ 'cache-control': 'public, max-age=300' })
      .type('application/vnd.oai.openapi+json;version=3.1; charset=utf-8')
      .send(document);
  });

  app.get('/api/docs.jsonld', (_request, reply) => {
    hydra ??= hydraDocument(routes);
    return jsonLd(reply, hydra);
  });

  app.get<{ Params: { name: string } }>('/api/contexts/:name', (request, reply) => {
    if (!/^[A-Z]\w{1,60}$/.test(request.params.name)) throw notFound();
    return jsonLd(reply, { '@context': { '@vocab': vocabulary, hydra: 'http://www.w3.org/ns/hydra/core#' } });
  });
}

function isCollection({ method, path, response }: Route): boolean {
  return method === 'GET' && response !== null && /^\/api\/[a-z-]+$/.test(path);
}

/** Converts `listing-opens` to `listingOpens`. */
function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function jsonLd(reply: FastifyReply, body: object) {
  return reply
    .headers({ 'cache-control': 'public, max-age=300' })
    .type('application/ld+json; charset=utf-8')
    .send(JSON.stringify(body));
}
