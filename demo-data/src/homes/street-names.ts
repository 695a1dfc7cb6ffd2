import type { Setting } from '../gazetteer/place.ts';
import type { Random } from '../random.ts';

const everywhere =
  'Albert Alfred Bay Bridge Campbell Chapel Church Clarence Darling Edward Elizabeth Fitzroy Franklin Gladstone Grey Hamilton Henry High Hope James King Lawson Macquarie Mill Napier Park Phillip Princes Queen Railway Regent Richmond Rose School Spring Station Stephen Union Victoria Walker Wellington William York'.split(
    ' ',
  );
const leafy =
  'Acacia Banksia Bottlebrush Casuarina Grevillea Jacaranda Lillypilly Magnolia Melaleuca Waratah Wattle Wisteria'.split(
    ' ',
  );
const byTheSea = 'Beach Boomerang Coral Dolphin Gannet Headland Jetty Ocean Pandanus Pelican Surf Tern'.split(' ');
const country =
  'Boundary Brumby Dairy Drovers Falls Ironbark Kurrajong Lagoon Magpie Millers Quarry Racecourse Ridge Saleyards Shearers Stringybark Vineyard Woolshed'.split(
    ' ',
  );
const north = 'Bougainvillea Cassia Frangipani Mango Palm Pandanus Poinciana Tamarind Trevally'.split(' ');
const goldfields = 'Argent Cobalt Galah Iodide Oxide Spinifex Sulphide Whistler'.split(' ');

const pools: Partial<Record<Setting, string[]>> = {
  beach: [...byTheSea, ...byTheSea, ...everywhere, ...leafy],
  tropics: [...north, ...north, ...byTheSea, ...everywhere],
  suburban: [...leafy, ...everywhere],
  hills: [...leafy, ...country, ...everywhere],
  wine: [...country, ...everywhere],
  farmland: country,
  outback: [...goldfields, ...everywhere],
};

export function streetName(random: Random, setting: Setting): string {
  const kind = ['wine', 'farmland'].includes(setting)
    ? random.pick(['Road', 'Road', 'Lane', 'Street'])
    : random.weighted([
        ['Street', 9],
        ['Road', 3],
        ['Avenue', 3],
        ['Parade', 1],
        ['Crescent', setting === 'suburban' ? 2 : 0.3],
        ['Court', setting === 'suburban' ? 1.5 : 0],
        ['Place', 0.7],
        ['Lane', setting === 'inner' ? 1 : 0.2],
      ]);
  return `${random.pick(pools[setting] ?? everywhere)} ${kind}`;
}
