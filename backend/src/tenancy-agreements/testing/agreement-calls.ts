import { signingParties, signings } from '../../agreement-signing/signing-tables.ts';
import type { Database } from '../../database/database.ts';
import { storedRow } from '../../database/single-row.ts';
import type { TestBackend, TestUser } from '../../testing/index.ts';

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object;
  ifMatch?: string;
};

/** Returns a function that sends requests to the backend and returns status, headers and JSON. */
export const callerOf =
  (backend: () => TestBackend, user: TestUser) =>
  async ({ method, url, payload, ifMatch }: Call, as: TestUser = user) => {
    const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
    const response = await backend().inject({ method, url, headers, ...(payload ? { payload } : {}) }, as);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? null : response.json(),
    };
  };

type Terms = { tenancyAgreementDetails: { name: string; value: unknown }[] };

/** The body of a request that changes terms of an agreement. */
export const withTerms = (terms: Record<string, unknown>): Terms => ({
  tenancyAgreementDetails: Object.entries(terms).map(([name, value]) => ({ name, value })),
});

export const termsIn = (body: Terms) =>
  Object.fromEntries(body.tenancyAgreementDetails.map(({ name, value }) => [name, value]));

export const pathsIn = (body: { violations: { propertyPath: string }[] }) =>
  body.violations.map(({ propertyPath }) => propertyPath);

export const mia = {
  name: 'Mia Petrović',
  address: '',
  phone: '0491 570 006',
  email: 'mia@example.com',
  primaryTenant: true,
  position: 1,
};

type Round = Pick<typeof signings.$inferInsert, 'ownerId' | 'agreementId' | 'step'> &
  Partial<typeof signings.$inferInsert>;

/** Inserts a round of signing with one tenant. By default it expires in 2040. */
export async function insertRound(database: Database, values: Round) {
  const inserted = database
    .insert(signings)
    .values({
      document: Buffer.from('%PDF-1.7'),
      documentSha256: '0'.repeat(64),
      sentAt: new Date('2026-11-20T01:00:00Z'),
      expiresAt: new Date('2040-01-01T00:00:00Z'),
      ...values,
    })
    .returning();
  const round = await storedRow(inserted, 'round');
  await database.insert(signingParties).values({
    signingId: round.id,
    role: 'tenant',
    position: 1,
    name: 'Mia Petrović',
    email: 'mia@example.com',
    status: 'accepted',
  });
  return round;
}
