import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { compression } from '../compress.ts';
import type { GatewayConfig } from '../config.ts';
import { mapStyle, type VectorTiles } from './map-style.ts';
import { openTileArchive, type TileArchive } from './tile-archive.ts';

const ourFile = fileURLToPath(new URL('./australia.pmtiles', import.meta.url));
const tileType = 'application/vnd.mapbox-vector-tile';
const tileCompression = { ...compression, customTypes: /^application\/vnd\.mapbox-vector-tile$/ };

/**
 * Serves `/map/style.json` and the tiles of our own map, and those of `MAP_TILES_FILE`. Unless a tile server is
 * configured, the map loads nothing from other origins.
 * @throws Error when a file cannot be read or contains no vector tiles
 */
export async function serveMap(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  const { mapTilesUrl, mapTilesFile, mapAttribution } = config;
  const ours = await openTileArchive(ourFile);
  const streets = mapTilesFile === null ? null : await openStreets(mapTilesFile);
  const style = JSON.stringify(
    mapStyle({
      base: serveTiles(app, 'tiles', ours),
      streets: streets && serveTiles(app, 'streets', streets),
      tilesUrl: mapTilesUrl,
      attribution: mapAttribution,
    }),
  );
  app.get('/map/style.json', { compress: compression }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(style),
  );
}

async function openStreets(path: string): Promise<TileArchive> {
  return openTileArchive(path).catch((error: Error) => {
    throw new Error(
      `MAP_TILES_FILE: expected a PMTiles file with vector tiles, got "${path}". ${error.message} Correct it or leave it out.`,
      { cause: error },
    );
  });
}

type TileParameters = { hash: string; z: string; x: string; y: string };

/** Serves the tiles of a file. Their URL contains the hash of the file, so browsers keep them for a year. */
function serveTiles(app: FastifyInstance, folder: string, archive: TileArchive): VectorTiles {
  const { hash, minZoom, maxZoom, attribution } = archive;
  app.get<{ Params: TileParameters }>(
    `/map/${folder}/:hash/:z/:x/:y`,
    { compress: tileCompression },
    async (request, reply) => {
      const { z, x, y } = request.params;
      const zoom = numberOf(z);
      const column = numberOf(x);
      const row = numberOf(y);
      const isTile = zoom <= maxZoom && column < 2 ** zoom && row < 2 ** zoom;
      if (!isTile) return reply.callNotFound();
      const tile = await archive.tile(zoom, column, row);
      // A page that has been open since before a deployment still asks with the old hash.
      const isCurrent = request.params.hash === hash;
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
      return tile ? reply.type(tileType).send(tile) : reply.code(204).send();
    },
  );
  return { url: `/map/${folder}/${hash}/{z}/{x}/{y}`, minZoom, maxZoom, attribution };
}

const numberOf = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN);
