import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Canary, LiveRelease, OperatedReleases } from 'shared-contract/operations/releases';

type Releases = Omit<OperatedReleases, '@id' | '@type'>;

/** A release service whose responses a test chooses. */
export type ReleaseService = {
  url: string;
  /** The response to the next reads. */
  releases: Releases;
  /** The response to the next change. */
  outcome: { status: number; body: unknown };
  /** The changes that it was asked for. */
  changes: unknown[];
  close: () => Promise<unknown>;
};

/** Starts a release service on a free port. It does not check the key. */
export async function startReleaseService(releases: Releases): Promise<ReleaseService> {
  const service = {
    url: '',
    releases,
    outcome: { status: 200, body: { build: 'b2', canary: null } as unknown },
    changes: [],
  };
  const changes: unknown[] = service.changes;
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') changes.push(await json(request));
    const { status, body } = request.method === 'POST' ? service.outcome : { status: 200, body: service.releases };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(service, { close: () => new Promise((resolve) => server.close(resolve)) });
}

/** A live release without anything remarkable. */
export function aRelease(facts: Partial<LiveRelease> & Pick<LiveRelease, 'name'>): LiveRelease {
  return {
    version: '1.0.0',
    commit: '0123456789abcdef0123456789abcdef01234567',
    since: '2026-11-20T01:30:00Z',
    by: 'Mia Chen',
    ciRun: null,
    owner: { team: 'Checkout', support: 'checkout@verandah.example' },
    before: [],
    opened: 0,
    failed: 0,
    renderTimes: [],
    ...facts,
  };
}

/** A canary of one release, whose share does not change. */
export function aCanary(facts: Partial<Canary> = {}): Canary {
  return {
    releases: [{ release: 'remote-listings@2.0.0', opened: 40, failed: 4 }],
    percent: 5,
    steps: [{ percent: 5, from: '2026-11-21T03:00:00Z', by: 'Mia Chen' }],
    problem: null,
    ...facts,
  };
}
