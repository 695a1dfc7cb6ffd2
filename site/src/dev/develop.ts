import type { Build } from 'federation';
import type { Developer } from 'gateway';
import { aloneDocument } from './alone.ts';
import { hotPackage } from './hot-package.ts';
import { refreshScript } from './refresh-script.ts';

export type Developed = { developer: Developer; close: () => Promise<void> };

/**
 * Compiles a package from its sources, now and after every change, and returns what the gateway needs to serve it.
 * @param options.alone every page is the remote without the shell
 * @param options.builds the live build of a running site that has everything else
 */
export async function develop(
  name: string,
  { alone = false, builds }: { alone?: boolean } & Pick<Developer, 'builds'>,
  say: (line: string) => void,
): Promise<Developed> {
  // The shell is also compiled for development, for two reasons: fast refresh needs React's development build, and the
  // production shell accepts only files with a known hash, but compiled files change.
  const compiled = alone ? [name] : [...new Set([name, 'shell'])];
  const hot = await Promise.all(compiled.map((one) => hotPackage(one, say, { alone })));
  const override = async (live: Build): Promise<Build> => {
    if (alone) return live;
    const build = { ...live, id: `${live.id}-dev`, remotes: { ...live.remotes } };
    for (const release of await Promise.all(hot.map((one) => one.release()))) {
      if (release.kind === 'shell') build.shell = release;
      else build.remotes[release.name] = release;
    }
    return build;
  };
  const script = refreshScript();
  return {
    developer: {
      override,
      builds,
      middleware: (request, response, next) =>
        hot.reduceRight((rest, one) => () => one.middleware(request, response, rest), next)(),
      script,
      document: alone ? aloneDocument(name, script) : undefined,
      banner: `Development: ${name} comes from your sources`,
    },
    close: async () => {
      await Promise.all(hot.map((one) => one.close()));
    },
  };
}
