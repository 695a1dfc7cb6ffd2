import { describe, expect, it } from '@jest/globals';
import { boundsOf } from 'shared-contract/place/map-bounds';
import { everyListing } from 'shared-contract/search/listing-search';
import { boundsOfPlaces, circleAround, fitPadding, mapWindowFor, searchedBounds } from './map-geometry.ts';

const melbourne = { south: -37.85, west: 144.9, north: -37.75, east: 145.05 };

describe('the padding for pins', () => {
  it('leaves out what the buttons and the sheet with the results cover', () => {
    expect(fitPadding(600, { top: 52, bottom: 160 })).toEqual({ top: 76, bottom: 184, left: 48, right: 48 });
    expect(fitPadding(600, { top: 52, bottom: 0 })).toEqual({ top: 76, bottom: 48, left: 48, right: 48 });
  });

  it('leaves 120 px of a low map', () => {
    const { top, bottom } = fitPadding(250, { top: 52, bottom: 160 });
    expect(top + bottom).toBeCloseTo(130);
    expect(fitPadding(90, { top: 52, bottom: 160 })).toMatchObject({ top: 0, bottom: 0 });
  });
});

describe('the window of the map', () => {
  it('covers the visible area', () => {
    for (const zoom of [4, 8.7, 12, 16.9]) {
      const { bounds } = mapWindowFor(melbourne, zoom);
      expect(bounds.south).toBeLessThanOrEqual(melbourne.south);
      expect(bounds.west).toBeLessThanOrEqual(melbourne.west);
      expect(bounds.north).toBeGreaterThanOrEqual(melbourne.north);
      expect(bounds.east).toBeGreaterThanOrEqual(melbourne.east);
    }
  });

  it('stays the same after a small move, and halves its cells with each zoom level', () => {
    const moved = { south: -37.8502, west: 144.9002, north: -37.7502, east: 145.0502 };
    expect(mapWindowFor(moved, 12.4)).toEqual(mapWindowFor(melbourne, 12.1));
    expect(mapWindowFor(melbourne, 11).cell).toBeCloseTo(mapWindowFor(melbourne, 12).cell * 2, 4);
  });

  it('stays within the world', () => {
    const { bounds } = mapWindowFor({ south: -89.9, west: -179.9, north: 89.9, east: 179.9 }, 1);
    expect(bounds).toEqual({ south: -90, west: -180, north: 90, east: 180 });
  });
});

it('uses the bounds of the URL before its drawn area', () => {
  const area = [
    { latitude: -37.8, longitude: 144.9 },
    { latitude: -37.7, longitude: 145 },
    { latitude: -37.9, longitude: 145.1 },
  ];
  expect(searchedBounds({ ...everyListing, area })).toEqual({ south: -37.9, west: 144.9, north: -37.7, east: 145.1 });
  expect(searchedBounds({ ...everyListing, area, bounds: melbourne })).toBe(melbourne);
  expect(searchedBounds(everyListing)).toBeNull();
});

it('draws a circle that is round on the ground', () => {
  const box = boundsOf(circleAround({ latitude: -60, longitude: 145 }, 1));
  if (!box) throw new Error('Expected a box.');
  expect(box.north - box.south).toBeCloseTo(2 / 111.2, 5);
  expect(box.east - box.west).toBeCloseTo(4 / 111.2, 5);
});

it('shows the searched places when nothing matches', () => {
  const richmond = { bounds: { south: -37.8, west: 145, north: -37.8, east: 145 } };
  const innerWest = { bounds: { south: -38, west: 144, north: -37.9, east: 144.5 } };
  expect(boundsOfPlaces([richmond, innerWest], false)).toMatchObject({ south: -38.025, east: 145.025 });
  expect(boundsOfPlaces([], true)).toBeNull();
  const alone = boundsOfPlaces([richmond], false);
  expect(alone).toEqual({
    south: expect.closeTo(-37.825),
    west: 144.975,
    north: expect.closeTo(-37.775),
    east: 145.025,
  });
  expect(boundsOfPlaces([richmond], true)?.south).toBeLessThan(alone?.south ?? -90);
});
