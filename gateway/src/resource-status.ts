/** How long an answer about a resource's existence is good for: crawlers and bursts cost the backend one look. */
const lifetimeMs = 5_000;
const mostRemembered = 5_000;

/** Asks the backend whether the object of a public page is there; a backend in trouble counts as "there", the page will say so itself. */
export class ResourceStatus {
  #backendUrl: string;
  #known = new Map<string, { missing: Promise<boolean>; until: number }>();

  constructor(backendUrl: string) {
    this.#backendUrl = backendUrl;
  }

  isMissing(pattern: string, params: Record<string, string>): Promise<boolean> {
    const path = pattern.replaceAll(/:([a-zA-Z]+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
    const known = this.#known.get(path);
    if (known && known.until > performance.now()) return known.missing;
    if (this.#known.size >= mostRemembered) this.#known.clear();
    const missing = this.#ask(path);
    this.#known.set(path, { missing, until: performance.now() + lifetimeMs });
    return missing;
  }

  async #ask(path: string): Promise<boolean> {
    try {
      const answer = await fetch(this.#backendUrl + path, { method: 'HEAD', signal: AbortSignal.timeout(2_000) });
      return answer.status === 404;
    } catch {
      return false;
    }
  }
}
