import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from 'backend/config';
import { tenantChecks } from 'backend/tables';
import { type TestBackend, testBackend, testEncryptionKeys } from 'backend/testing';
import { inArray } from 'drizzle-orm';
import { identityDocumentViolations } from 'shared-contract/tenant-check/identity-document-rules';
import { tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { buildDataset } from '../dataset/build-dataset.ts';
import { insertDataset } from '../dataset/insert-dataset.ts';
import { demo } from '../index.ts';
import { smallSize } from '../load-demo-data.ts';
import { addTenantChecks } from './add-tenant-checks.ts';

const now = new Date('2026-11-21T02:30:00Z');
const config = readConfig({ ENCRYPTION_KEYS: testEncryptionKeys });

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  const dataset = buildDataset(now, smallSize);
  await insertDataset(backend.database, dataset, backend.config, (transaction) =>
    addTenantChecks(transaction, dataset.tenantChecks, { config, now }),
  );
});
afterAll(() => backend.close());

it.each([
  ['Olivia', demo.olivia.user],
  ['the agent', demo.agent.user],
])('%s has a check in every status with its content, and a hit that needs a notice', async (_name, user) => {
  const { member } = (await backend.inject({ url: '/api/tenant-checks?itemsPerPage=12' }, user)).json();
  const statuses = new Set(member.map(({ status }: { status: string }) => status));
  // The provider of the demonstration cancels no check.
  const expected = tenantCheckStatus.options.filter((status) => status !== 'cancelled');
  expect([...statuses].sort()).toEqual(expected.sort());
  for (const check of member) {
    const { id, status, destroyOn, payment } = check;
    expect(destroyOn > '2026-11-22').toBe(true);
    const isSent = ['submitted', 'processing', 'needsInfo', 'complete'].includes(status);
    expect([id, payment.status]).toEqual([id, isSent ? 'paid' : 'unpaid']);
    const read = await backend.inject({ method: 'POST', url: `/api/tenant-checks/${id}/accesses`, payload: {} }, user);
    const content = read.json();
    expect([id, content.result !== null]).toEqual([id, status === 'complete']);
    expect([id, content.question !== null]).toEqual([id, status === 'needsInfo']);
    if (isSent) expect([id, content.points, content.missing]).toEqual([id, 110, []]);
    if (!isSent && status !== 'authorised') continue;
    const file = await backend.inject(
      { method: 'POST', url: `/api/tenant-checks/${id}/authority-downloads`, payload: {} },
      user,
    );
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const [hit] = member.filter(({ noticeDueOn }: { noticeDueOn: string | null }) => noticeDueOn);
  expect(hit).toMatchObject({ status: 'complete', applicant: { name: 'Wayne Listed' }, noticeSentAt: null });
  expect(hit.noticeDueOn > '2026-11-21').toBe(true);
});

type CheckProvider = NonNullable<TestBackend['config']['checkProvider']>;
type CheckRequest = Parameters<CheckProvider['submit']>[0];

it('has all that the open checks need to be sent again, because the provider knows none of them', async () => {
  const sent = new Map<string, CheckRequest>();
  const refuse = () => Promise.reject(new Error('Expected only new checks.'));
  const checkProvider: CheckProvider = {
    async submit(request) {
      sent.set(request.reference, request);
      return {
        id: request.reference,
        reference: request.reference,
        status: 'processing',
        question: null,
        result: null,
      };
    },
    find: refuse,
    read: refuse,
    answer: refuse,
    cancel: refuse,
    readCallback: () => null,
  };
  const isOpen = inArray(tenantChecks.status, ['submitted', 'processing', 'needsInfo']);
  const open = await backend.database.select().from(tenantChecks).where(isOpen);
  for (const { id } of open) await backend.boss.send('tenant-check', { checkId: id }, { singletonKey: id });
  await backend.runQueue('tenant-check', { config: { ...backend.config, checkProvider } });
  expect([...sent.keys()].sort()).toEqual(open.map(({ id }) => id).sort());
  for (const { applicant, documents } of sent.values()) {
    expect(applicant.name).toMatch(/ (?:Slow|Query)$/);
    expect(documents.flatMap((document) => identityDocumentViolations(document, '2026-11-21'))).toEqual([]);
  }
});
