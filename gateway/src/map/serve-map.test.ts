import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VectorTile } from '@mapbox/vector-tile';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { FastifyInstance } from 'fastify';
import { PbfReader } from 'pbf';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { writePmtiles } from './write-pmtiles.ts';

let folder: string;
let gateway: FastifyInstance;
const gatewayWith = (environment: Record<string, string>) =>
  createGateway(gatewayConfig({ VERANDAH_RELEASES: '/nowhere', BACKEND_URL: 'http://127.0.0.1:9', ...environment }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'map-'));
  gateway = await gatewayWith({});
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const style = async (of = gateway) => (await of.inject('/map/style.json')).json();
const tileUrl = async (z: number, longitude: number, latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
  const [pattern] = (await style()).sources.base.tiles;
  return pattern.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
};
const melbourne = [144.963, -37.814] as const;
async function layersAt(z: number) {
  const { rawPayload } = await gateway.inject(await tileUrl(z, ...melbourne));
  const { layers } = new VectorTile(new PbfReader(rawPayload));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => layer.feature(index).properties),
    ]),
  );
}

describe('our own map', () => {
  it('has a style that MapLibre accepts', async () => {
    expect(validateStyleMin(await style())).toEqual([]);
  });

  it('loads nothing from other origins and says where its data comes from', async () => {
    const { sources, glyphs, sprite } = await style();
    expect([glyphs, sprite]).toEqual([undefined, undefined]);
    expect(Object.keys(sources)).toEqual(['base']);
    expect(sources.base.tiles).toEqual([expect.stringMatching(/^\/map\/tiles\/[0-9a-f]{16}\/\{z\}\/\{x\}\/\{y\}$/)]);
    expect(sources.base.attribution).toContain('OpenStreetMap');
  });

  it('has land and the largest places on the whole country, and more names the closer it is', async () => {
    const country = await layersAt(3);
    expect(country.land?.length).toBeGreaterThan(0);
    expect(country.states?.map(({ name }) => name)).toContain('Victoria');
    expect(country.names).toContainEqual({ name: 'Melbourne', state: 'VIC', rank: 0 });
    expect(country.areas).toBeUndefined();
    const region = await layersAt(6);
    expect(region.names).toContainEqual({ name: 'Ballarat', state: 'VIC', rank: 1 });
    expect(region.names).not.toContainEqual(expect.objectContaining({ name: 'Fitzroy' }));
    expect(region.borders?.length).toBeGreaterThan(0);
  });

  it('has suburb areas, their names and water in a city', async () => {
    const city = await layersAt(9);
    expect(city.areas).toContainEqual({ name: 'Fitzroy', state: 'VIC', slugs: '|fitzroy-vic-3065|' });
    expect(city.names).toContainEqual({ name: 'Fitzroy', state: 'VIC', rank: 3 });
    expect(city.water?.length).toBeGreaterThan(0);
  });

  it('is compressed and cached for a year, while a page from before a deployment gets the new tiles', async () => {
    const url = await tileUrl(8, ...melbourne);
    const response = await gateway.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(response.rawPayload).length).toBeGreaterThan(response.rawPayload.length);
    const old = await gateway.inject(url.replace(/[0-9a-f]{16}/, '0000000000000000'));
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  });

  it('answers 204 on the open sea and 404 for what is no tile', async () => {
    expect((await gateway.inject(await tileUrl(9, 155, -40))).statusCode).toBe(204);
    const root = (await tileUrl(0, 0, 0)).replace('/0/0/0', '');
    for (const path of ['/0/0/1', '/10/0/0', '/-1/0/0', '/0/0/0.5', '/0/0/x']) {
      expect((await gateway.inject(root + path)).statusCode).toBe(404);
    }
  });
});

describe('a file with streets', () => {
  const streets = () => join(folder, 'streets.pmtiles');

  it('is served like our own map and drawn below the names', async () => {
    const data = new Uint8Array([1, 2, 3]);
    await writeFile(streets(), writePmtiles([{ z: 0, x: 0, y: 0, data }], { attribution: '© Street mappers' }));
    const other = await gatewayWith({ MAP_TILES_FILE: streets() });
    const streetStyle = await style(other);
    expect(validateStyleMin(streetStyle)).toEqual([]);
    const { sources, layers } = streetStyle;
    expect(sources.streets).toMatchObject({ maxzoom: 0, attribution: '© Street mappers' });
    const [pattern] = sources.streets.tiles;
    const tile = await other.inject(pattern.replace('{z}/{x}/{y}', '0/0/0'));
    expect([...tile.rawPayload]).toEqual([1, 2, 3]);
    const ids = layers.map(({ id }: { id: string }) => id);
    expect(ids.indexOf('highways')).toBeLessThan(ids.indexOf('places'));
    await other.close();
  });

  it('stops the start when it is missing, no PMTiles file, or given beside a tile server', async () => {
    const file = join(folder, 'other.pmtiles');
    await expect(gatewayWith({ MAP_TILES_FILE: file })).rejects.toThrow(
      /^MAP_TILES_FILE: expected a PMTiles file with vector tiles, got ".*other\.pmtiles"\. .*no such file.*Correct it/,
    );
    await writeFile(file, 'x'.repeat(200));
    await expect(gatewayWith({ MAP_TILES_FILE: file })).rejects.toThrow(/MAP_TILES_FILE: expected a PMTiles file/);
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(() => gatewayConfig({ MAP_TILES_FILE: file, MAP_TILES_URL: tiles })).toThrow(
      /MAP_TILES_FILE: expected none, because MAP_TILES_URL is set/,
    );
  });
});
