import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Build } from 'federation';
import type { Builds } from './live-build.ts';
import { routesOf } from './routes.ts';

/** What `pnpm dev` adds to the gateway. Only code can pass it, so no setting enables it in production. */
export type Developer = {
  /** Returns the live build in which the packages in development are replaced by their last compilation. */
  override: (live: Build) => Promise<Build>;
  /** Serves the compiled files and the hot-reload connection; calls `next` for other URLs. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** An inline script that runs in every page before any other. */
  script: string;
  /** A text that every page shows. */
  banner: string;
  /** For a remote that runs without the shell: returns the whole document of every page. */
  document?: ((nonce: string) => string) | undefined;
};

export function developedBuilds(builds: Builds, developer: Developer): Builds {
  return {
    current: async () => {
      const build = await developer.override((await builds.current()).build);
      return { build, routes: routesOf(build) };
    },
  };
}

/** Replaces `serveBuilds`: the build may change at any time, so it must not be cached. */
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
