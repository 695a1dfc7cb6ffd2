import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OwnerTask } from 'shared-contract/property/overview';
import { olivia, type SigningApi, signingApi } from '../agreement-signing/testing/signing-api.ts';

let api: SigningApi;
beforeAll(async () => {
  api = await signingApi();
});
afterAll(() => api.backend.close());

/** The tasks of this agreement on the owner's home page. */
async function tasksOf(agreementId: string): Promise<string[]> {
  const { tasks } = (await api.backend.inject({ url: '/api/overview' }, olivia)).json();
  return tasks
    .filter(({ subjectId }: OwnerTask) => subjectId === agreementId)
    .map(({ kind, title, detail }: OwnerTask) => `${kind}: ${title}. ${detail}`);
}

it('asks the owner to sign from the last acceptance until the owner has signed', async () => {
  const { id, mia, tom } = await api.aSent();
  await api.answer(mia, id);
  expect(await tasksOf(id)).toEqual([]);
  await api.answer(tom, id);
  expect(await tasksOf(id)).toEqual(['agreementToSign: Sign the tenancy agreement. Mia Petrović, Tom O’Brien']);
  expect((await api.signAsOwner(id)).status).toBe(200);
  expect(await tasksOf(id)).toEqual([]);
});

it('shows the reason of a tenant who declined until the owner sends it again', async () => {
  const { id, mia, tom } = await api.aSent();
  await api.answer(mia, id);
  await api.answer(tom, id, 'declined', 'The rent is too high.');
  expect(await tasksOf(id)).toEqual([
    'agreementDeclined: Tenancy agreement was declined. Mia Petrović, Tom O’Brien: The rent is too high.',
  ]);
  expect((await api.send(id)).status).toBe(200);
  expect(await tasksOf(id)).toEqual([]);
});
