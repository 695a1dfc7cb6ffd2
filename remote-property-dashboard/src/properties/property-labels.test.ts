import { describe, expect, it } from '@jest/globals';
import { areaLabel, propertyFacts } from './property-labels.ts';

const house = { category: { name: 'House' }, bedrooms: 3, baths: 1, carSpaces: 2, landArea: 550 };

describe('propertyFacts and areaLabel', () => {
  it('counts rooms and omits zero counts', () => {
    expect(propertyFacts(house)).toBe('House · 3 bed · 1 bath · 2 car');
    const studio = { ...house, category: { name: 'Studio' }, bedrooms: 0, carSpaces: null };
    expect(propertyFacts(studio)).toBe('Studio · 1 bath');
  });

  it('shows the land area of a property without rooms', () => {
    const land = { category: { name: 'Vacant land' }, landArea: 1250 };
    expect(propertyFacts(land)).toBe('Vacant land · 1,250 m²');
    expect(propertyFacts({ category: { name: 'Office' } })).toBe('Office');
  });

  it('shows an area as the owner entered it, not rounded to whole numbers', () => {
    expect(areaLabel(12.5)).toBe('12.5 m²');
    expect(areaLabel(1_025_000)).toBe('102.5 ha');
  });

  it('V16: shows hectares from 10,000 square metres', () => {
    expect(areaLabel(9_999)).toBe('9,999 m²');
    expect(areaLabel(10_000)).toBe('1 ha');
    expect(areaLabel(125_000)).toBe('12.5 ha');
    expect(areaLabel(12_345_678)).toBe('1,234.57 ha');
  });
});
