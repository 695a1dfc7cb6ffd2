import { basename, join } from 'node:path';
import type { Build } from 'federation';
import type { Developer } from 'gateway';
import { root } from '../checks/run.ts';
import { fingerprints } from '../stale-packages.ts';
import { aloneDocument } from './alone.ts';
import { hotPackage } from './hot-package.ts';
import { Problems } from './problems.ts';
import { problemsScript } from './problems-script.ts';
import { refreshScript } from './refresh-script.ts';
import { typeChecker } from './type-checker.ts';
import { watchPageTable } from './watch-page-table.ts';

export type Developed = { developer: Developer; close: () => Promise<void> };

/**
 * Compiles a package from its sources, now and after every change, and returns what the gateway needs to serve it.
 * Then checks its types. Errors are printed, and shown over open pages.
 * @param folder the package's folder
 * @param options.alone every page is the remote without the shell
 * @param options.builds the live build of a running site that has everything else
 */
export async function develop(
  folder: string,
  { alone = false, builds }: { alone?: boolean } & Pick<Developer, 'builds'>,
  say: (line: string) => void,
): Promise<Developed> {
  const name = basename(folder);
  // The shell is also compiled for development, for two reasons: fast refresh needs React's development build, and the
  // production shell accepts only files with a known hash, but compiled files change.
  const compiled = alone ? [folder] : [...new Set([folder, join(root, 'shell')])];
  const problems = new Problems();
  const types = typeChecker(folder, (errors) => {
    if (errors !== '') say(errors);
    problems.set(`types of ${name}`, errors);
  });
  const pageTable = watchPageTable(folder, (advice) => {
    if (advice !== '') say(advice);
    problems.set(`page table of ${name}`, advice);
  });
  const { promise: firstCompilation, resolve: hasCompiled } = Promise.withResolvers<void>();
  const hot = await Promise.all(
    compiled.map((one) => {
      const onCompiled = (text: string) => {
        problems.set(basename(one), text);
        // The first check waits until pages can be opened, because it needs all processors.
        if (one === folder) void firstCompilation.then(types.check);
      };
      // The shell is the same at most starts. The sources of the developed package are not.
      const storedAs = one === folder ? undefined : fingerprints().shell;
      return hotPackage(one, say, { alone, onCompiled, storedAs });
    }),
  );
  void Promise.allSettled(hot.map((one) => one.release())).then(() => hasCompiled());
  const override = async (live: Build): Promise<Build> => {
    if (alone) return live;
    const build = { ...live, id: `${live.id}-dev`, remotes: { ...live.remotes } };
    for (const release of await Promise.all(hot.map((one) => one.release()))) {
      if (release.kind === 'shell') build.shell = release;
      else build.remotes[release.name] = release;
    }
    return build;
  };
  const script = refreshScript() + problemsScript();
  return {
    developer: {
      override,
      builds,
      middleware: (request, response, next) =>
        [problems, ...hot].reduceRight((rest, one) => () => one.middleware(request, response, rest), next)(),
      script,
      document: alone ? aloneDocument(name, script) : undefined,
      banner: `Development: ${name} comes from your sources`,
    },
    close: async () => {
      types.close();
      pageTable.close();
      problems.close();
      await Promise.all(hot.map((one) => one.close()));
    },
  };
}
