import type { BrowserContext, Page, Request, Response } from '@playwright/test';

type Seen = { where: string; text: string };

/**
 * Collects every session secret that the browser receives (access tokens, refresh tokens, HttpOnly cookies) and records
 * the content of every place that must not contain one: addresses, referrers, HTML, console output, storage, logs. The
 * comparison happens at the end, because a place may be recorded before the secret is known.
 */
export class SecretWatch {
  readonly secrets = new Map<string, string>();
  #seen: Seen[] = [];
  #reading = new Set<Promise<unknown>>();
  #contexts = new Set<BrowserContext>();

  watch(context: BrowserContext): void {
    this.#contexts.add(context);
    context.on('close', () => this.#contexts.delete(context));
    context.on('request', (request) => this.#seeRequest(request));
    context.on('response', (response) => this.#read(this.#seeResponse(context, response)));
    context.on('console', (message) => this.see('console', message.text()));
    context.on('weberror', (failure) => this.see('page error', String(failure.error().stack)));
    const close = context.close.bind(context);
    context.close = async (options) => {
      await this.#look(context);
      await close(options);
    };
  }

  see(where: string, text: string): void {
    this.#seen.push({ where, text });
  }

  /** Records the storage and the document of every open tab. */
  async look(): Promise<void> {
    await Promise.all([...this.#contexts].map((context) => this.#look(context)));
    await Promise.all(this.#reading);
  }

  /** Returns the place and kind of each leaked secret, never its value. Empty without leaks. */
  leaks(): string[] {
    const found = this.#seen.flatMap(({ where, text }) =>
      [...this.secrets]
        .filter(([value]) => text.includes(value) || text.includes(encodeURIComponent(value)))
        .map(([, name]) => `${name} in ${where}`),
    );
    return [...new Set(found)];
  }

  forget(): void {
    this.#seen = [];
  }

  #seeRequest(request: Request): void {
    this.see(`address ${pathOf(request.url())}`, request.url());
    this.see(`referer of ${pathOf(request.url())}`, request.headers().referer ?? '');
  }

  async #seeResponse(context: BrowserContext, response: Response): Promise<void> {
    const path = pathOf(response.url());
    const headers = await response.allHeaders();
    this.see(`redirect of ${path}`, headers.location ?? '');
    for (const line of (headers['set-cookie'] ?? '').split('\n')) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#learn(`cookie ${name}`, value);
    }
    if (path === '/api/auth/session' || path === '/api/auth/refresh-token') {
      const { tokens } = await response.json();
      this.#learn('access token', tokens?.accessToken);
      this.#learn('handle', tokens?.refreshToken);
    } else if (response.request().resourceType() === 'document') {
      // A test that signs in by requests receives cookies without an event, and a sign-out deletes them.
      await this.#seeCookies(context);
      this.see(`HTML of ${path}`, await response.text());
    }
  }

  async #seeCookies(context: BrowserContext): Promise<void> {
    for (const { name, value, httpOnly } of await context.cookies()) {
      if (httpOnly) this.#learn(`cookie ${name}`, value);
      else this.see(`readable cookie ${name}`, value);
    }
  }

  async #look(context: BrowserContext): Promise<void> {
    await this.#seeCookies(context);
    const { origins } = await context.storageState({ indexedDB: true });
    this.see('local storage or IndexedDB', JSON.stringify(origins));
    for (const page of context.pages()) this.see(`document of ${pathOf(page.url())}`, await contentOf(page));
  }

  #learn(name: string, value: unknown): void {
    // A shorter value may occur in any text by chance. The login service's interaction id is part of its URLs, and the
    // token of a preview is its link, but neither authenticates a user.
    const isSecret =
      typeof value === 'string' &&
      value.length >= 16 &&
      !/^cookie (?:identity-(?:interaction|resume)|verandah-preview)/.test(name);
    if (isSecret) this.secrets.set(value, name);
  }

  #read(reading: Promise<unknown>): void {
    // Ignores a failure, because a response cannot be read after the page has been left.
    const settled = reading.catch(() => {}).finally(() => this.#reading.delete(settled));
    this.#reading.add(settled);
  }
}

/** Returns what a script of the page could read in this tab: session storage, history state, window name and HTML. */
function contentOf(page: Page): Promise<string> {
  const read = () =>
    [
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      name,
      document.documentElement.outerHTML,
    ].join();
  return page.evaluate(read).catch(() => '');
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? url;
}
