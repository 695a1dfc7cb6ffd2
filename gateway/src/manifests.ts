import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Builds } from './live-build.ts';

/**
 * Serves `/assets/<release name>/mf-manifest.json`, the Module Federation manifest of the live release, for development
 * tools. The pages of this site do not load it, because they find all files in the build file and the HTML.
 */
export function serveManifests(app: FastifyInstance, builds: Builds, folder: string): void {
  app.get<{ Params: { name: string } }>('/assets/:name/mf-manifest.json', async (request, reply) => {
    const build = await builds.current().then(
      (live) => live.build,
      () => null,
    );
    const { name } = request.params;
    const release = name === 'shell' ? build?.shell : build?.remotes[name];
    const path = release && join(folder, 'releases', release.name, release.version, 'mf-manifest.json');
    const manifest = path ? await readFile(path).catch(() => null) : null;
    if (!manifest) return reply.code(404).header('cache-control', 'no-store').send(`${name} has no manifest.\n`);
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(manifest);
  });
}
