import { createGateway } from 'gateway';
import { SiteBuilds } from 'gateway/site-builds';
import { portOf, type SiteConfig } from '../config.ts';
import { requireFreePorts } from '../require-free-ports.ts';
import { develop } from './develop.ts';

/**
 * Starts a gateway whose pages, files and API are those of a running site, except for one package from its sources. It
 * needs no database and builds nothing else. Its port is DEV_PORT, 4400 by default.
 * @param site the origin of the running site, on this machine or deployed
 * @throws Error with one line when the site does not respond
 */
export async function startBesideSite(
  folder: string,
  site: string,
  { gateway }: Pick<SiteConfig, 'gateway'>,
  say: (line: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = portOf(process.env, 'DEV_PORT', 4400);
  await requireFreePorts({ DEV_PORT: port });
  const builds = new SiteBuilds(site);
  const { build } = await builds.current();
  say(`build ${build.id} of ${site}\nSign in there first: a sign-in that starts here ends there.`);
  const { developer, close } = await develop(folder, { builds }, say);
  const url = `http://localhost:${port}`;
  const app = await createGateway({ ...gateway, port, backendUrl: site, publicOrigin: url }, developer);
  await app.listen({ port, host: gateway.host });
  // Compiles now, not with the first page.
  await developer.override(build);
  return {
    url,
    stop: async () => {
      await close();
      await app.close();
    },
  };
}
