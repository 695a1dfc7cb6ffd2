/** Entry point for the gateway, which renders public pages with it: `dist/server/shell.….cjs` of a release. */
export { renderSite } from './render-site.tsx';
export { shareScope } from './share-scope.ts';
