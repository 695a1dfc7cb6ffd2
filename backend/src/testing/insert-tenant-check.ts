import { randomUUID } from 'node:crypto';
import type { CheckApplicant, CheckResult } from 'shared-contract/tenant-check/tenant-check';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { createCheckLink } from '../tenant-checks/check-links.ts';
import { sealedApplicant, sealedReport } from '../tenant-checks/sealed-check.ts';
import { tenantCheckApplicants, tenantCheckReports, tenantChecks } from '../tenant-checks/tenant-check-table.ts';
import { testEncryptionKeys } from './encryption-keys.ts';

type Insert = typeof tenantChecks.$inferInsert;
type Values = Pick<Insert, 'ownerId' | 'propertyId'> &
  Partial<Omit<Insert, 'applicantName'>> & {
    applicant?: Partial<CheckApplicant>;
    linkedAt?: Date;
    /** What the provider asked or found. */
    question?: string;
    result?: CheckResult;
  };

/** An adult with all details. */
export const zoe: CheckApplicant = {
  name: 'Zoë Žižka',
  email: 'zoe@example.com',
  phone: '0491 570 006',
  dateOfBirth: '1990-04-23',
  currentAddress: '9 Smith Street, Fitzroy VIC 3065',
};

/** By default a check in progress about Zoë. `token` is that of her link, which works from `linkedAt`, or now. */
export async function insertTenantCheck(
  database: Database,
  { applicant, linkedAt, question, result, ...values }: Values,
) {
  const config = readConfig({ ENCRYPTION_KEYS: testEncryptionKeys });
  const row = await storedRow(
    database
      .insert(tenantChecks)
      .values({
        id: randomUUID(),
        status: 'processing',
        product: 'TICA',
        requestedAt: new Date('2026-11-20T01:00:00Z'),
        ...values,
      })
      .returning(),
    'check',
  );
  const { id, ownerId } = row;
  const sealed = sealedApplicant.seal(config, id, { ...zoe, ...applicant });
  await database.insert(tenantCheckApplicants).values({ id, ownerId, ...sealed });
  if (question !== undefined || result !== undefined) {
    const report = sealedReport.seal(config, id, { question: question ?? null, result: result ?? null });
    await database.insert(tenantCheckReports).values({ id, ownerId, ...report });
  }
  return { ...row, token: await createCheckLink(database, id, linkedAt ?? new Date()) };
}
