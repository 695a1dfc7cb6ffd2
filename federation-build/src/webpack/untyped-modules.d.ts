/** Not a dependency of ours by name: the shell preset's aliases find the one that the federation plugin brings. */
declare module '@module-federation/webpack-bundler-runtime' {
  const federation: { readonly bundlerRuntime: object };
  export default federation;
}
declare module '@module-federation/webpack-bundler-runtime/container' {
  export const initContainerEntry: (options: unknown) => unknown;
}

/** Webpack's own CSS minifier, made for minimizer-webpack-plugin. */
declare module 'webpack/lib/css/cssMinify.js' {
  const cssMinify: import('minimizer-webpack-plugin').BasicMinimizerImplementation<object>;
  export default cssMinify;
}
