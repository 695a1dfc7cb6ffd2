import { hostOnlyPackages, sharedModules } from 'federation';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Fails the build of a remote that would contain its own copy of a package that only the shell may contain, such as
 * React. Also fails a build that imports react-router, because remotes must import `shared-platform/router` instead.
 */
export class NoDuplicateSingletonsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(pluginName, ({ request, contextInfo: { issuer } }) => {
        if (!/^react-router(?:\/|$)/.test(request) || isInside(issuer, 'shared-platform')) return;
        compilation.errors.push(new webpack.WebpackError(`${issuer} imports ${request}. ${routerAdvice}`));
      });
      compilation.hooks.finishModules.tap(pluginName, (modules) => {
        for (const module of modules) {
          const path = module.nameForCondition();
          const name = path ? hostOnlyPackages.find((candidate) => isInside(path, candidate)) : undefined;
          const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
          if (name && !(issuer && isInside(issuer, name))) {
            compilation.errors.push(
              new webpack.WebpackError(duplicateMessage(name, path ?? '', issuer ?? 'the entry')),
            );
          }
        }
      });
    });
  }
}

const pluginName = 'NoDuplicateSingletonsPlugin';

const routerAdvice =
  'Import the name from shared-platform/router, which the shell provides; add it there with a changeset (minor) if it is missing.';

function isInside(path: string, packageName: string): boolean {
  return path.includes(`/node_modules/${packageName}/`) || path.includes(`/${packageName}/src/`);
}

function duplicateMessage(name: string, path: string, issuer: string): string {
  if (name === 'react-router') return `${issuer} contains a copy of react-router (${path}). ${routerAdvice}`;
  const keys = sharedModules.filter((row) => row.package === name).map(({ key }) => key);
  return `${issuer} would add a second copy of ${name} (${path}). Import ${keys.join(' or ')} instead; the shell provides it.`;
}
