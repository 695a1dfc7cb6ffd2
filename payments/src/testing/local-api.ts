import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  text: string;
  headers: IncomingMessage['headers'];
};
export type ApiResponse = { status: number; body: object };

export type LocalApi = {
  url: string;
  /** The next POST is carried out, and its response is lost, `attempts` times. */
  loseNextResponse: (attempts?: number) => void;
  /** Forgets all idempotency keys. Providers do so after a day. */
  expireKeys: () => void;
  close: () => Promise<void>;
};

/**
 * Serves a provider's API on a free port. Repeats the response to a POST with a known idempotency key, as Stripe and
 * Zip do.
 */
export async function serveApi(respond: (request: ApiRequest) => ApiResponse): Promise<LocalApi> {
  const answered = new Map<string, ApiResponse>();
  let losses = 0;

  const server = createServer(async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    const text = (await buffer(incoming)).toString('utf8');
    const { method = 'GET', headers } = incoming;
    const key = method === 'POST' ? headers['idempotency-key'] : undefined;
    const known = answered.get(`${pathname} ${key}`);
    const response = known ?? respond({ method, path: pathname, query: searchParams, text, headers });
    if (key !== undefined) answered.set(`${pathname} ${key}`, response);
    if (losses > 0 && method === 'POST') {
      losses -= 1;
      outgoing.destroy();
    } else {
      send(outgoing, response);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    loseNextResponse: (attempts = 1) => {
      losses = attempts;
    },
    expireKeys: () => answered.clear(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function send(outgoing: ServerResponse, { status, body }: ApiResponse): void {
  // The requests must not reuse a connection that a lost response has closed.
  outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  outgoing.end(JSON.stringify(body));
}
