import type { Visit } from 'federation';

/** A public page that the shell's server module rendered (shell/src/server). */
export type RenderedPage = {
  title: string;
  head: string;
  html: string;
  /** The data for hydration, as JSON text. */
  hydrationState: string;
  /**
   * A random text in `html`. The gateway replaces this text with the nonce of each response. No page contains the text
   * by chance, because it is random.
   */
  noncePlaceholder: string;
  /** Whether `html` contains the placeholder: only style elements do. */
  insertsStyles: boolean;
};

/** A file of a release that renders a page, or the shell, on the server. */
export type ServerModule = { name: string; version: string; file: string; integrity: string };

export type RenderRequest = {
  id: number;
  page: ServerModule;
  visit: Visit;
  url: string;
  /** The header of requests for the page's data, when traces are on. */
  traceparent?: string | undefined;
};

/**
 * `rendered` is null when the worker did not render the page. The browser then renders it. `isLate` means that the
 * worker has given up waiting for the page's data or components. `cpuMs` is the processor time of the rendering.
 */
export type RenderResponse = {
  id: number;
  rendered: RenderedPage | null;
  cpuMs?: number;
  failure?: string;
  isLate?: boolean;
};

/** `problem` is an error that a module threw after its page was rendered, or a rejection that it did not handle. */
export type WorkerMessage = RenderResponse | 'ready' | { problem: string };

export type WorkerConfig = { releases: string; backendUrl: string; publicOrigin: string; shell: ServerModule };
