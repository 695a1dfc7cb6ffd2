import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { keysIn, type Storage } from 'storage';
import { keys } from '../store-keys.ts';

/**
 * Matches a position in a released file, such as `/assets/remote-checkout/order.3c4d.js:1:2345`. The path may have an
 * origin before it and a query after it.
 */
const position = /(?:https?:\/\/[^\s/()]+)?\/assets\/([\w-]+)\/([^\s:?()]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/**
 * Replaces the positions of released files in a stack trace by positions in the source code. Uses the source maps that
 * are stored with each release.
 * @param text a stack trace, or a log entry that contains one, with real or escaped line breaks
 * @returns the text; a position without a stored source map remains unchanged
 */
export async function resolveStack(storage: Storage, text: string): Promise<string> {
  const stack = text.replaceAll('\\n', '\n');
  const maps = new Map<string, TraceMap | null>();
  for (const [, name = '', file = ''] of stack.matchAll(position)) {
    const key = `${name}/${file}`;
    if (!maps.has(key)) maps.set(key, await findMap(storage, name, file));
  }
  return stack.replace(position, (unresolved: string, name: string, file: string, line: string, column: string) => {
    const map = maps.get(`${name}/${file}`);
    if (!map) return unresolved;
    // A stack trace counts columns from 1, a source map from 0.
    const original = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (original.source === null) return unresolved;
    const symbol = original.name ? ` [${original.name}]` : '';
    return `${original.source}:${original.line}:${original.column + 1}${symbol}`;
  });
}

/**
 * Returns the source map of a file, from any version of the package that contains the file. File names contain a hash
 * of the content, so files with the same name are identical.
 */
async function findMap(storage: Storage, name: string, file: string): Promise<TraceMap | null> {
  const key = (await keysIn(storage, keys.releases(name))).find((one) => one.endsWith(`/maps/${file}.map`));
  const stored = key === undefined ? undefined : await storage.read(key);
  return stored ? new TraceMap(stored.bytes.toString()) : null;
}
