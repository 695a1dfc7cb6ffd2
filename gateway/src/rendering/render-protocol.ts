import type { Visit } from 'federation';

/** A public page as rendered by the server module of the live shell (shell/src/server). */
export type RenderedPage = {
  title: string;
  head: string;
  html: string;
  /** JSON of the hydration state. */
  served: string;
  /** Marks the place of the document's nonce in `html`. It is random, so content cannot contain it. */
  noncePlaceholder: string;
};

/** A server module of a release. */
export type ServerModule = { name: string; version: string; file: string; integrity: string };

export type RenderRequest = {
  id: number;
  page: ServerModule;
  visit: Visit;
  url: string;
};

/** `rendered` is null when the content is not worth showing: the browser renders the page. */
export type RenderReply = { id: number; rendered: RenderedPage | null; failure?: string };

export type RendererOptions = { releases: string; backendUrl: string; publicOrigin: string; shell: ServerModule };
