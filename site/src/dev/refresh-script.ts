import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Returns an inline script that installs React's fast refresh. It must run before React loads. */
export function refreshScript(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('react-refresh'));
  const runtime = readFileSync(join(folder, 'cjs/react-refresh-runtime.development.js'), 'utf8');
  return `(()=>{const exports={},process={env:{NODE_ENV:'development'}};${runtime}
exports.injectIntoGlobalHook(window);window.verandahRefresh=exports})()`;
}
