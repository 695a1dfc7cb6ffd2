import { afterAll, describe, expect, it } from '@jest/globals';
import { insertListing } from '../testing/index.ts';
import { searchApi } from './testing/search-api.ts';

const { backend, now, ownerId, found } = await searchApi();
afterAll(() => backend.close());

describe('a search filters', () => {
  it('by suburbs and surrounding ones, chosen ones first', async () => {
    expect(await found('suburb[]=middle-vic-3000')).toEqual(['middle']);
    expect(await found('suburb[]=middle-vic-3000&surrounding=true')).toEqual(['middle', 'near']);
  });

  it('by land area in any unit', async () => {
    expect(await found('landArea[gte]=2&landArea[lte]=2&landAreaUnit=acre')).toEqual(['middle']);
    expect(await found('landArea[gte]=0.05&landAreaUnit=ha&sort=land-desc')).toEqual(['middle', 'near']);
    expect(await found('landArea[lte]=600')).toEqual(['near']);
    expect((await found('sort=land-desc')).slice(0, 3)).toEqual(['middle', 'near', 'private']);
  });

  it('by all of the features, and by terms', async () => {
    expect(await found('feature[]=swimming-pool&feature[]=solar-panels')).toEqual(['middle']);
    expect(await found('feature[]=swimming-pool&feature[]=sauna')).toEqual([]);
    expect(await found('petsAllowed=true')).toEqual(['middle']);
    expect(await found('furnished=true')).toEqual(['near']);
    expect(await found('smokingPermitted=true')).toEqual(['near']);
  });

  it('by availability; a listing without a date is available now', async () => {
    expect(await found('availableBy=2037-11-30')).not.toContain('middle');
    expect(await found('availableBy=2037-12-01')).toHaveLength(5);
  });

  it('by an open home this Saturday in the property’s time zone', async () => {
    expect(await found('openSaturday=true')).toEqual(['middle']);
  });

  it('by a future auction, and excludes listings under offer or with hidden prices', async () => {
    expect(await found('auction=true')).toEqual(['far']);
    expect(await found('excludeUnderOffer=true')).not.toContain('far');
    expect(await found('excludePriceWithheld=true')).not.toContain('past auction gallery');
  });

  it('by all keywords, singular or plural, and never by a hidden street', async () => {
    expect(await found('keywords=view Workshops')).toEqual(['far']);
    expect(await found('keywords=pool')).toEqual(['middle']);
    expect(await found('keywords=strong')).toEqual([]);
    expect(await found('keywords=zanzibar')).toEqual([]);
  });

  it('by map bounds and by a drawn area', async () => {
    expect(await found('bounds=-37.85,144.999,-37.7,146')).toEqual(['near', 'middle']);
    expect(await found('area=-37.7,144.9;-37.7,145.1;-37.81,145.1;-37.81,144.9')).toEqual(['middle']);
    expect(await found('area=-37.7,144.9;-37.7,145.1;-37.81,145.1')).toEqual([]);
  });

  it('by publication since a time', async () => {
    expect(await found('publishedAfter=2037-11-03T00:00:00Z')).toEqual(['private', 'past auction gallery']);
  });
});

it('finds each change at once: publication, edit, open home, withdrawal', async () => {
  const owner = { id: ownerId };
  const { id } = await insertListing(backend.database, { ownerId, headline: 'follow me', publishedAt: now });
  expect((await found('')).at(0)).toBe('follow me');
  const patch = (url: string, payload: object) => backend.inject({ method: 'PATCH', url, payload }, owner);
  await patch(`/api/listings/${id}`, { headline: 'Rosebud' });
  expect(await found('keywords=follow')).toEqual(['follow me']);
  await backend.inject({ method: 'POST', url: `/api/listings/${id}/publish` }, owner);
  expect(await found('keywords=rosebud')).toEqual(['Rosebud']);
  expect(await found('keywords=follow')).toEqual([]);
  const opened = await backend.inject(
    {
      method: 'POST',
      url: '/api/listing-opens',
      payload: { listing: `/api/listings/${id}`, startAt: '2037-11-20T22:00:00Z', endAt: '2037-11-20T22:30:00Z' },
    },
    owner,
  );
  expect(opened.statusCode).toBe(201);
  expect((await found('sort=inspection')).at(0)).toBe('Rosebud');
});
