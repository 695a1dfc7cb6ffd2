import type { Visit } from 'federation';

/** A public page that the live shell rendered (shell/src/server). */
export type RenderedPage = {
  title: string;
  head: string;
  html: string;
  /** As JSON text. */
  hydrationState: string;
  /**
   * The text in `html` that is replaced by the nonce of each document. It is random, so that no page can contain it by
   * chance.
   */
  noncePlaceholder: string;
};

/** A file of a release that renders pages in the gateway. */
export type ServerModule = { name: string; version: string; file: string; integrity: string };

export type RenderRequest = {
  id: number;
  page: ServerModule;
  visit: Visit;
  url: string;
};

/** `rendered` is null for a page that the browser renders instead. */
export type RenderResponse = { id: number; rendered: RenderedPage | null; failure?: string };

export type WorkerConfig = { releases: string; backendUrl: string; publicOrigin: string; shell: ServerModule };
