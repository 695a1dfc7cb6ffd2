import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Build } from 'federation';
import type { Builds } from './live-build.ts';
import { routesOf } from './routes.ts';

/** What `pnpm dev` puts in the place of released packages. Only code can pass one: no setting of a real gateway does. */
export type Developer = {
  /** What is live, with the packages that are worked on as they were compiled last. */
  override: (live: Build) => Promise<Build>;
  /** Answers the files and the hot channel of those packages, and calls next for all else. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Runs in every page before any other script. */
  script: string;
  /** Stands over every page. */
  banner: string;
  /** A remote without the shell: the whole document of every page. */
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

/** In the place of `serveBuilds`: the build is what it is at this moment, and nobody may keep it. */
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
