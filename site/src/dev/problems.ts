import type { IncomingMessage, ServerResponse } from 'node:http';

/** The path of the event stream of problems. */
export const problemsPath = '/hot/problems';

/**
 * The errors in the sources that are being developed, of webpack and of the type checker. Open pages receive them
 * through an event stream, now and after every change.
 */
export class Problems {
  readonly #texts = new Map<string, string>();
  readonly #pages = new Set<ServerResponse>();

  /**
   * @param source what found the problems, such as "types of remote-checkout"
   * @param text empty when there are none
   */
  set(source: string, text: string): void {
    if (text === '') this.#texts.delete(source);
    else this.#texts.set(source, text);
    for (const page of this.#pages) page.write(this.#event());
  }

  readonly middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== problemsPath) {
      next();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(this.#event());
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
  };

  close(): void {
    for (const page of this.#pages) page.end();
  }

  #event(): string {
    return `data: ${JSON.stringify([...this.#texts].map(([source, text]) => ({ source, text })))}\n\n`;
  }
}
