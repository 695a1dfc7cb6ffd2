import { randomUUID } from 'node:crypto';
import type { ApplicantPart, ApplicationDetails } from 'shared-contract/application/application-content';
import { createApplicationLink, insertApplicant } from '../applications/application-store.ts';
import { type applicants, applications, destructionCertificates } from '../applications/application-tables.ts';
import { sealApplicant, sealDetails } from '../applications/sealed-application.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { testEncryptionKeys } from './encryption-keys.ts';
import { aPdf } from './insert-document.ts';

type Insert = typeof applications.$inferInsert;
type Values = Pick<Insert, 'ownerId' | 'propertyId' | 'listingId'> &
  Partial<Insert> & {
    name?: string;
    email?: string;
    part?: ApplicantPart;
    details?: ApplicationDetails;
  };

/** By default Mia has submitted an application today, which is destroyed in 2027. `token` is that of her link. */
export async function insertApplication(
  database: Database,
  { name = 'Mia Petrović', email = 'mia@example.com', part = {}, details = {}, ...values }: Values,
) {
  const config = readConfig({ ENCRYPTION_KEYS: testEncryptionKeys });
  const id = values.id ?? randomUUID();
  const now = values.createdAt ?? new Date();
  const row = await storedRow(
    database
      .insert(applications)
      .values({
        status: 'submitted',
        startedOn: now.toISOString().slice(0, 10),
        submittedAt: now,
        destroyOn: '2027-05-20',
        ...values,
        ...sealDetails(config, id, details),
        id,
      })
      .returning(),
    'application',
  );
  const applicantId = randomUUID();
  const mia = sealApplicant(config, applicantId, { name, email, part });
  const adult: typeof applicants.$inferInsert = {
    id: applicantId,
    ownerId: row.ownerId,
    applicationId: id,
    position: 0,
    ...mia,
  };
  await insertApplicant(database, { ...adult, completedAt: now });
  return { ...row, token: await createApplicationLink(database, applicantId, now) };
}

/** A certificate whose PDF, hashes and signature are not real. */
export const insertCertificate = (database: Database, values: { ownerId: string; propertyId: string }) =>
  storedRow(
    database
      .insert(destructionCertificates)
      .values({
        ...values,
        id: randomUUID(),
        rule: 'VIC: an unsuccessful application is destroyed within 30 days.',
        destroyedAt: new Date(),
        contentSha256: '0'.repeat(64),
        document: aPdf,
        documentSha256: '1'.repeat(64),
        signature: 'c2lnbmF0dXJl',
        publicKey: 'a2V5',
      })
      .returning(),
    'certificate',
  );
