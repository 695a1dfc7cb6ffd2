import type { testBackend } from 'backend/testing';

type TestBackend = Awaited<ReturnType<typeof testBackend>>;
/** Settings that differ from those of other tests, such as `operators`. */
type Settings = Parameters<typeof testBackend>[0];
type TestUser = Parameters<TestBackend['signInAs']>[0];

export type InProcessBackend = {
  /** Handles `/api/…` and `/auth/…` like the site's origin, for a visitor. */
  fetch: typeof globalThis.fetch;
  /** Handles the request of a signed-in user. */
  as: (user: TestUser) => Promise<typeof globalThis.fetch>;
  signInAs: TestBackend['signInAs'];
  database: TestBackend['database'];
  /** Builders of rows: `insert.order({ ownerId })`. */
  insert: TestBackend['insert'];
  inject: TestBackend['inject'];
  /** Returns the token of the unsubscribe link in a mail. */
  unsubscribeToken: TestBackend['unsubscribeToken'];
  /** Delivers due mail and returns all sent mails, oldest first. */
  mails: TestBackend['mails'];
  /** The payment providers, whose results a test decides. */
  ledgers: TestBackend['ledgers'];
  /** Returns the text of each page of a PDF. */
  readPdf: TestBackend['readPdf'];
  /** Supplies a fillable form of a state for tenancy agreements, as an operator does. */
  supplyOfficialForm: TestBackend['supplyOfficialForm'];
  close: () => Promise<void>;
};

/**
 * Starts the real backend on a database of its own, without a socket. In page tests it runs outside of jsdom:
 * jest/browser-environment.mjs provides access.
 */
export async function inProcessBackend(settings: Settings = {}): Promise<InProcessBackend> {
  const backend = await openBackend(settings);
  const fetchWith =
    (own: Record<string, string>): typeof globalThis.fetch =>
    async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://localhost'), init);
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const body = Buffer.from(await request.arrayBuffer());
      const response = await backend.inject({
        method: request.method as 'GET',
        url: url.pathname + url.search,
        headers: { host: url.host, ...own, ...Object.fromEntries(request.headers) },
        ...(body.length > 0 ? { payload: body } : {}),
      });
      request.signal.throwIfAborted();
      return new Response(hasEmptyBody(response.statusCode) ? null : new Uint8Array(response.rawPayload), {
        status: response.statusCode,
        headers: headerPairs(response.headers),
      });
    };
  return {
    fetch: fetchWith({}),
    as: async (user) => fetchWith(await backend.signInAs(user)),
    signInAs: backend.signInAs,
    unsubscribeToken: backend.unsubscribeToken,
    database: backend.database,
    insert: backend.insert,
    inject: backend.inject,
    mails: backend.mails,
    ledgers: backend.ledgers,
    readPdf: backend.readPdf,
    supplyOfficialForm: backend.supplyOfficialForm,
    close: backend.close,
  };
}

async function openBackend(settings: Settings): Promise<TestBackend> {
  const lent: unknown = Reflect.get(globalThis, Symbol.for('verandah.testBackend'));
  if (typeof lent === 'function') return lent(settings);
  const entryPoint = await import('backend/testing');
  return entryPoint.testBackend(settings);
}

function hasEmptyBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

function headerPairs(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((one) => [name, String(one)]) : value === undefined ? [] : [[name, String(value)]],
  );
}
