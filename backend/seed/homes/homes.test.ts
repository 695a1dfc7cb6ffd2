import { describe, expect, it } from '@jest/globals';
import { gazetteer, placeOf } from '../gazetteer/gazetteer.ts';
import { randomOf } from '../random.ts';
import { commercialHome } from './commercial-home.ts';
import { landHome, ruralHome } from './land-and-rural-home.ts';
import { salePriceOf, weeklyRentOf } from './price.ts';
import { residentialHome } from './residential-home.ts';

const everywhere = gazetteer.flatMap((place) => Array.from({ length: 30 }, (_, i) => residentialHome(`t${i}`, place)));

describe('homes', () => {
  it('never has a studio with bedrooms or anything else without one (V15)', () => {
    for (const home of everywhere)
      expect([home.category, home.bedrooms === 0]).toEqual([home.category, home.category === 'Studio']);
  });

  it('keeps beach houses at the beach and terraces where there are terraces', () => {
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

  it('gives no land, garden or pool of its own to a flat', () => {
    for (const home of everywhere.filter(({ category }) => category === 'Apartment' || category === 'Studio')) {
      expect(home.landArea).toBeNull();
      expect(home.features).not.toContain('Swimming pool');
      expect(home.features).not.toContain('Established garden');
    }
  });

  it('lists a feature once and never two that exclude each other', () => {
    for (const { features } of everywhere) {
      expect(new Set(features).size).toBe(features.length);
      expect(features.includes('Gas cooking') && features.includes('Induction cooking')).toBe(false);
    }
  });

  it('asks prices a buyer of the region would expect', () => {
    for (const home of everywhere) {
      const price = salePriceOf(randomOf('p'), home) / (home.place.housePrice * 1000);
      const rent = weeklyRentOf(randomOf('p'), home) / home.place.houseRent;
      expect(price).toBeGreaterThan(0.1);
      expect(price).toBeLessThan(3);
      expect(rent).toBeGreaterThan(0.4);
      expect(rent).toBeLessThan(2.2);
    }
  });

  it('is the same home for the same key', () => {
    const place = placeOf('mudgee-nsw-2850');
    expect(residentialHome('a', place)).toEqual(residentialHome('a', place));
    expect(commercialHome('a', place)).toEqual(commercialHome('a', place));
    expect(ruralHome('a', place)).toEqual(ruralHome('a', place));
    expect(landHome('a', place)).toEqual(landHome('a', place));
    expect(residentialHome('a', place)).not.toEqual(residentialHome('b', place));
  });
});
