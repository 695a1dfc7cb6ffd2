// Not `import type`, which is missing in the types of the npm package.
import '@testing-library/jest-dom/jest-globals';

export type { PageModule } from 'federation-build/page-module';
export { loaderArguments } from './loader-arguments.ts';
export { type PageBackend, type PageUser, type RenderPageOptions, renderPage } from './render-page.tsx';
