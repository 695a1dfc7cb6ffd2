import { expect, it } from '@jest/globals';
import { gazetteer } from 'demo-data/gazetteer';
import { createGateway } from 'gateway';
import { gatewayConfig } from 'gateway/config';

const zoom = 9;

it('has an area on the map around the centre of every suburb of the site', async () => {
  const gateway = await createGateway(
    gatewayConfig({ VERANDAH_RELEASES: '/nowhere', BACKEND_URL: 'http://127.0.0.1:9' }),
  );
  const [pattern] = (await gateway.inject('/map/style.json')).json().sources.base.tiles;
  const without: string[] = [];
  for (const { slug, latitude, longitude } of gazetteer) {
    const sine = Math.sin((latitude * Math.PI) / 180);
    const x = Math.floor(((longitude + 180) / 360) * 2 ** zoom);
    const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom);
    const tile = await gateway.inject(pattern.replace('{z}/{x}/{y}', `${zoom}/${x}/${y}`));
    if (!tile.rawPayload.includes(`|${slug}|`)) without.push(slug);
  }
  await gateway.close();
  expect(without).toEqual([]);
});
