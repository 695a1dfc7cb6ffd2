/** How long a result is cached, so that crawlers and bursts cost the backend one request. */
const lifetimeMs = 5_000;
const maxEntries = 5_000;

/** Checks whether a public page's object exists. True when the backend fails: the page then shows the failure. */
export class ResourceStatus {
  #backendUrl: string;
  #cache = new Map<string, { isMissing: Promise<boolean>; expiresAt: number }>();

  constructor(backendUrl: string) {
    this.#backendUrl = backendUrl;
  }

  isMissing(pattern: string, params: Record<string, string>): Promise<boolean> {
    const path = pattern.replaceAll(/:([a-zA-Z]+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
    const cached = this.#cache.get(path);
    if (cached && cached.expiresAt > performance.now()) return cached.isMissing;
    if (this.#cache.size >= maxEntries) this.#cache.clear();
    const isMissing = this.#fetchIsMissing(path);
    this.#cache.set(path, { isMissing, expiresAt: performance.now() + lifetimeMs });
    return isMissing;
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
