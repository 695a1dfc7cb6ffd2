import { LRUCache } from 'lru-cache';

/**
 * Asks the backend whether the object that a public page shows is missing. When the backend fails, `isMissing` returns
 * false. The browser then renders the page, which shows the failure.
 */
export class ResourceStatus {
  #backendUrl: string;
  /** The results by API path. The backend is asked at most once in 5 s per path, however many requests a page gets. */
  #cache = new LRUCache<string, boolean>({ max: 5_000, ttl: 5_000, fetchMethod: (path) => this.#fetchIsMissing(path) });

  constructor(backendUrl: string) {
    this.#backendUrl = backendUrl;
  }

  async isMissing(pattern: string, params: Record<string, string>): Promise<boolean> {
    const path = pattern.replaceAll(/:([a-zA-Z]+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
    return (await this.#cache.fetch(path)) ?? false;
  }

  async #fetchIsMissing(path: string): Promise<boolean> {
    try {
      const response = await fetch(this.#backendUrl + path, { method: 'HEAD', signal: AbortSignal.timeout(2_000) });
      return response.status === 404;
    } catch {
      return false;
    }
  }
}
