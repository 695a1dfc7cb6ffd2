import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AustralianState, Suburb } from 'shared-contract/place/suburb';
import { insertSuburb, type TestBackend, testBackend } from '../testing/index.ts';
import { suggestSuburbs } from './suggest-suburbs.ts';

const places: [name: string, state: AustralianState, postcode: string, settlement?: Suburb['settlement']][] = [
  ['Richmond', 'QLD', '4822', 'rural'],
  ['Richmond', 'VIC', '3121'],
  ['Richmond Hill', 'NSW', '2480'],
  ['North Richmond', 'NSW', '2754'],
  ['Ascot Vale', 'VIC', '3032'],
  ["O'Connor", 'ACT', '2602'],
  ['Darwin City', 'NT', '0800'],
  ['Mount Isa', 'QLD', '4825'],
];

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  for (const [name, state, postcode, settlement = 'metro'] of places) {
    await insertSuburb(backend.database, { name, state, postcode, settlement });
  }
});
afterAll(() => backend.close());

const found = async (typed: string, limit = 10) =>
  (await suggestSuburbs(backend.database, typed, limit)).map(({ slug }) => slug);

describe('suggestions of suburbs', () => {
  it('ranks whole names first, then prefixes, then later words; cities before towns', async () => {
    expect(await found('richmond')).toEqual([
      'richmond-vic-3121',
      'richmond-qld-4822',
      'richmond-hill-nsw-2480',
      'north-richmond-nsw-2754',
    ]);
  });

  it('finds by any word, by postcode, and by name with state or postcode', async () => {
    expect(await found('vale')).toEqual(['ascot-vale-vic-3032']);
    expect(await found('3121')).toEqual(['richmond-vic-3121']);
    expect(await found('richmond q')).toEqual(['richmond-qld-4822']);
    expect(await found('Richmond, VIC 31')).toEqual(['richmond-vic-3121']);
    expect(await found('richmond 48')).toEqual(['richmond-qld-4822']);
    expect(await found('080')).toEqual(['darwin-city-nt-0800']);
    expect(await found('0800 dar')).toEqual(['darwin-city-nt-0800']);
  });

  it('does not find all suburbs of a state, or a text that ends inside a word and continues elsewhere', async () => {
    expect(await found('vic')).toEqual([]);
    expect(await found('asc vale')).toEqual([]);
  });

  it('ignores case, apostrophes, accents and the short form of Mount', async () => {
    expect(await found("O'CON")).toEqual(['oconnor-act-2602']);
    expect(await found('oconnor')).toEqual(['oconnor-act-2602']);
    expect(await found('Mt. Isa')).toEqual(['mount-isa-qld-4825']);
    expect(await found('Rìchmönd v')).toEqual(['richmond-vic-3121']);
  });

  it('finds nothing for an empty text, and no more than the limit', async () => {
    expect(await found('')).toEqual([]);
    expect(await found('  ,')).toEqual([]);
    expect(await found('zzz')).toEqual([]);
    expect(await found('r', 2)).toHaveLength(2);
  });
});
