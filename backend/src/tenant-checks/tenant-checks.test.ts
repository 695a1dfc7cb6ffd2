import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertProperty, insertTenantCheck, type TestBackend, type TestUser, testBackend } from 'backend/testing';

const olivia: TestUser = { id: '11111111-1111-4111-8111-111111111111' };
const jack: TestUser = { id: '22222222-2222-4222-8222-222222222222' };

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
  const { database } = backend;
  const { id: propertyId } = await insertProperty(database, { ownerId: olivia.id });
  for (let number = 1; number <= 32; number += 1) {
    await insertTenantCheck(database, {
      ownerId: olivia.id,
      propertyId,
      applicant: { name: `Applicant ${number}` },
      status: number % 8 === 0 ? 'complete' : 'processing',
      requestedAt: new Date(Date.UTC(2026, 10, 1, number)),
    });
  }
  const foreign = await insertProperty(database, { ownerId: jack.id });
  await insertTenantCheck(database, { ownerId: jack.id, propertyId: foreign.id });
});
afterAll(() => backend.close());

async function get(url: string, as: TestUser = olivia) {
  const response = await backend.inject({ method: 'GET', url }, as);
  return { status: response.statusCode, body: response.json() };
}

describe('GET /api/tenant-checks', () => {
  it('pages thirty at a time, newest first', async () => {
    const first = (await get('/api/tenant-checks')).body;
    expect(first.totalItems).toBe(32);
    expect(first.member).toHaveLength(30);
    expect(first.member[0].applicant).toEqual({ name: 'Applicant 32' });
    expect(first.view).toMatchObject({ next: '/api/tenant-checks?page=2', last: '/api/tenant-checks?page=2' });
    const second = (await get('/api/tenant-checks?page=2')).body;
    expect(second.member.map((one: { applicant: { name: string } }) => one.applicant.name)).toEqual([
      'Applicant 2',
      'Applicant 1',
    ]);
  });

  it('filters by status', async () => {
    const { body } = await get('/api/tenant-checks?status=complete');
    expect(body.totalItems).toBe(4);
    expect(new Set(body.member.map((one: { status: string }) => one.status))).toEqual(new Set(['complete']));
  });

  it('rejects an unknown status', async () => {
    expect((await get('/api/tenant-checks?status=passed')).status).toBe(400);
  });

  it('hides other owners’ checks', async () => {
    expect((await get('/api/tenant-checks', jack)).body.totalItems).toBe(1);
    const [check] = (await get('/api/tenant-checks')).body.member;
    expect((await get(check['@id'], jack)).status).toBe(404);
    expect((await get(check['@id'])).body).toMatchObject({ id: check.id, completedAt: null });
  });

  it('V40 contains no identity documents, only a name', async () => {
    const [check] = (await get('/api/tenant-checks')).body.member;
    expect(Object.keys(check.applicant)).toEqual(['name']);
  });
});

it('limits searches per minute, because each one decrypts the names of the applicants', async () => {
  const headers = await backend.signInAs(olivia);
  const search = {
    method: 'POST',
    url: '/api/tenant-check-searches',
    payload: {},
    remoteAddress: '192.0.2.7',
  } as const;
  const statuses = new Set<number>();
  for (let count = 0; count <= 120; count += 1) statuses.add((await backend.inject(search, headers)).statusCode);
  expect([...statuses]).toEqual([422, 429]);
});
