import cssMinify from 'webpack/lib/css/cssMinify.js';

type Minify = (...args: Parameters<typeof cssMinify>) => ReturnType<typeof cssMinify>;

/**
 * Minifies CSS and repairs a fault of webpack's minifier. In custom properties, the minifier removes the space between
 * a closing bracket and a plus or minus. The result, such as `calc(var(--a)- 2px)`, is invalid. Mantine's inputs need
 * such values.
 */
export const minifyCss: Minify = async (...args) => {
  const result = await cssMinify(...args);
  return { ...result, code: String(result.code).replaceAll(/\)([-+]) /g, ') $1 ') };
};
