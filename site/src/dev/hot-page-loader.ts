import { basename } from 'node:path';
import type { LoaderContext } from 'webpack';

/**
 * Puts a module before a page file. It is what the shell loads, it stays when the page changes, and its functions call
 * those of the latest version. Fast refresh needs it: it accepts only files that export nothing but components, but a
 * page also exports `loader` and `title`, and the shell keeps the functions that it got first.
 */
export default function hotPageLoader(this: Pick<LoaderContext<object>, 'resourcePath'>): string {
  const page = JSON.stringify(`./${basename(this.resourcePath)}?page`);
  return `import * as page from ${page};
const exported = Object.keys(page).join();
const latest = (name) => typeof page[name] === 'function' ? (...values) => page[name](...values) : page[name];
export * from ${page};
export const loader = latest('loader');
export const title = latest('title');
const reload = () => window.location.reload();
import.meta.webpackHot.accept(${page}, () => {
  if (Object.keys(page).join() === exported) window.verandahRefresh.performReactRefresh();
  else reload();
}, reload);
`;
}
