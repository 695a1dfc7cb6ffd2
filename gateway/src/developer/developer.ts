import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Build } from 'federation';
import type { Builds } from '../live-build.ts';
import { passOn } from '../proxy.ts';
import { routesOf } from '../routes.ts';

/**
 * The parts that `pnpm dev` adds to the gateway. The program passes them as an argument, so that no environment
 * variable can turn them on in production.
 */
export type Developer = {
  /** Returns the live build with the latest compilation of each package that is being developed. */
  override: (live: Build) => Promise<Build>;
  /** Serves the compiled files and the connection for hot reload. Calls `next` for all other URLs. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** An inline script in the head of every page. It runs before the files of the shell and of remotes. */
  script: string;
  /** A text at the bottom of every page; not shown with `document`. */
  banner: string;
  /** Set for a remote that runs without the shell: returns the HTML that is sent for every page. */
  document?: ((nonce: string) => string) | undefined;
  /** The live build of a running site, in place of the one of the release store. `backendUrl` is then that site. */
  builds?: Builds | undefined;
};

/** Passes requests for files that are not compiled here on to the running site. */
export function passFilesOn(app: FastifyInstance): void {
  app.get('/assets/*', (request, reply) => passOn(request, reply, request.raw.url?.split('?')[0] ?? '/'));
}

export function developedBuilds(builds: Builds, developer: Developer): Builds {
  return {
    current: async () => {
      const build = await developer.override((await builds.current()).build);
      return { build, routes: routesOf(build) };
    },
  };
}

/**
 * Used instead of `serveBuilds` while packages are developed. Serves the build of the latest compilation and forbids
 * caching it, because it changes with each compilation.
 */
export function serveDevelopedBuilds(app: FastifyInstance, builds: Builds, developer: Developer): void {
  app.addHook('onRequest', (request, reply, done) => developer.middleware(request.raw, reply.raw, () => done()));
  app.get('/builds/latest.json', async (_request, reply) => {
    const { id, createdAt } = (await builds.current()).build;
    return reply.header('cache-control', 'no-store').send({ id, createdAt });
  });
  app.get('/builds/meta/:file', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send((await builds.current()).build),
  );
}
