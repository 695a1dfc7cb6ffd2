import { describe, expect, it } from '@jest/globals';
import { areaWords, propertyFacts } from './property-words.ts';

const house = { category: { name: 'House' }, bedrooms: 3, baths: 1, carSpaces: 2, landArea: 550 };

describe('property facts in a line', () => {
  it('counts rooms where there are rooms and leaves out what there is none of', () => {
    expect(propertyFacts(house)).toBe('House · 3 bed · 1 bath · 2 car');
    const studio = { ...house, category: { name: 'Studio' }, bedrooms: 0, carSpaces: null };
    expect(propertyFacts(studio)).toBe('Studio · 1 bath');
  });

  it('measures land where there are none', () => {
    const land = { category: { name: 'Vacant land' }, landArea: 1250 };
    expect(propertyFacts(land)).toBe('Vacant land · 1,250 m²');
    expect(propertyFacts({ category: { name: 'Office' } })).toBe('Office');
  });

  it('V16 changes to hectares at ten thousand square metres', () => {
    expect(areaWords(9_999)).toBe('9,999 m²');
    expect(areaWords(10_000)).toBe('1 ha');
    expect(areaWords(125_000)).toBe('12.5 ha');
    expect(areaWords(12_345_678)).toBe('1,235 ha');
  });
});
