import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { applicationAccesses } from './application-tables.ts';
import { applicationApi, jack, olivia } from './testing/application-api.ts';

const api = await applicationApi();
const { backend, aListing, start, save, complete, view, patch, mailsTo, aSubmitted } = api;
afterAll(() => backend.close());

const read = (id: string, as = olivia) => api.post(`applications/${id}/accesses`, {}, as);

it('shows the owner nothing of a draft', async () => {
  const { input } = await start((await aListing()).id);
  expect((await read(input.id)).status).toBe(404);
  expect((await patch(input.id, { status: 'approved' })).status).toBe(404);
});

it('logs each reading of the content, and shows the log to the applicant', async () => {
  const { token, input } = await start((await aListing()).id);
  await save(token, { currentAddress: '12 Park Street' });
  await complete(token);
  const listed = await backend.inject({ url: `/api/applications/${input.id}` }, olivia);
  expect(listed.body).not.toContain('Park Street');
  expect((await view(token)).body.accesses).toEqual([]);
  expect((await read(input.id, jack)).status).toBe(404);
  expect((await read(input.id)).body.adults[0].part.currentAddress).toBe('12 Park Street');
  await read(input.id);
  const kinds = (await view(token)).body.accesses.map((one: { kind: string }) => one.kind);
  expect(kinds).toEqual(['viewed', 'viewed']);
});

it('refuses every change of the access log', async () => {
  const { id } = await aSubmitted();
  await read(id);
  const { database } = backend;
  const own = eq(applicationAccesses.applicationId, id);
  await expect(database.update(applicationAccesses).set({ by: 'another user' }).where(own)).rejects.toThrow();
  await expect(database.delete(applicationAccesses).where(own)).rejects.toThrow();
  expect(await database.$count(applicationAccesses, own)).toBe(1);
});

it('shortlists, then approves, with a mail for each step and no way back', async () => {
  const { id, emails } = await aSubmitted();
  expect((await patch(id, { status: 'shortlisted' })).body).toMatchObject({ status: 'shortlisted' });
  expect((await patch(id, { status: 'approved' })).body).toMatchObject({ status: 'approved' });
  expect((await patch(id, { status: 'declined' })).body.code).toBe('application-approved');
  const subjects = (await mailsTo(emails[0] ?? '')).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.slice(-2)).toEqual(['You’re on the shortlist', 'Your rental application was approved']);
});

it('filters the list by status and property', async () => {
  const { id, listing } = await aSubmitted();
  const idsOf = async (query: string) =>
    (await backend.inject({ url: `/api/applications?${query}` }, olivia))
      .json()
      .member.map((one: { id: string }) => one.id);
  await patch(id, { status: 'declined' });
  expect(await idsOf(`property.id=${listing.propertyId}`)).toEqual([id]);
  expect(await idsOf(`property.id=${listing.propertyId}&status=declined`)).toEqual([id]);
  expect(await idsOf(`property.id=${listing.propertyId}&status=submitted`)).toEqual([]);
});
