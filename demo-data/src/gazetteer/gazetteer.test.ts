import { describe, expect, it } from '@jest/globals';
import { gazetteer } from './gazetteer.ts';

/** Postcode ranges of street addresses, without those of post office boxes (V9). */
const streetPostcodes: Record<string, [number, number][]> = {
  NSW: [
    [2000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  ACT: [
    [2600, 2618],
    [2900, 2920],
  ],
  VIC: [[3000, 3999]],
  QLD: [[4000, 4999]],
  SA: [[5000, 5799]],
  WA: [[6000, 6797]],
  TAS: [[7000, 7799]],
  NT: [[800, 899]],
};
const acrossTheBorder = new Set(['barooga-nsw-3644']);

describe('the gazetteer', () => {
  it('has unique suburbs in all states and territories', () => {
    expect(gazetteer.length).toBeGreaterThanOrEqual(115);
    expect(new Set(gazetteer.map((place) => place.state)).size).toBe(8);
    expect(new Set(gazetteer.map((place) => place.slug)).size).toBe(gazetteer.length);
  });

  it('has postcodes that belong to their state, except a border town (V9)', () => {
    for (const { slug, postcode, state } of gazetteer) {
      expect([slug, /^\d{4}$/.test(postcode)]).toEqual([slug, true]);
      const fits = streetPostcodes[state]?.some(([low, high]) => Number(postcode) >= low && Number(postcode) <= high);
      expect([slug, fits]).toEqual([slug, !acrossTheBorder.has(slug)]);
    }
  });

  it('has coordinates inside the state', () => {
    const boxes: Record<string, [south: number, north: number, west: number, east: number]> = {
      NSW: [-37.6, -28.1, 140.9, 159.3],
      ACT: [-35.95, -35.1, 148.7, 149.45],
      VIC: [-39.2, -33.9, 140.9, 150.1],
      QLD: [-29.2, -10, 137.9, 153.7],
      SA: [-38.2, -25.9, 128.9, 141.1],
      WA: [-35.3, -13.5, 112.9, 129.1],
      TAS: [-43.8, -39.4, 143.7, 148.6],
      NT: [-26.1, -10.9, 128.9, 138.1],
    };
    for (const { slug, state, latitude, longitude } of gazetteer) {
      const [south, north, west, east] = boxes[state] ?? [0, 0, 0, 0];
      expect([slug, latitude > south && latitude < north, longitude > west && longitude < east]).toEqual([
        slug,
        true,
        true,
      ]);
    }
  });

  it('has valid time zones, with those of Broken Hill and Lord Howe Island', () => {
    for (const { timeZone } of gazetteer) expect(() => new Intl.DateTimeFormat('en-AU', { timeZone })).not.toThrow();
    const zoneAt = (slug: string) => gazetteer.find((place) => place.slug === slug)?.timeZone;
    expect(zoneAt('broken-hill-nsw-2880')).toBe('Australia/Broken_Hill');
    expect(zoneAt('lord-howe-island-nsw-2898')).toBe('Australia/Lord_Howe');
    expect(zoneAt('brisbane-city-qld-4000')).toBe('Australia/Brisbane');
  });

  it('has Richmond in five states and a postcode with a leading zero', () => {
    expect(new Set(gazetteer.filter((place) => place.name === 'Richmond').map((place) => place.state)).size).toBe(5);
    expect(gazetteer.some((place) => place.slug === 'darwin-city-nt-0800')).toBe(true);
  });
});
