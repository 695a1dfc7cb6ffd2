/** Not a dependency of ours by name: the shell preset's alias finds the one that the federation plugin brings. */
declare module '@module-federation/runtime-core';

/** Webpack's own CSS minifier, made for minimizer-webpack-plugin. */
declare module 'webpack/lib/css/cssMinify.js' {
  const cssMinify: import('minimizer-webpack-plugin').BasicMinimizerImplementation<object>;
  export default cssMinify;
}
