import type { Compiler } from 'webpack';
import webpack from 'webpack';

/** Packages that need the shell's React or contain state that exists once, such as the session. */
const shellPackages = ['shared-auth', 'shared-api', 'shared-platform', 'shared-ui'];

/**
 * Fails the build of a mounted remote that imports a package of the shell's side. A copy of `shared-auth` would know no
 * session, and components of `shared-ui` would run on another React than they were written for.
 */
export class OwnReactPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(pluginName, ({ request, contextInfo: { issuer } }) => {
        const name = shellPackages.find((one) => request === one || request.startsWith(`${one}/`));
        if (name) compilation.errors.push(new webpack.WebpackError(`${issuer} imports ${request}. ${advice}`));
      });
    });
  }
}

const pluginName = 'OwnReactPlugin';

const advice =
  'A remote with a React of its own gets the session, requests and navigation from the context that `mount` receives.';
