import { readFile } from 'node:fs/promises';
import { type AustralianState, suburbSlug } from 'shared-contract/place/suburb';
import * as z from 'zod/mini';

/** A suburb or locality. The map names it, and its surroundings become its area. */
export type Locality = {
  name: string;
  state: AustralianState;
  /** Its slugs in the site's gazetteer, one for each postcode. */
  slugs: string[];
  latitude: number;
  longitude: number;
  /** How early the map names it: 0 for a capital city, 3 for a suburb or village. */
  rank: number;
};

const states = ['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'] as const;
const rows = z.array(
  z.object({
    postcode: z.string(),
    locality: z.string(),
    state: z.string(),
    type: z.string(),
    lat: z.number(),
    long: z.number(),
    Lat_precise: z.number(),
    Long_precise: z.number(),
    sa3name: z.string(),
    sa4name: z.string(),
  }),
);
type Row = z.infer<typeof rows>[number];

const capitals = new Set(
  ['Sydney 2000', 'Canberra 2600', 'Melbourne 3000', 'Brisbane 4000', 'Adelaide 5000', 'Perth 6000'].concat([
    'Hobart 7000',
    'Darwin 0800',
  ]),
);
const suburbs = z.array(
  z.object({
    name: z.string(),
    state: z.enum(states),
    postcode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
);
/** Two localities of a state with the same name are one when they are at most this many degrees apart. */
const sameDegrees = 0.12;

/**
 * Reads the suburbs of the site and all others of the postcode file. Leaves out post boxes, and unofficial names inside
 * other suburbs.
 * @param ownFile the suburbs of the site, whose centres are exact
 */
export async function readLocalities(ownFile: string, postcodeFile: string): Promise<Locality[]> {
  const own = suburbs.parse(JSON.parse(await readFile(ownFile, 'utf8')));
  const known = new Map<string, Locality[]>();
  const taken = new Set<string>();
  const add = (one: Locality): void => {
    const key = nameKey(one.name, one.state);
    known.set(key, [...(known.get(key) ?? []), one]);
    taken.add(centreKey(one));
  };
  for (const { postcode, ...one } of own) {
    add({ ...one, name: mapName(one.name), slugs: [suburbSlug(one.name, one.state, postcode)], rank: 3 });
  }
  for (const row of rows.parse(JSON.parse(await readFile(postcodeFile, 'utf8')))) {
    const state = states.find((one) => one === row.state);
    // The file gives places in the Northern Territory no type.
    if (!state || (row.type !== 'Delivery Area' && !(state === 'NT' && row.type === ''))) continue;
    const name = titleCase(row.locality);
    const slug = suburbSlug(name, state, row.postcode);
    const precise = { latitude: row.Lat_precise || row.lat, longitude: row.Long_precise || row.long };
    const rank = rankOf(mapName(name), row);
    const same = (known.get(nameKey(name, state)) ?? []).find((one) => isNear(one, precise));
    if (same) {
      if (!same.slugs.includes(slug)) same.slugs.push(slug);
      same.rank = Math.min(same.rank, rank);
      continue;
    }
    if (isPartOf(name, row.postcode, [...known.values()].flat())) continue;
    // Some suburbs have the precise centre of a neighbour.
    const centre = [precise, { latitude: row.lat, longitude: row.long }].find((one) => !taken.has(centreKey(one)));
    if (centre) add({ name: rank < 3 ? mapName(name) : name, state, slugs: [slug], ...centre, rank });
  }
  return [...known.values()].flat();
}

/** The map says Cairns where mail says Cairns City. */
const mapName = (name: string) => name.replace(/ City$/, '');
const nameKey = (name: string, state: string) => `${mapName(name)}/${state}`;

/** Returns true for names such as Richmond North, a part of Richmond with the same postcode. */
function isPartOf(name: string, postcode: string, all: readonly Locality[]): boolean {
  const whole = /^(.+) (?:North|South|East|West)$/.exec(name)?.[1];
  return all.some((one) => one.name === whole && one.slugs.some((slug) => slug.endsWith(`-${postcode}`)));
}

type Centre = { latitude: number; longitude: number };
const centreKey = ({ latitude, longitude }: Centre) => `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
const isNear = (a: Centre, b: Centre) =>
  Math.abs(a.latitude - b.latitude) < sameDegrees && Math.abs(a.longitude - b.longitude) < sameDegrees;

/**
 * Returns how important a place is. The file has no populations, so a town counts for more when the Bureau of
 * Statistics named a region after it.
 */
function rankOf(name: string, { postcode, sa3name, sa4name }: Row): number {
  if (capitals.has(`${name} ${postcode}`)) return 0;
  const isIn = (region: string) => region.split(/ - | and |, | exc\. /).includes(name);
  const isMetropolitan = /^(?:Sydney|Melbourne|Brisbane|Adelaide|Perth|Hobart|Darwin|Australian Capital)/.test(sa4name);
  if (isIn(sa4name)) return isMetropolitan ? 2 : 1;
  if (isIn(sa3name)) return isMetropolitan ? 3 : 1;
  return 3;
}

/** Returns `MCMAHONS POINT` as `McMahons Point`. */
function titleCase(name: string): string {
  const text = name.trim();
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replaceAll(/(^|[\s(/-])(mc|o['’]|d['’])?([a-z])/g, (_all, before: string, prefix = '', letter: string) => {
      return before + prefix.charAt(0).toUpperCase() + prefix.slice(1) + letter.toUpperCase();
    })
    .replaceAll(/ (?:Of|The|On|And|In) /g, (word) => word.toLowerCase());
}
