import { describe, expect, it } from '@jest/globals';
import { isSuburbSlug } from 'shared-contract/place/place';
import { areas } from './areas.ts';
import { gazetteer } from './gazetteer.ts';

const suburbsOf = (slug: string) => areas.find((area) => area.slug === slug)?.suburbSlugs;

describe('cities, regions, councils and states', () => {
  it('have unique slugs, which no suburb has, and suburbs of their state', () => {
    expect(new Set(areas.map(({ slug }) => slug)).size).toBe(areas.length);
    for (const { slug, state, suburbSlugs } of areas) {
      expect([slug, isSuburbSlug(slug), suburbSlugs.length > 0]).toEqual([slug, false, true]);
      expect(slug).toMatch(/^(?:[a-z0-9]+-)*[a-z]{2,3}$/);
      expect(new Set(suburbSlugs).size).toBe(suburbSlugs.length);
      for (const suburb of suburbSlugs) {
        expect(gazetteer.find((place) => place.slug === suburb)).toMatchObject({ state });
      }
    }
  });

  it('include every suburb in its state, and in a city or a region or a council', () => {
    for (const { slug, state, localGovernmentArea } of gazetteer) {
      const kinds = areas.filter(({ suburbSlugs }) => suburbSlugs.includes(slug)).map(({ kind }) => kind);
      expect([slug, suburbsOf(state.toLowerCase())?.includes(slug)]).toEqual([slug, true]);
      if (localGovernmentArea !== 'Unincorporated Area') expect([slug, kinds.length]).not.toEqual([slug, 1]);
    }
  });

  it('have each name once in a state: a city or region replaces the council of its name', () => {
    expect(areas.filter(({ name }) => name === 'Gold Coast').map(({ kind }) => kind)).toEqual(['city']);
    expect(suburbsOf('inner-west-nsw')).toEqual(['balmain-nsw-2041', 'newtown-nsw-2042']);
    expect(suburbsOf('mornington-peninsula-vic')).toEqual(['mornington-vic-3931']);
    expect(suburbsOf('norwood-payneham-st-peters-sa')).toEqual(['norwood-sa-5067']);
    expect(areas.find(({ slug }) => slug === 'nt')?.name).toBe('Northern Territory');
  });
});
