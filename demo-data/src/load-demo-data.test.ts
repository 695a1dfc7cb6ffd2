import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tenantCheckApplicants, tenantChecks } from 'backend/tables';
import { type TestBackend, testBackend } from 'backend/testing';
import { applicationFields } from 'tenancy-law/rules/application-fields';
import { demo, loadDemoData, loadSmallDemoData } from './index.ts';

const now = new Date('2026-11-21T02:30:00Z');

/** The test backend parses every response with its contract schema, so a row that the API cannot serve fails here. */
describe('small demo data', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await testBackend({ clock: () => now });
    const started = performance.now();
    await loadSmallDemoData(backend.database, { now, config: backend.config });
    process.stdout.write(`small demo data: ${Math.round(performance.now() - started)} ms\n`);
  });
  afterAll(() => backend.close());

  const get = async (url: string, as?: { id: string }) => {
    const response = await backend.inject({ method: 'GET', url }, as);
    return { status: response.statusCode, body: response.json() };
  };

  it('is searchable and readable by a visitor', async () => {
    const { status, body } = await get('/api/listings/search?listingType=lease&propertyType=residential');
    expect(status).toBe(200);
    expect(body.totalItems).toBeGreaterThan(5);
    for (const { id } of body.member) expect((await get(`/api/listings/${id}`)).status).toBe(200);
    expect((await get(`/api/listings/${demo.draftListing.id}`)).status).toBe(404);
    const hidden = await get(`/api/listings/${demo.hiddenPriceListing.id}`);
    expect(hidden.body.pricing).toEqual({ displayType: 'hide' });
  });

  it('fills every list of the demo accounts', async () => {
    for (const { user, properties } of [demo.olivia, demo.jack, demo.agent]) {
      const list = await get('/api/properties', user);
      expect(list.body.totalItems).toBe(properties.length);
      for (const path of ['/api/overview', '/api/orders', '/api/subscriptions', '/api/tenant-checks'])
        expect([path, (await get(path, user)).status]).toEqual([path, 200]);
      for (const { id, tenancyIds, agreementIds, orderIds } of properties) {
        expect((await get(`/api/tenancies?property.id=${id}`, user)).body.totalItems).toBe(tenancyIds.length);
        expect((await get(`/api/tenancy-agreements?property.id=${id}`, user)).body.totalItems).toBe(
          agreementIds.length,
        );
        for (const order of orderIds) expect((await get(`/api/orders/${order}`, user)).status).toBe(200);
      }
    }
  });

  it('numbers orders by the date they were placed', async () => {
    const { body } = await get(`/api/orders/${demo.initiatedOrder.id}`, demo.olivia.user);
    expect(body.number).toMatch(/^V-1000\d\d$/);
  });

  it('leaves a database with data alone', async () => {
    const before = (await get('/api/listings/search')).body.totalItems;
    await loadDemoData(backend.database, { now, config: backend.config });
    expect((await get('/api/listings/search')).body.totalItems).toBe(before);
  });
});

describe('full demo data', () => {
  it('is loaded once by instances that start at the same time', async () => {
    const backend = await testBackend({ clock: () => now });
    const lines: string[] = [];
    const options = { now, config: backend.config, log: (line: string) => lines.push(line) };
    await Promise.all([1, 2].map(() => loadDemoData(backend.database, options)));
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(lines).toHaveLength(1);
    const found = await backend.inject({ method: 'GET', url: '/api/listings/search' });
    expect(found.json()).toMatchObject({ totalItems: 1000, totalItemsCapped: true });
    await expectSignedDocuments(backend);
    await expectReadableApplications(backend);
    await expectSealedChecks(backend);
    await backend.close();
  });
});

/** Olivia's signed agreements have the PDF with the evidence of all signatures. */
async function expectSignedDocuments({ inject, readPdf }: TestBackend) {
  const { user } = demo.olivia;
  const { member } = (await inject({ url: '/api/tenancy-agreements' }, user)).json();
  const signed = member.filter(({ locked }: { locked: boolean }) => locked);
  expect(signed.length).toBeGreaterThan(3);
  for (const { id, signing } of signed) {
    expect(signing.step).toBe('signed');
    const pdf = await inject({ url: `/api/tenancy-agreements/${id}/signed-document` }, user);
    expect(pdf.statusCode).toBe(200);
    const text = (await readPdf(pdf.rawPayload)).join(' ').replaceAll(/\s/g, '');
    for (const { name, status } of signing.parties) {
      expect([name, status]).toEqual([name, 'signed']);
      expect(text).toContain(`Typed as ${name}`.replaceAll(/\s/g, ''));
    }
  }
}

/** Olivia's lease listings have applications in each status, whose content the forms of their state permit. */
async function expectReadableApplications({ inject }: TestBackend) {
  const { user } = demo.olivia;
  const { member } = (await inject({ url: '/api/applications' }, user)).json();
  const statuses = new Set(member.map(({ status }: { status: string }) => status));
  expect([...statuses].sort()).toEqual(['approved', 'declined', 'shortlisted', 'submitted']);
  for (const { id } of member) {
    const read = await inject({ method: 'POST', url: `/api/applications/${id}/accesses`, payload: {} }, user);
    const { adults, details } = read.json();
    const permitted = applicationFields('VIC', '2026-11-20').value.fields;
    for (const { part } of [...adults, { part: details }]) {
      expect(permitted).toEqual(expect.arrayContaining(Object.keys(part)));
    }
  }
}

/** The database has the names of applicants, and their rows, encrypted only. */
async function expectSealedChecks({ database }: TestBackend) {
  const names = await database.select({ name: tenantChecks.applicantName }).from(tenantChecks);
  expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['']));
  expect(await database.$count(tenantCheckApplicants)).toBe(names.length);
}
