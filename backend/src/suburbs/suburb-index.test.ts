import { describe, expect, it } from '@jest/globals';
import { type AustralianState, type Suburb, suburbSlug } from 'shared-contract/place/suburb';
import { createSuburbIndex } from './suburb-index.ts';

const aSuburb = (
  name: string,
  state: AustralianState,
  postcode: string,
  settlement: Suburb['settlement'] = 'metro',
): Suburb => ({
  '@id': '',
  '@type': 'Suburb',
  id: '',
  slug: suburbSlug(name, state, postcode),
  name,
  state,
  postcode,
  localGovernmentArea: '',
  latitude: 0,
  longitude: 0,
  settlement,
  timeZone: 'Australia/Melbourne',
});

const index = createSuburbIndex([
  aSuburb('Richmond', 'QLD', '4822', 'rural'),
  aSuburb('Richmond', 'VIC', '3121'),
  aSuburb('Richmond Hill', 'NSW', '2480'),
  aSuburb('North Richmond', 'NSW', '2754'),
  aSuburb('Ascot Vale', 'VIC', '3032'),
  aSuburb("O'Connor", 'ACT', '2602'),
  aSuburb('Darwin City', 'NT', '0800'),
]);
const found = (typed: string, limit = 10) => index.find(typed, limit).map(({ slug }) => slug);

describe('suburb index', () => {
  it('ranks whole names first, then prefixes, then later words; cities before towns', () => {
    expect(found('richmond')).toEqual([
      'richmond-vic-3121',
      'richmond-qld-4822',
      'richmond-hill-nsw-2480',
      'north-richmond-nsw-2754',
    ]);
  });

  it('finds by any word, by postcode, and by name with state or postcode', () => {
    expect(found('vale')).toEqual(['ascot-vale-vic-3032']);
    expect(found('3121')).toEqual(['richmond-vic-3121']);
    expect(found('richmond q')).toEqual(['richmond-qld-4822']);
    expect(found('Richmond, VIC 31')).toEqual(['richmond-vic-3121']);
    expect(found('richmond 48')).toEqual(['richmond-qld-4822']);
    expect(found('080')).toEqual(['darwin-city-nt-0800']);
  });

  it('ignores case, apostrophes and accents', () => {
    expect(found("O'CON")).toEqual(['oconnor-act-2602']);
    expect(found('oconnor')).toEqual(['oconnor-act-2602']);
    expect(found('Rìchmönd v')).toEqual(['richmond-vic-3121']);
  });

  it('finds nothing for an empty text, and no more than the limit', () => {
    expect(found('')).toEqual([]);
    expect(found('  ,')).toEqual([]);
    expect(found('zzz')).toEqual([]);
    expect(found('r', 2)).toHaveLength(2);
  });
});
