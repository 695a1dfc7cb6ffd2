import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { mapStyle } from './map-style.ts';

/**
 * Serves `/map/style.json` and the coast. Unless a tile server is configured, the map loads nothing from other origins.
 */
export function serveMap(app: FastifyInstance, { mapTilesUrl, mapAttribution }: GatewayConfig): void {
  const style = JSON.stringify(mapStyle(mapTilesUrl, mapAttribution));
  const coast = readFile(new URL('./australia.json', import.meta.url), 'utf8');
  const json = 'application/json; charset=utf-8';
  app.get('/map/style.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type(json).send(style),
  );
  app.get('/map/australia.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type(json)
      .send(await coast),
  );
}
