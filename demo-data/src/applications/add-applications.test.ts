import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from 'backend/config';
import { type TestBackend, testBackend, testEncryptionKeys } from 'backend/testing';
import { demo, loadSmallDemoData } from '../index.ts';
import { addApplications } from './add-applications.ts';

const now = new Date('2026-11-21T02:30:00Z');
const config = readConfig({ ENCRYPTION_KEYS: testEncryptionKeys });

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  await loadSmallDemoData(backend.database, { now, config: backend.config });
  await addApplications(backend.database, { config, now });
});
afterAll(() => backend.close());

type Step = { kind: string; status: string | null; date: string | null };

async function stepsOf(home: string, subject: 'tenancy' | 'agreement'): Promise<Step[]> {
  const { user, properties } = demo.olivia;
  const property = properties.find(({ name }) => name === home);
  const id = (subject === 'tenancy' ? property?.tenancyIds : property?.agreementIds)?.[0];
  const url = `/api/properties/${property?.id}/threads/${subject}/${id}`;
  return (await backend.inject({ url }, user)).json().steps;
}

it('has a tenancy that came from an enquiry and an application, in this order', async () => {
  const steps = await stepsOf('footscray-unit', 'tenancy');
  expect(steps.map(({ kind, status }) => [kind, status])).toEqual([
    ['enquiry', 'closed'],
    ['application', 'approved'],
    ['agreement', 'signed'],
    ['tenancy', 'upcoming'],
    ['ledger', null],
  ]);
  const dates = steps.map(({ date }) => date).filter((date) => date !== null);
  expect(dates).toEqual(dates.toSorted());
});

it('has an agreement that was sent after its application was approved', async () => {
  const steps = await stepsOf('torquay-beach-house', 'agreement');
  expect(steps.map(({ kind, status }) => [kind, status])).toEqual([
    ['application', 'approved'],
    ['agreement', 'initiated'],
  ]);
});
