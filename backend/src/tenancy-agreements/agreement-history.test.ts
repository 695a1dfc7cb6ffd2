import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAgreement, insertProperty, type TestBackend, testBackend } from 'backend/testing';
import { renderSignedDocument } from '../agreement-signing/complete-signing.ts';
import { findSigning } from '../agreement-signing/signing-store.ts';
import { agreementEvents } from '../agreement-signing/signing-tables.ts';
import { callerOf, mia, withTerms } from './testing/agreement-calls.ts';

const olivia = { id: '34111111-1111-4111-8111-111111111111' };
const jack = { id: '34222222-2222-4222-8222-222222222222' };
const path = '/api/tenancy-agreements';

let now = new Date('2026-11-23T01:00:00Z');
let backend: TestBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  propertyId = (await insertProperty(backend.database, { ownerId: olivia.id })).id;
});
afterAll(() => backend.close());

const call = callerOf(() => backend, olivia);

async function aDraft() {
  const { id } = await insertAgreement(backend.database, { ownerId: olivia.id, propertyId, status: 'draft' });
  return `${path}/${id}`;
}

const notes = ['Event A', 'Event B', 'Event C', 'Event D', 'Event E'];

/** Adds events at one instant. Neither their ids nor the order in which they are stored is that of their sequence. */
async function insertShuffled(agreementId: string, at: Date) {
  for (const [sequence, digit] of [
    [3, 4],
    [1, 2],
    [5, 3],
    [2, 5],
    [4, 1],
  ] as const) {
    await backend.database.insert(agreementEvents).values({
      ...{ id: randomUUID().replace(/^./, String(digit)), ownerId: olivia.id, agreementId, at },
      ...{ by: 'owner', kind: 'changed', note: notes[sequence - 1], sequence: 1000 + sequence },
    });
  }
}

const patch = (url: string, payload: object, ifMatch = '*') => call({ method: 'PATCH', url, payload, ifMatch });
const patchTerms = (url: string, terms: Record<string, unknown>) => patch(url, withTerms(terms));

describe('GET /api/tenancy-agreements/{id}/history', () => {
  it('names changed terms, newest first, and repeats within ten minutes once', async () => {
    const { body: created } = await call({
      method: 'POST',
      url: path,
      payload: {
        property: `/api/properties/${propertyId}`,
        landlord: `/api/customer-users/${olivia.id}`,
        landlordDetails: { name: 'Olivia', address: '', phone: '', email: '' },
        tenantDetails: [mia],
        tenancyAgreementDetails: [],
      },
    });
    const url = created['@id'];
    const linesAfter = async (minutes: number, change: () => Promise<unknown>) => {
      now = new Date(now.getTime() + minutes * 60_000);
      await change();
      const { body } = await call({ method: 'GET', url: `${url}/history` });
      return body.member.map(({ kind, note }: { kind: string; note: string }) => [kind, note]);
    };
    const first = [['created', '']];
    expect(await linesAfter(1, () => patchTerms(url, { rent: '600.00' }))).toEqual([['changed', 'Rent'], ...first]);
    expect(await linesAfter(5, () => patchTerms(url, { rent: '610.00' }))).toEqual([['changed', 'Rent'], ...first]);
    expect(await linesAfter(1, () => patch(url, { tenantDetails: [{ ...mia, name: 'Mia P' }] }))).toEqual([
      ['changed', 'Renters'],
      ['changed', 'Rent'],
      ...first,
    ]);
    expect(await linesAfter(1, () => patchTerms(url, { rent: '610.00' }))).toHaveLength(3);
    expect((await call({ method: 'GET', url: `${url}/history?page=2` })).body).toMatchObject({
      totalItems: 3,
      member: [],
    });
  });

  it('has events at the same instant in the order in which they were added, latest first', async () => {
    const { agreement } = await backend.insert.signing({ ownerId: olivia.id, propertyId, step: 'signed' });
    await insertShuffled(agreement.id, new Date('2026-11-22T00:00:00Z'));
    const { body } = await call({ method: 'GET', url: `${path}/${agreement.id}/history` });
    expect(body.member.map(({ note }: { note: string }) => note)).toEqual([...notes].reverse());
  });

  it('has them in the same order on the evidence page of the signed PDF, earliest first', async () => {
    const sentAt = new Date('2026-11-22T00:00:00Z');
    const { agreement, round } = await backend.insert.signing({
      ownerId: olivia.id,
      propertyId,
      step: 'signed',
      sentAt,
    });
    await insertShuffled(agreement.id, new Date('2026-11-22T01:00:00Z'));
    const { database } = backend;
    const pdf = await renderSignedDocument({ database, now }, await findSigning(database, round.id));
    const text = (await backend.readPdf(pdf)).join(' ');
    expect(text.match(/Event [A-E]/g)).toEqual(notes);
  });

  it('is 404 for another owner', async () => {
    const url = `${await aDraft()}/history`;
    expect((await call({ method: 'GET', url }, jack)).status).toBe(404);
  });
});
