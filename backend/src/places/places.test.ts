import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AustralianState, Suburb } from 'shared-contract/place/suburb';
import { insertPlace, insertSuburb, type TestBackend, testBackend } from '../testing/index.ts';

const suburbs: [name: string, state: AustralianState, postcode: string, settlement?: Suburb['settlement']][] = [
  ['Melbourne', 'VIC', '3000'],
  ['Richmond', 'VIC', '3121'],
  ['Richmond', 'TAS', '7025', 'rural'],
  ['North Richmond', 'NSW', '2754'],
  ['Balmain', 'NSW', '2041'],
  ['Newtown', 'NSW', '2042'],
  ['West End', 'QLD', '4101'],
  ['Victoria Park', 'WA', '6100'],
];

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  const { database } = backend;
  for (const [name, state, postcode, settlement = 'metro'] of suburbs) {
    await insertSuburb(database, { name, state, postcode, settlement });
  }
  const inMelbourne = ['melbourne-vic-3000', 'richmond-vic-3121'];
  const innerWest = ['balmain-nsw-2041', 'newtown-nsw-2042'];
  await insertPlace(database, { name: 'City of Melbourne', kind: 'council', state: 'VIC', suburbSlugs: inMelbourne });
  await insertPlace(database, { name: 'Melbourne', kind: 'city', state: 'VIC', suburbSlugs: inMelbourne });
  await insertPlace(database, { suburbSlugs: innerWest });
  const inNewSouthWales = ['north-richmond-nsw-2754', ...innerWest];
  await insertPlace(database, { slug: 'nsw', name: 'New South Wales', kind: 'state', suburbSlugs: inNewSouthWales });
  await insertPlace(database, { slug: 'vic', name: 'Victoria', kind: 'state', state: 'VIC', suburbSlugs: inMelbourne });
});
afterAll(() => backend.close());

async function found(query: string): Promise<string[]> {
  const response = await backend.inject({ url: `/api/places?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json().member.map(({ slug }: { slug: string }) => slug);
}
const typed = (text: string) => found(`q=${encodeURIComponent(text)}`);

describe('places', () => {
  it('ranks complete names first, and among them a city before its suburb', async () => {
    expect(await typed('melbourne')).toEqual(['melbourne-vic', 'melbourne-vic-3000', 'city-of-melbourne-vic']);
    expect(await typed('richmond')).toEqual(['richmond-vic-3121', 'richmond-tas-7025', 'north-richmond-nsw-2754']);
    expect(await typed('victoria')).toEqual(['vic', 'victoria-park-wa-6100']);
  });

  it('ranks starts of names before later words, and larger places first', async () => {
    expect(await typed('west')).toEqual(['west-end-qld-4101', 'inner-west-nsw']);
    expect(await typed('n')).toEqual(['nsw', 'newtown-nsw-2042', 'north-richmond-nsw-2754']);
  });

  it('finds states by abbreviation, places by name and state, and suburbs by postcode', async () => {
    expect(await typed('NSW')).toEqual(['nsw']);
    expect(await typed('inner west, nsw')).toEqual(['inner-west-nsw']);
    expect(await typed('inner west vic')).toEqual([]);
    expect(await typed('Melbourne 30')).toEqual(['melbourne-vic-3000']);
    expect(await typed('3121')).toEqual(['richmond-vic-3121']);
    expect(await typed(' ,')).toEqual([]);
  });

  it('finds Mount and St also as Mt and Saint, and none that only starts with the same letters', async () => {
    for (const [name, state, postcode] of [
      ['Mount Gambier', 'SA', '5290'],
      ['Mountain Creek', 'QLD', '4557'],
      ['St Kilda', 'VIC', '3182'],
      ['East St Kilda', 'VIC', '3183'],
      ['Strathfield', 'NSW', '2135'],
    ] as const) {
      await insertSuburb(backend.database, { name, state, postcode });
    }
    for (const text of ['mt gambier', 'Mt. Gam', 'mount gam', 'MT', '5290 mt gambier']) {
      expect([text, await typed(text)]).toEqual([text, ['mount-gambier-sa-5290']]);
    }
    for (const text of ['saint kilda', 'Saint', 'st kilda']) {
      expect([text, await typed(text)]).toEqual([text, ['st-kilda-vic-3182', 'east-st-kilda-vic-3183']]);
    }
    expect(await typed('east saint kilda vic')).toEqual(['east-st-kilda-vic-3183']);
    expect(await typed('st')).toContain('strathfield-nsw-2135');
  });

  it('describes a place without signing in, and lets browsers cache it', async () => {
    const response = await backend.inject({ url: '/api/places?slug[]=inner-west-nsw&slug[]=newtown-nsw-2042' });
    const box = { south: -37.9, west: 144.9, north: -37.7, east: 145.1 };
    const centre = { south: -37.82, west: 145, north: -37.82, east: 145 };
    const common = { '@type': 'Place', state: 'NSW' };
    expect(response.json()).toMatchObject({
      totalItems: 2,
      member: [
        {
          ...common,
          slug: 'inner-west-nsw',
          name: 'Inner West',
          kind: 'region',
          postcode: null,
          suburbs: 2,
          bounds: box,
        },
        {
          ...common,
          slug: 'newtown-nsw-2042',
          name: 'Newtown',
          kind: 'suburb',
          postcode: '2042',
          suburbs: 1,
          bounds: centre,
        },
      ],
    });
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(await found('slug[]=nowhere-vic&slug[]=vic')).toEqual(['vic']);
  });

  it('finds the suburb nearest to a point, and none far away', async () => {
    const north = { name: 'Katherine', state: 'NT', postcode: '0850', latitude: -14.47, longitude: 132.26 } as const;
    await insertSuburb(backend.database, north);
    const east = { name: 'Nitmiluk', state: 'NT', postcode: '0852', latitude: -14.47, longitude: 132.8 } as const;
    await insertSuburb(backend.database, east);
    expect(await found('near=-14.4,132.3')).toEqual(['katherine-nt-0850']);
    expect(await found('near=-14.4,132.7')).toEqual(['nitmiluk-nt-0852']);
    expect(await found('near=51.5,-0.13')).toEqual([]);
    for (const near of ['here', '1', '-37.8,NaN', '1e9,1']) {
      expect([near, (await backend.inject({ url: `/api/places?near=${near}` })).statusCode]).toEqual([near, 400]);
    }
  });
});
