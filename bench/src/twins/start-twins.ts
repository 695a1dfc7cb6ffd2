import { join } from 'node:path';
import { createGateway } from 'gateway';
import { gatewayConfig } from 'gateway/config';
import { freePorts, type RunningSite, startSite } from 'site/testing';
import { idealSite } from './ideal.ts';
import { monolithStore } from './monolith-store.ts';

/** The sites that are compared. All of them run at the same time and use one backend. */
export type Twins = {
  /** The running federated site with all its servers. */
  site: RunningSite;
  /** URL of the site as it is released. */
  federated: string;
  /** URL of the same pages built together, without federation. */
  monolith: string;
  /** URL of a site with the same HTML, but without scripts. */
  ideal: string;
  backendUrl: string;
  /** The release stores of both sites. */
  stores: { federated: string; monolith: string };
  /** The paths of the two public pages. */
  pages: { search: string; listing: string };
  stop: () => Promise<void>;
};

export async function startTwins(say: (line: string) => void): Promise<Twins> {
  const site = await startSite({ APP_LOG_SERVICE_URL: 'none' });
  const { backendUrl } = site;
  const [monolithPort = 0, idealPort = 0] = await freePorts(2);
  const started: (() => Promise<unknown>)[] = [site.stop];
  const stop = async () => {
    for (const close of started.splice(0).reverse()) await close();
  };
  try {
    const releases = await monolithStore(say);
    const monolith = await createGateway(
      gatewayConfig({
        VERANDAH_RELEASES: releases,
        RELEASE_TRUSTED_KEYS_FILE: join(releases, '../trusted-keys.pem'),
        BACKEND_URL: backendUrl,
        APP_LOG_SERVICE_URL: 'none',
      }),
    );
    started.push(() => monolith.close());
    await monolith.listen({ port: monolithPort, host: 'localhost' });
    const ideal = idealSite(site.url);
    started.push(() => ideal.close());
    await ideal.listen({ port: idealPort, host: 'localhost' });
    const twins: Twins = {
      site,
      federated: site.url,
      monolith: `http://localhost:${monolithPort}`,
      ideal: `http://localhost:${idealPort}`,
      backendUrl,
      stores: { federated: join(site.dataFolder, 'releases'), monolith: releases },
      pages: { search: '/search/lease/residential', listing: await firstListing(site.url) },
      stop,
    };
    for (const origin of [twins.federated, twins.monolith]) {
      for (const path of Object.values(twins.pages)) await waitForRenderer(origin + path);
    }
    return twins;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the path of the first search result. */
async function firstListing(url: string): Promise<string> {
  const response = await fetch(`${url}/api/listings/search?listingType=lease&propertyType=residential`);
  const id = /"@id":"\/api(\/listings\/[0-9a-f-]{36})"/.exec(await response.text())?.[1];
  if (!id) throw new Error('the search found no listing');
  return id;
}

/** Waits until the gateway's renderer has started, because until then the gateway sends pages without content. */
export async function waitForRenderer(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const text = await (await fetch(url)).text();
    if (text.includes('id="hydration-state"')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not come as content`);
}
