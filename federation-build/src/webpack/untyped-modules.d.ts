/** The types of webpack's own CSS minifier, which is made for minimizer-webpack-plugin. */
declare module 'webpack/lib/css/cssMinify.js' {
  const cssMinify: import('minimizer-webpack-plugin').BasicMinimizerImplementation<object>;
  export default cssMinify;
}
