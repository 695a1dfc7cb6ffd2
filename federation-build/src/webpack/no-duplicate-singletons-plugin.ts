import { hostOnlyPackages, sharedModules } from 'federation';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/** Fails a remote's build when a module of a host-only package is about to be compiled into it. */
export class NoDuplicateSingletonsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NoSecondCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoSecondCopyPlugin', (modules) => {
        for (const module of modules) {
          const path = module.nameForCondition();
          const name = path ? hostOnlyPackages.find((candidate) => isInside(path, candidate)) : undefined;
          const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
          if (name && !(issuer && isInside(issuer, name))) {
            compilation.errors.push(new webpack.WebpackError(secondCopy(name, path ?? '', issuer ?? 'the entry')));
          }
        }
      });
    });
  }
}

function isInside(path: string, packageName: string): boolean {
  return path.includes(`/node_modules/${packageName}/`) || path.includes(`/${packageName}/src/`);
}

function secondCopy(name: string, path: string, issuer: string): string {
  const doors = sharedModules.filter((row) => row.package === name).map(({ key }) => key);
  return `${issuer} would bring a second copy of ${name} (${path}). Import ${doors.join(' or ')} instead; the shell provides it.`;
}
