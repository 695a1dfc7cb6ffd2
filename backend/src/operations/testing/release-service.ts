import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const releaseServiceKey = 'a-key-of-the-release-service-in-tests';

/** What is live when nothing is live. */
export const noReleases = { build: null, releases: [], canary: null, quarantines: [], log: [], problems: [] };

export type FakeReleaseService = {
  url: string;
  /** The next replies, by method. Undefined never replies. */
  replies: Record<string, { status: number; body: unknown } | undefined>;
  /** All but those for the pages. */
  requests: { method: string; url: string; authorization: string | undefined; body: unknown }[];
  close: () => void;
};

/** Starts a release service whose replies a test chooses. By default it reads that nothing is live and changes all. */
export async function fakeReleaseService(): Promise<FakeReleaseService> {
  const requests: FakeReleaseService['requests'] = [];
  const replies: FakeReleaseService['replies'] = {
    GET: { status: 200, body: noReleases },
    POST: { status: 200, body: { build: 'b2', canary: null } },
  };
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const sent = await text(request);
    // Each backend asks for the pages when it starts, and later once a minute.
    if (url !== '/pages')
      requests.push({ method, url, authorization: headers.authorization, body: sent === '' ? null : JSON.parse(sent) });
    const reply = replies[method];
    if (reply) response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, replies, requests, close };
}
