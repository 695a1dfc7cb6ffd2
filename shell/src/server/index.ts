/**
 * The shell's server module. The gateway loads it from `dist/server/shell.….cjs` of a release and renders public pages
 * with it.
 */
export { renderSite } from './render-site.tsx';
export { shareScope } from './share-scope.ts';
