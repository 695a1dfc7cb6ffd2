import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { mia, olivia, type SigningApi, signingApi, tom } from './testing/signing-api.ts';

let api: SigningApi;
beforeAll(async () => {
  api = await signingApi();
});
afterAll(() => api.backend.close());

const tenanciesOf = (id: string) => api.database.select().from(tenancies).where(eq(tenancies.agreementId, id));
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status);
const countOf = async (id: string, kind: string) => (await api.kinds(id)).filter((one) => one === kind).length;

describe('requests at the same time', () => {
  it('two tenants who accept at once move the round on once', async () => {
    const { id, mia: one, tom: other } = await api.aSent();
    const before = (await api.mailsTo('olivia@example.com')).length;
    expect(statuses(await Promise.all([api.answer(one, id), api.answer(other, id)]))).toEqual([200, 200]);
    expect((await api.round(id))?.step).toBe('accepted');
    expect((await api.mailsTo('olivia@example.com')).length - before).toBe(1);
  });

  it('two tenants who sign at once create one tenancy and one signed PDF', async () => {
    const { id, mia: one, tom: other } = await api.anOwnerSigned();
    const codes = [await api.tenantCode(one, mia), await api.tenantCode(other, tom)] as const;
    const replies = await Promise.all([
      api.signAsTenant(one, id, codes[0]),
      api.signAsTenant(other, id, codes[1], api.typed('Tom')),
    ]);
    expect(statuses(replies)).toEqual([200, 200]);
    expect(await tenanciesOf(id)).toHaveLength(1);
    expect((await api.round(id))?.step).toBe('signed');
    expect(await countOf(id, 'signed')).toBe(1);
    const signedMails = (await api.mailsTo(mia)).filter(({ attachments }) => attachments.length > 0);
    expect(signedMails).toHaveLength(1);
  });

  it('a double click signs, accepts and sends once', async () => {
    const draft = await api.aDraft();
    const sent = await Promise.all([api.send(draft.id), api.send(draft.id)]);
    expect(statuses(sent).sort()).toEqual([200, 409]);
    const { id, mia: one, tom: other } = await api.anOwnerSigned();
    const code = await api.tenantCode(one, mia);
    const twice = await Promise.all([api.signAsTenant(one, id, code), api.signAsTenant(one, id, code)]);
    expect(statuses(twice)).toEqual([200, 200]);
    expect(await countOf(id, 'tenantSigned')).toBe(1);
    const last = await api.tenantCode(other, tom);
    expect(statuses(await Promise.all([1, 2].map(() => api.signAsTenant(other, id, last))))).toEqual([200, 200]);
    expect(await tenanciesOf(id)).toHaveLength(1);
  });

  it('a change of the terms and a signature exclude each other', async () => {
    const { id, mia: one } = await api.anOwnerSigned();
    const code = await api.tenantCode(one, mia);
    const change = api.backend.inject(
      {
        method: 'PATCH',
        url: api.path(id),
        headers: { 'if-match': '*' },
        payload: { tenancyAgreementDetails: [{ name: 'rent', value: '640.00' }] },
      },
      olivia,
    );
    const [signed, changed] = await Promise.all([api.signAsTenant(one, id, code), change]);
    expect(changed.statusCode).toBe(200);
    expect([200, 410]).toContain(signed.status);
    expect((await api.round(id))?.step).toBe('changed');
    expect(await tenanciesOf(id)).toEqual([]);
  });
});

/** Everything that the last signature writes. */
const written = [
  'signing_parties',
  'signings',
  'agreement_events',
  'tenancy_agreements',
  'tenancies',
  'tenancy_rents',
  'pgboss.job',
] as const;

describe('a failure at a step of the last signature', () => {
  it('leaves nothing signed, and the signature can be repeated', async () => {
    const { id, mia: one, tom: other } = await api.anOwnerSigned();
    await api.signAsTenant(one, id, await api.tenantCode(one, mia));
    const code = await api.tenantCode(other, tom);
    const before = await stateOf(id);
    for (const table of written) {
      await failWritesTo(table);
      try {
        expect([table, (await api.signAsTenant(other, id, code)).status]).toEqual([table, 500]);
      } finally {
        await api.database.execute(sql.raw(`drop trigger broken on ${table}`));
      }
      expect([table, await stateOf(id)]).toEqual([table, before]);
    }
    expect(before).toMatchObject({ step: 'ownerSigned', isSigned: false, signedDocument: null, tenancies: [] });
    expect((await api.view(other)).body.next).toBe('sign');
    const repeated = await api.signAsTenant(other, id, code);
    expect([repeated.status, repeated.body.next]).toEqual([200, 'done']);
    expect(await tenanciesOf(id)).toHaveLength(1);
  });
});

async function stateOf(id: string) {
  const round = await api.round(id);
  return {
    step: round?.step,
    signedDocument: round?.signedDocument,
    isSigned: (await api.agreement(id)).signedAt !== null,
    version: (await api.agreement(id)).version,
    tenancies: await tenanciesOf(id),
    kinds: await api.kinds(id),
    mails: (await api.backend.mails()).length,
  };
}

async function failWritesTo(table: string): Promise<void> {
  await api.database.execute(sql`
    create or replace function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`);
  await api.database.execute(
    sql.raw(`create trigger broken before insert or update on ${table} for each row execute function fail()`),
  );
}
