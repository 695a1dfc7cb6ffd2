import { describe, expect, it } from '@jest/globals';
import { gazetteer, placeOf } from '../gazetteer/gazetteer.ts';
import { createRandom } from '../random.ts';
import { commercialHome } from './commercial-home.ts';
import { landHome, ruralHome } from './land-and-rural-home.ts';
import { salePriceOf, weeklyRentOf } from './price.ts';
import { residentialHome } from './residential-home.ts';

const everywhere = gazetteer.flatMap((place) => Array.from({ length: 30 }, (_, i) => residentialHome(`t${i}`, place)));

describe('homes', () => {
  it('gives studios no bedroom and every other home at least one (V15)', () => {
    for (const home of everywhere)
      expect([home.category, home.bedrooms === 0]).toEqual([home.category, home.category === 'Studio']);
  });

  it('uses regional styles only in their region', () => {
    for (const { style, place } of everywhere) {
      if (style === 'beach-house')
        expect([place.slug, place.setting === 'beach' || place.name === 'Lord Howe Island']).toEqual([
          place.slug,
          true,
        ]);
      if (style === 'terrace') expect(['NSW', 'VIC']).toContain(place.state);
      if (style === 'queenslander') expect(place.state).toBe('QLD');
      if (style === 'top-end') expect(['NT', 'WA', 'QLD']).toContain(place.state);
    }
  });

  it('gives apartments and studios no land, garden or pool of their own', () => {
    for (const home of everywhere.filter(({ category }) => category === 'Apartment' || category === 'Studio')) {
      expect(home.landArea).toBeNull();
      expect(home.features).not.toContain('Swimming pool');
      expect(home.features).not.toContain('Established garden');
    }
  });

  it('never repeats a feature or combines exclusive ones', () => {
    for (const { features } of everywhere) {
      expect(new Set(features).size).toBe(features.length);
      expect(features.includes('Gas cooking') && features.includes('Induction cooking')).toBe(false);
    }
  });

  it('prices homes within the range of their suburb', () => {
    for (const home of everywhere) {
      const price = salePriceOf(createRandom('p'), home) / (home.place.housePrice * 1000);
      const rent = weeklyRentOf(createRandom('p'), home) / home.place.houseRent;
      expect(price).toBeGreaterThan(0.1);
      expect(price).toBeLessThan(3);
      expect(rent).toBeGreaterThan(0.4);
      expect(rent).toBeLessThan(2.2);
    }
  });

  it('builds the same home for the same key', () => {
    const place = placeOf('mudgee-nsw-2850');
    expect(residentialHome('a', place)).toEqual(residentialHome('a', place));
    expect(commercialHome('a', place)).toEqual(commercialHome('a', place));
    expect(ruralHome('a', place)).toEqual(ruralHome('a', place));
    expect(landHome('a', place)).toEqual(landHome('a', place));
    expect(residentialHome('a', place)).not.toEqual(residentialHome('b', place));
  });
});
