import type { FastifyInstance } from 'fastify';

/** Methods of the routes that match a path, for `Allow` and 405. */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const patterns: { method: string; matches: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const matches = new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);
    for (const one of [method].flat()) patterns.push({ method: one, matches });
  });
  return (path) =>
    [...new Set(patterns.filter(({ matches }) => matches.test(path)).map(({ method }) => method))].sort();
}
