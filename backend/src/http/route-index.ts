import type { FastifyInstance } from 'fastify';

export type RouteIndex = {
  /** Paths of all routes, as registered. */
  paths: string[];
  /** Returns the methods of the routes that match a path, for the header `Allow` and for 405. */
  allowedMethods: (path: string) => string[];
};

export function indexRoutes(app: FastifyInstance): RouteIndex {
  const patterns: { method: string; matches: RegExp }[] = [];
  const paths: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const matches = new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);
    paths.push(url);
    for (const one of [method].flat()) patterns.push({ method: one, matches });
  });
  return {
    paths,
    allowedMethods: (path) =>
      [...new Set(patterns.filter(({ matches }) => matches.test(path)).map(({ method }) => method))].sort(),
  };
}
