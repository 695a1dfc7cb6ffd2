import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Build, RemoteRelease } from 'federation';
import { createGateway } from 'gateway';
import { gatewayConfig } from 'gateway/config';
import type { Benchmark, Figure } from '../benchmark.ts';
import { firstVisit } from '../browser/visit.ts';
import { readLiveBuild } from '../twins/live-build.ts';
import { drawn, freePorts, type Twins } from '../twins/start-twins.ts';

const counts = [1, 10, 50] as const;

type Seen = { requests: number; document: number; header: number };

export const benchmark: Benchmark = {
  about:
    'first visit of the search page with 1, 10 and 50 further remotes registered, each with a page table of its own and in nobody’s use: requests, the document as served (brotli 5), and the policy’s header. Exact but for the nonce (± 10 B of the document).',
  async run({ say, twins, browser }) {
    const running = await twins();
    const seen: Seen[] = [];
    for (const count of [0, ...counts]) {
      const one = await withRemotes(running, await browser(), count);
      say(`${count} further remotes: ${one.requests} requests, document ${one.document} B, policy ${one.header} B`);
      seen.push(one);
    }
    const [none] = seen;
    if (!none) throw new Error('nothing was seen');
    return counts.flatMap((count, index): Figure[] => {
      const one = seen[index + 1] ?? none;
      return [
        { name: `${count} further: requests`, value: one.requests - none.requests, unit: 'requests', limit: 0 },
        {
          name: `${count} further: document, each`,
          value: (one.document - none.document) / count,
          unit: 'B br',
          limit: 60,
        },
        { name: `${count} further: policy header, each`, value: (one.header - none.header) / count, unit: 'B' },
      ];
    });
  },
};

/** A gateway of its own on the same assets, with a build that names more remotes. */
async function withRemotes({ stores, backendUrl, pages }: Twins, browser: Browser, count: number): Promise<Seen> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-nth-'));
  try {
    const live = await readLiveBuild(stores.federated);
    for (const part of ['assets', 'releases']) await symlink(join(stores.federated, part), join(folder, part));
    await cp(join(stores.federated, 'builds'), join(folder, 'builds'), { recursive: true });
    const remotes = { ...live.remotes, ...Object.fromEntries(stubs(live, count).map((stub) => [stub.name, stub])) };
    const build: Build = { ...live, id: `with-${count}`, remotes };
    await writeFile(join(folder, `builds/meta/${build.id}.json`), JSON.stringify(build));
    await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: build.id, createdAt: build.createdAt }));
    const [port = 0] = await freePorts(1);
    const gateway = await createGateway(
      gatewayConfig({ VERANDAH_RELEASES: folder, BACKEND_URL: backendUrl, APP_LOG_SERVICE_URL: 'none' }),
    );
    await gateway.listen({ port, host: 'localhost' });
    try {
      const url = `http://localhost:${port}${pages.search}`;
      await drawn(url);
      const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
      const { asked } = await firstVisit(browser, url, { throttled: false });
      const document = await gateway.inject({ url: pages.search, headers: { 'accept-encoding': 'br' } });
      return { requests: asked.length, document: document.rawPayload.length, header: policy.length };
    } finally {
      await gateway.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a release of a small remote says: two pages, one of them in the main navigation of those who are signed in. */
function stubs(live: Build, count: number): RemoteRelease[] {
  const [model] = Object.values(live.remotes);
  const [page] = model?.pages ?? [];
  if (!model || !page) throw new Error('no remote is live');
  return Array.from({ length: count }, (_, index) => {
    const name = `remote-area-${words[index % words.length]}-${index}`;
    const path = `/${name.slice('remote-'.length)}`;
    const pageName = 'overview';
    return {
      ...model,
      name,
      pages: [
        {
          ...page,
          path,
          page: pageName,
          access: 'protected',
          guards: [],
          title: 'Overview',
          resource: undefined,
          nav: undefined,
        },
      ],
      exposes: { [pageName]: { js: [], css: [], shared: [] } },
      server: undefined,
    };
  });
}

const words = ['inspection', 'insurance', 'maintenance', 'moving', 'strata', 'utility', 'auction', 'garden'];
