import type { Browser } from '@playwright/test';
import type { Build, RemoteRelease } from 'federation';
import type { Benchmark, Figure } from '../benchmark.ts';
import { firstVisit } from '../browser/visit.ts';
import { type Twins, waitForRenderer } from '../twins/start-twins.ts';
import { withBuild } from '../twins/with-build.ts';

const counts = [1, 10, 50] as const;

type Seen = { requests: number; document: number; header: number };

export const benchmark: Benchmark = {
  about:
    'first visit of the search page with 1, 10 and 50 further remotes registered, each with a page table of its own and never opened: requests, the document as served (brotli 5), and the policy’s header. Exact but for the nonce (± 10 B of the document).',
  async run({ say, twins, browser }) {
    const running = await twins();
    // This visit is not measured. The very first visit makes the server render pictures, which delays its requests.
    await firstVisit(await browser(), running.federated + running.pages.search, { throttled: false });
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
          name: `${count} further: document growth per remote`,
          value: (one.document - none.document) / count,
          unit: 'B br',
          limit: 60,
        },
        {
          name: `${count} further: policy header growth per remote`,
          value: (one.header - none.header) / count,
          unit: 'B',
        },
      ];
    });
  },
};

function withRemotes(running: Twins, browser: Browser, count: number): Promise<Seen> {
  const { search } = running.pages;
  const change = (live: Build): Build => {
    const remotes = { ...live.remotes, ...Object.fromEntries(stubs(live, count).map((stub) => [stub.name, stub])) };
    return { ...live, id: `with-${count}`, remotes };
  };
  return withBuild(running, change, async (url, gateway) => {
    await waitForRenderer(url + search);
    const policy = (await fetch(url + search)).headers.get('content-security-policy') ?? '';
    const { asked } = await firstVisit(browser, url + search, { throttled: false });
    const document = await gateway.inject({ url: search, headers: { 'accept-encoding': 'br' } });
    return { requests: asked.length, document: document.rawPayload.length, header: policy.length };
  });
}

/**
 * Builds releases of small remotes with one protected page each. Each has a container global of its own: the gateway
 * leaves out a remote whose global belongs to another one.
 */
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
      container: { ...model.container, global: name.replaceAll('-', '_'), uniqueName: name },
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
