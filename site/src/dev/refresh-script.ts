import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Script for the head of the HTML: fast refresh, hooked into the page before React arrives. */
export function refreshScript(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('react-refresh'));
  const runtime = readFileSync(join(folder, 'cjs/react-refresh-runtime.development.js'), 'utf8');
  return `(()=>{const exports={},process={env:{NODE_ENV:'development'}};${runtime}
exports.injectIntoGlobalHook(window);window.verandahRefresh=exports})()`;
}
