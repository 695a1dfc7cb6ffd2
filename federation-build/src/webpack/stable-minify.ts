import MinimizerPlugin from 'minimizer-webpack-plugin';

type Minify = (...args: Parameters<typeof MinimizerPlugin.swcMinify>) => ReturnType<typeof MinimizerPlugin.swcMinify>;

/**
 * Minifies with swc so that the same sources give the same bytes on every machine. swc assigns short names by how often
 * each letter occurs in the code. webpack's provisional hashes in the code depend on the build folder and would change
 * these names. So they are replaced with placeholders while swc runs.
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

/** Returns a placeholder of the same length as a hash, so that the positions in source maps stay correct. */
function placeholder(index: number): string {
  return `hash_${String(index).padStart(5, '0')}`;
}
