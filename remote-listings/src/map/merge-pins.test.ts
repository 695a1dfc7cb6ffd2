import { describe, expect, it } from '@jest/globals';
import type { MapPin } from 'shared-contract/search/listing-map';
import { mergePins } from './merge-pins.ts';

const pin = (longitude: number, latitude: number, change: Partial<MapPin> = {}): MapPin => ({
  longitude,
  latitude,
  count: 1,
  listings: [`${longitude},${latitude}`],
  price: 1_250_000,
  ...change,
});

describe('pins whose labels overlap', () => {
  it('become one pin with all their listings, between them', () => {
    const merged = mergePins([pin(145, -37.8), pin(145.002, -37.8), pin(145.2, -37.8)], 12);
    expect(merged).toEqual([
      expect.objectContaining({ count: 2, listings: ['145,-37.8', '145.002,-37.8'], price: null }),
      pin(145.2, -37.8),
    ]);
    expect(merged[0]?.longitude).toBeCloseTo(145.001);
  });

  it('are apart at a higher zoom level', () => {
    expect(mergePins([pin(145, -37.8), pin(145.002, -37.8)], 17)).toHaveLength(2);
  });

  it('name no listings when they are too many for a card', () => {
    const many = pin(145, -37.8, { count: 40, listings: [] });
    expect(mergePins([pin(145.002, -37.8), many], 12)).toEqual([expect.objectContaining({ count: 41, listings: [] })]);
  });

  it('leave no overlap among many pins', () => {
    const pins = Array.from({ length: 300 }, (_, index) => pin(145 + (index % 20) / 400, -37.8 - index / 6_000));
    const merged = mergePins(pins, 12);
    expect(merged.reduce((sum, { count }) => sum + count, 0)).toBe(300);
    expect(mergePins(merged, 12)).toHaveLength(merged.length);
  });
});
