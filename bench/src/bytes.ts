import { startSite } from 'site/testing';
import type { Benchmark, Figure } from './benchmark.ts';
import { firstVisit, type Transfer } from './browser/first-visit.ts';
import { launchBrowser } from './browser/launch.ts';

const path = '/search/lease/residential';
const ownRemote = 'remote-listings';

export const benchmark: Benchmark = {
  about: `first visit of ${path}, empty cache, until the network is quiet; scripts and stylesheets in brotli 11`,
  async run(say) {
    const site = await startSite();
    const browser = await launchBrowser();
    try {
      const visit = await firstVisit(browser, site.url + path);
      for (const { path: file, kind, bytes } of visit.filter(isNoImage)) say(`${kind.padEnd(10)} ${bytes} B  ${file}`);
      const sixth = await site.publishEdited('federation/template-remote', []);
      await site.promote(sixth);
      const withSixth = await firstVisit(browser, site.url + path);
      return [...figuresOf(visit), ...costOfSixth(visit, withSixth)];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

function figuresOf(visit: readonly Transfer[]): Figure[] {
  const count = (name: string, wanted: (one: Transfer) => boolean, limit: number): Figure => {
    return { name, value: visit.filter(wanted).length, unit: 'requests', limit };
  };
  return [
    { name: 'scripts and stylesheets', value: weight(visit.filter(isCode)) / 1000, unit: 'KB br', limit: 260 },
    { name: 'document', value: weight(visit.filter(isDocument)) / 1000, unit: 'KB br', limit: 14.6 },
    count('requests before images', isNoImage, 14),
    count('requests to remotes the page does not use', isForeign, 0),
    count('requests for a manifest', ({ path: file }) => file.includes('manifest'), 0),
  ];
}

function costOfSixth(without: readonly Transfer[], withSixth: readonly Transfer[]): Figure[] {
  const requests = (visit: readonly Transfer[]) => visit.filter(isNoImage).length;
  const document = (visit: readonly Transfer[]) => weight(visit.filter(isDocument));
  return [
    { name: 'a sixth remote costs', value: requests(withSixth) - requests(without), unit: 'requests', limit: 0 },
    {
      name: 'a sixth remote costs the document',
      value: document(withSixth) - document(without),
      unit: 'B br',
      limit: 60,
    },
  ];
}

const isCode = ({ kind }: Transfer) => kind === 'script' || kind === 'stylesheet';
const isDocument = ({ kind }: Transfer) => kind === 'document';
const isNoImage = ({ kind }: Transfer) => kind !== 'image';
const isForeign = ({ path: file }: Transfer) =>
  file.startsWith('/assets/remote-') && !file.startsWith(`/assets/${ownRemote}/`);

const weight = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
