import type { Visit } from 'federation';

/** A public page as the shell of the live build drew it: shell/src/server. */
export type DrawnPage = {
  title: string;
  head: string;
  html: string;
  /** JSON. */
  served: string;
  /** Stands in `html` where the document's nonce belongs; nobody can guess it. */
  noncePlaceholder: string;
};

/** A module that a release brings for the gateway. */
export type ServerModule = { name: string; version: string; file: string; integrity: string };

export type DrawingOrder = {
  id: number;
  page: ServerModule;
  visit: Visit;
  url: string;
};

/** Null: not worth showing, the browser draws it. */
export type DrawingAnswer = { id: number; drawn: DrawnPage | null; failure?: string };

export type WorkerFacts = { releases: string; backendUrl: string; publicOrigin: string; shell: ServerModule };
