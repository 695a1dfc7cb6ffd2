export type { PageModule } from '../standalone/page-module.ts';
export { type PageBackend, type PageUser, type RenderPageOptions, renderPage } from './render-page.tsx';
