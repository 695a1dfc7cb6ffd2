import { afterAll, expect, it } from '@jest/globals';
import { applicationApi } from './testing/application-api.ts';

const { backend, aListing, start, view, save } = await applicationApi();
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

it('permits pets and a date of birth in Queensland, and no message', async () => {
  const { token } = await start((await aListing('QLD')).id);
  const details = { pets: [{ kind: 'Cat', count: 2 }], occupants: 2, occupantsUnder18: 1 };
  expect((await save(token, { dateOfBirth: '1990-01-01' }, details)).status).toBe(200);
  expect(await violationsOf(save(token, {}, { message: 'Hi' }))).toEqual(['details.message not-permitted']);
  expect(await violationsOf(save(token, {}, { rent: '650.00' }))).toEqual(['details.rent not-permitted']);
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
