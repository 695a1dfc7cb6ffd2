import MinimizerPlugin from 'minimizer-webpack-plugin';

type Minify = (...args: Parameters<typeof MinimizerPlugin.swcMinify>) => ReturnType<typeof MinimizerPlugin.swcMinify>;

/**
 * swc's minifier, shown no hashes. Webpack writes provisional ones, which depend on the folder it builds in, and replaces them at
 * the end; swc chooses short names by how often a letter occurs, in hashes too. Hidden from it, the same sources give the same
 * bytes everywhere.
 */
export const stableMinify: Minify = async (input, ...rest) => {
  const hashes: string[] = [];
  const hidden = Object.fromEntries(
    Object.entries(input).map(([file, code]) => [
      file,
      String(code).replaceAll(/(?<=["'`.])[0-9a-f]{10}(?=["'`.])/g, (hash) => placeholder(hashes.push(hash) - 1)),
    ]),
  );
  const result = await MinimizerPlugin.swcMinify(hidden, ...rest);
  const found = (text: string) => hashes[Number(text.slice('hash_'.length))] ?? text;
  return { ...result, code: String(result.code).replaceAll(/hash_\d{5}/g, found) };
};

/** As long as a hash, so that source maps stay right. */
function placeholder(index: number): string {
  return `hash_${String(index).padStart(5, '0')}`;
}
