import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listings } from '../listings/listing-table.ts';
import { properties } from '../properties/property-table.ts';
import { applicants } from './application-tables.ts';
import { applicationApi, olivia } from './testing/application-api.ts';

const { backend, aListing, start, view, save, complete, post } = await applicationApi();
afterAll(() => backend.close());

const violationsOf = async (reply: Promise<{ body: { violations?: { propertyPath: string; code: string }[] } }>) =>
  (await reply).body.violations?.map(({ propertyPath, code }) => `${propertyPath} ${code}`);

it('stores nothing that the form of Victoria does not permit', async () => {
  const { token } = await start((await aListing('VIC')).id);
  const pets = [{ kind: 'Dog', count: 1 }];
  expect(await violationsOf(save(token, { dateOfBirth: '1990-01-01' }, { pets, message: 'Hello' }))).toEqual([
    'part.dateOfBirth not-permitted',
    'details.pets not-permitted',
    'details.message not-permitted',
  ]);
  expect((await view(token)).body).toMatchObject({ part: {}, details: {} });
  expect((await view(token)).body.fields).not.toContain('pets');
});

it('rejects unknown fields at every depth', async () => {
  const { token } = await start((await aListing('VIC')).id);
  const home = { address: '7 Swan Street', from: '2024-02-01', to: null };
  const parts = [
    { bondClaims: 'none' },
    { rentalHistory: [{ ...home, breachNotices: 2 }] },
    { rentalHistory: [{ ...home, lessor: { name: 'Bay Realty', dispute: 'VCAT' } }] },
    { employment: { employer: 'Bay Bakery', role: '', contact: { name: 'Kim', licence: '1' } } },
    { income: [{ source: 'wages', amount: '900.00', bankStatement: 'x' }] },
    { referees: [{ name: 'Kim', relationship: 'Friend', passport: 'x' }] },
  ];
  for (const part of parts) expect((await violationsOf(save(token, part)))?.join()).toMatch(/ unknown-field$/);
  expect((await violationsOf(save(token, {}, { children: 2 })))?.join()).toMatch(/ unknown-field$/);
  expect((await view(token)).body).toMatchObject({ part: {}, details: {} });
});

it('V4: stores no tax file number in any text', async () => {
  const { token } = await start((await aListing('NSW')).id);
  const tfn = '123 456 782';
  const rejected = [
    [{ financialAbility: `My TFN is ${tfn}.` }],
    [{ employment: { employer: 'Bay Bakery', role: `Baker ${tfn}` } }],
    [{ referees: [{ name: `Kim ${tfn}`, relationship: '' }] }],
    [{}, { message: `TFN:${tfn.replaceAll(' ', '')}` }],
  ] as const;
  for (const [part, details] of rejected) {
    const { status, body } = await save(token, part, details);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('Remove the tax file number.')]);
    // The trace id is random, so it can contain the same digits.
    expect(JSON.stringify({ ...body, traceId: '' })).not.toContain('456');
  }
  expect((await save(token, { phone: '0491 570 006' }, { message: 'Call 0491 570 006, we earn $1,200.' })).status).toBe(
    200,
  );
});

it('permits pets and a date of birth in Queensland, and no message', async () => {
  const { token } = await start((await aListing('QLD')).id);
  const details = { pets: [{ kind: 'Cat', count: 2 }], occupants: 2, occupantsUnder18: 1 };
  expect((await save(token, { dateOfBirth: '1990-01-01' }, details)).status).toBe(200);
  expect(await violationsOf(save(token, {}, { message: 'Hi' }))).toEqual(['details.message not-permitted']);
  expect(await violationsOf(save(token, {}, { rent: '650.00' }))).toEqual(['details.rent not-permitted']);
});

it('accepts only the date of birth of an adult', async () => {
  const { token } = await start((await aListing('QLD')).id);
  for (const [dateOfBirth, code] of [
    ['2030-01-01', 'date-of-birth'],
    ['2015-01-01', 'adult'],
    ['1850-01-01', 'date-of-birth'],
  ]) {
    expect(await violationsOf(save(token, { dateOfBirth }))).toEqual([`part.dateOfBirth ${code}`]);
  }
  expect((await view(token)).body.part).toEqual({});
});

it('completes no part with the date of birth of a child that an earlier release stored', async () => {
  const stored = async (state: 'QLD' | 'VIC') => {
    const { id: listingId, propertyId } = await aListing(state);
    const own = { ownerId: olivia.id, propertyId, listingId, status: 'draft' as const };
    const { id, token } = await backend.insert.application({ ...own, part: { dateOfBirth: '2015-01-01' } });
    await backend.database.update(applicants).set({ completedAt: null }).where(eq(applicants.applicationId, id));
    return token;
  };
  expect(await violationsOf(complete(await stored('QLD')))).toEqual(['dateOfBirth adult']);
  // In Victoria the form has no such field, so the part is sent without it.
  expect((await complete(await stored('VIC'))).body.status).toBe('submitted');
});

it('V22: accepts no rent above the advertised one, and reveals no hidden rent', async () => {
  const { token } = await start((await aListing('NSW')).id);
  expect(await violationsOf(save(token, {}, { rent: '650.01' }))).toEqual(['details.rent rent-bidding']);
  expect((await save(token, {}, { rent: '650.00' })).status).toBe(200);
  const pricing = { displayType: 'hide', displayValue: { value: '650.00' } };
  const hidden = await start((await aListing('NSW', { pricing })).id);
  const reply = await save(hidden.token, {}, { rent: '100.00' });
  expect(JSON.stringify([reply.body, (await view(hidden.token)).body])).not.toMatch(/\b650\b/);
  expect(reply.status).toBe(422);
});

describe('when the owner changes the home after an adult has written', () => {
  const read = async (id: string) => (await post(`applications/${id}/accesses`, {}, olivia)).body;

  it('V22: leaves out a rent that is above the advertised one now', async () => {
    const listing = await aListing('NSW');
    const { token, input } = await start(listing.id);
    await save(token, {}, { rent: '650.00', occupants: 2 });
    const pricing = { displayType: 'value', displayValue: { value: '600.00' } } as const;
    await backend.database.update(listings).set({ pricing }).where(eq(listings.id, listing.id));
    expect((await view(token)).body.details).toEqual({ occupants: 2 });
    expect((await complete(token)).body.status).toBe('submitted');
    expect((await read(input.id)).details).toEqual({ occupants: 2 });
  });

  it('neither stores nor shows what the form of the other state does not permit', async () => {
    const listing = await aListing('NSW');
    const { tokens, input } = await start(listing.id, 2);
    const [first = '', second = ''] = tokens;
    await save(first, { dateOfBirth: '1990-01-01', phone: '0491 570 006' }, { message: 'Hello', occupants: 2 });
    await complete(first);
    const own = eq(properties.id, listing.propertyId);
    await backend.database.update(properties).set({ state: 'VIC' }).where(own);
    expect((await view(first)).body.part).toEqual({ phone: '0491 570 006' });
    expect((await complete(second)).body.status).toBe('submitted');
    // What was stored would be shown again for a home in New South Wales.
    await backend.database.update(properties).set({ state: 'NSW' }).where(own);
    const { adults, details } = await read(input.id);
    expect([adults[0].part, details]).toEqual([{ phone: '0491 570 006' }, { occupants: 2 }]);
  });
});
