import { expect, it } from '@jest/globals';
import { dataset } from '../dataset/testing/full-dataset.ts';
import { gazetteer } from './gazetteer.ts';
import { homeBounds } from './home-bounds.ts';
import { openLandMap } from './testing/open-land-map.ts';

const steps = Array.from({ length: 9 }, (_, index) => index / 8);

it('knows land from sea and lakes', async () => {
  const isLand = await openLandMap();
  const [sydney, portPhillip, tasmanSea, lakeArgyle] = await Promise.all([
    isLand({ latitude: -33.87, longitude: 151.208 }),
    isLand({ latitude: -38.1, longitude: 144.9 }),
    isLand({ latitude: -38, longitude: 155 }),
    isLand({ latitude: -16.35, longitude: 128.75 }),
  ]);
  expect({ sydney, portPhillip, tasmanSea, lakeArgyle }).toEqual({
    sydney: true,
    portPhillip: false,
    tasmanSea: false,
    lakeArgyle: false,
  });
});

it('has the centres and homes of all suburbs on land', async () => {
  const isLand = await openLandMap();
  for (const place of gazetteer) {
    const { south, west, north, east } = homeBounds(place);
    const points = steps.flatMap((up) =>
      steps.map((right) => ({ latitude: south + (north - south) * up, longitude: west + (east - west) * right })),
    );
    const inWater = await Promise.all([place, ...points].map(async (point) => ((await isLand(point)) ? [] : [point])));
    expect([place.slug, inWater.flat()]).toEqual([place.slug, []]);
  }
});

it('has no listing in the water', async () => {
  const isLand = await openLandMap();
  for (const { suburb, latitude, longitude } of dataset.properties) {
    if (latitude == null || longitude == null) throw new Error(`Expected a position of a home in ${suburb}.`);
    const here = { latitude, longitude };
    expect([suburb, here, await isLand(here)]).toEqual([suburb, here, true]);
  }
});
