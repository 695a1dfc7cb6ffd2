/** The module with which the gateway renders public pages: `dist/server/shell.….cjs` of a release. */
export { renderSite } from './render-site.tsx';
export { shareScope } from './share-scope.ts';
