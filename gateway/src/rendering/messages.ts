import type { Visit } from 'federation';

/** A public page as the shell of the live build rendered it (shell/src/server). */
export type RenderedPage = {
  title: string;
  head: string;
  html: string;
  /** JSON. */
  hydrationState: string;
  /** Marks the places in `html` for the nonce of the document; random, so that no page can contain it. */
  noncePlaceholder: string;
};

/** A module of a release for the gateway. */
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
