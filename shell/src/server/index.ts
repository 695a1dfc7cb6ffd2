/** The module the gateway draws public pages with; `dist/server/shell.….cjs` of a release. */
export { drawSite } from './draw-site.tsx';
export { provided } from './provided.ts';
