import type { Benchmark, Figure, Surroundings } from '../benchmark.ts';
import { processorsFor, type Work } from '../capacity/queue.ts';
import { type Costs, fromCdn, peakRate, type Request, requestsOfVisit, type Tier } from '../capacity/traffic.ts';
import { type ProcessorTime, processorTime } from '../process/processor-time.ts';
import { runLoadInProcess } from '../process/run-load.ts';
import { randomOf } from '../random.ts';
import { firstRenderFiles } from '../twins/first-render.ts';
import { browserHeaders, uncachedPrices } from '../twins/uncached-searches.ts';

const seconds = 6;
const sizes = [1_000, 100_000, 10_000_000];
const tiers: readonly Tier[] = ['gateway', 'backend', 'postgres'];
/** The 99th percentile that a tier may take at the busiest time, in milliseconds. */
const limit = 150;

export const benchmark: Benchmark = {
  about: `processor time of each kind of request, measured by sending it for ${seconds} s; and from these costs, with assumed visits (src/capacity/traffic.ts), the processors that each tier needs so that a simulated queue answers 99 % of its requests within ${limit} ms. Computed, not measured.`,
  async run(surroundings) {
    const costs = await measureCosts(surroundings);
    const figures: Figure[] = [];
    for (const [request, cost] of Object.entries(costs))
      for (const tier of tiers)
        figures.push({ name: `${request}: ${tier}`, value: cost[tier], unit: 'ms of processor' });
    for (const size of sizes) {
      const rate = peakRate(size);
      const visits = `${size.toLocaleString('en-AU')} visits a day`;
      figures.push({ name: `${visits}: busiest minutes`, value: rate, unit: 'visits per second' });
      for (const tier of tiers) {
        const { processors, p99 } = processorsFor(workOf(tier, costs, rate), limit, randomOf(21));
        figures.push({ name: `${visits}: ${tier}`, value: processors, unit: 'processors' });
        figures.push({ name: `${visits}: ${tier}, simulated p99`, value: p99, unit: 'ms' });
      }
    }
    return figures;
  },
};

/** The work of one tier behind a CDN. */
function workOf(tier: Tier, costs: Costs, visitsPerSecond: number): Work[] {
  return (Object.keys(costs) as Request[])
    .filter((request) => !fromCdn.includes(request) && costs[request][tier] > 0)
    .map((request) => ({
      perSecond: requestsOfVisit[request] * visitsPerSecond,
      milliseconds: costs[request][tier],
    }));
}

async function measureCosts({ say, twins }: Surroundings): Promise<Costs> {
  const { federated, backendUrl, pages, stores } = await twins();
  const [file] = await firstRenderFiles(stores.federated, 'remote-listings', 'search');
  const found = await (await fetch(`${backendUrl}/api/listings/search?listingType=lease`)).text();
  const listings = [...found.matchAll(/"@id":"(\/api\/listings\/[0-9a-f-]{36})"/g)].map(([, path = '']) => path);
  const pictures = [
    ...(await (await fetch(federated + pages.search)).text()).matchAll(/\/api\/pictures\/[\w./-]+\.avif/g),
  ];
  const query = 'listingType=lease&propertyType=residential';
  const searches = () => uncachedPrices(5_000).map((price) => `/api/listings/search?${query}&${price}`);
  /** Processor time of a request in all its processes. */
  const costOf = async (name: string, url: string, paths: string[]): Promise<ProcessorTime> => {
    await runLoadInProcess({ url, paths, headers: browserHeaders, connections: 2, seconds: 2 });
    const before = await processorTime();
    const { requestsPerSecond, failed } = await runLoadInProcess({
      url,
      paths,
      headers: browserHeaders,
      connections: 2,
      seconds,
    });
    const after = await processorTime();
    if (failed > 0) throw new Error(`${failed} requests of the kind "${name}" failed`);
    const requests = requestsPerSecond * seconds;
    const cost = {
      node: (after.node - before.node) / requests,
      postgres: (after.postgres - before.postgres) / requests,
    };
    say(`${name}: ${cost.node.toFixed(2)} ms in Node, ${cost.postgres.toFixed(2)} ms in PostgreSQL`);
    return cost;
  };
  const ofBackend = ({ node, postgres }: ProcessorTime) => ({ gateway: 0, backend: node, postgres });
  const ofGateway = ({ node }: ProcessorTime) => ({ gateway: node, backend: 0, postgres: 0 });
  const search = ofBackend(await costOf('search', backendUrl, searches()));
  const listing = ofBackend(await costOf('listing', backendUrl, listings));
  const picture = ofBackend(
    await costOf(
      'picture',
      backendUrl,
      pictures.map(([path]) => path),
    ),
  );
  const rendered = await costOf(
    'page',
    federated,
    uncachedPrices(5_000).map((price) => `${pages.search}?${price}`),
  );
  // The gateway asks the API once, whose cost is known.
  const throughGateway = ({ node }: ProcessorTime) => ({ ...search, gateway: Math.max(0, node - search.backend) });
  const passedOn = throughGateway(await costOf('search through the gateway', federated, searches()));
  return {
    page: throughGateway(rendered),
    'repeated page': ofGateway(await costOf('repeated page', federated, [pages.search])),
    search: passedOn,
    listing: { ...listing, gateway: passedOn.gateway },
    picture,
    asset: ofGateway(await costOf('asset', federated, [`/assets/${file?.file}`])),
  };
}
