import cssMinify from 'webpack/lib/css/cssMinify.js';

type Minify = (...args: Parameters<typeof cssMinify>) => ReturnType<typeof cssMinify>;

/**
 * webpack's CSS minifier, corrected: in the value of a custom property it drops the space before a plus or minus that follows a
 * bracket, and `calc(var(--a)- 2px)` is no value. Mantine's inputs have room for what stands inside them by such a one.
 */
export const minifyCss: Minify = async (...args) => {
  const result = await cssMinify(...args);
  return { ...result, code: String(result.code).replaceAll(/\)([-+]) /g, ') $1 ') };
};
