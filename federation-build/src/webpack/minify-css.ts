import cssMinify from 'webpack/lib/css/cssMinify.js';

type Minify = (...args: Parameters<typeof cssMinify>) => ReturnType<typeof cssMinify>;

/**
 * Corrects a fault of webpack's CSS minifier. In custom properties it removes the space between a bracket and a plus or
 * minus, and `calc(var(--a)- 2px)` is invalid. Mantine's inputs use such a value.
 */
export const minifyCss: Minify = async (...args) => {
  const result = await cssMinify(...args);
  return { ...result, code: String(result.code).replaceAll(/\)([-+]) /g, ') $1 ') };
};
