import cssMinify from 'webpack/lib/css/cssMinify.js';

type Minify = (...args: Parameters<typeof cssMinify>) => ReturnType<typeof cssMinify>;

/**
 * Corrects webpack's CSS minifier: in the value of a custom property it removes the space before a plus or minus after
 * a bracket, and `calc(var(--a)- 2px)` is invalid. Mantine's inputs reserve space for their sections with such a value.
 */
export const minifyCss: Minify = async (...args) => {
  const result = await cssMinify(...args);
  return { ...result, code: String(result.code).replaceAll(/\)([-+]) /g, ') $1 ') };
};
