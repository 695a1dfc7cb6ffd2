import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { keys, type Storage } from '../storage/storage.ts';

/** A position in a released file: `/assets/remote-checkout/order.3c4d.js:1:2345`, with or without origin and query. */
const position = /(?:https?:\/\/[^\s/()]+)?\/assets\/([\w-]+)\/([^\s:?()]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/**
 * Replaces positions in released files by positions in the source, with the source maps that each release stores.
 * @param text a stack, or a log entry that contains one, with line breaks or `\n`
 * @returns the text; positions without a stored map do not change
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
    // Stacks count columns from 1, source maps from 0.
    const original = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (original.source === null) return unresolved;
    const symbol = original.name ? ` [${original.name}]` : '';
    return `${original.source}:${original.line}:${original.column + 1}${symbol}`;
  });
}

/**
 * Takes the map of any version that contains the file. Equal names mean equal content, because names contain a hash.
 */
async function findMap(storage: Storage, name: string, file: string): Promise<TraceMap | null> {
  const key = (await storage.keys(keys.releases(name))).find((one) => one.endsWith(`/maps/${file}.map`));
  const stored = key === undefined ? undefined : await storage.read(key);
  return stored ? new TraceMap(stored.bytes.toString()) : null;
}
