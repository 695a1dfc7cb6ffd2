export type { PageModule } from 'federation-build/page-module';
export { loaderArguments } from './loader-arguments.ts';
export { type PageBackend, type PageUser, type RenderPageOptions, renderPage } from './render-page.tsx';
