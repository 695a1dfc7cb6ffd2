import { eq, sql } from 'drizzle-orm';
import type { ApplicationStatus } from 'shared-contract/application/application';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { conflict } from '../http/problem.ts';
import { canMove } from './application-rules.ts';
import type { ApplicantRow, ApplicationRow, FoundApplication } from './application-store.ts';
import { applicants, applications } from './application-tables.ts';
import { lawfulDetails, lawfulPart } from './lawful-content.ts';
import { retentionFor, todayAt } from './retention.ts';
import { sealApplicant, sealDetails, unsealApplicant, unsealDetails } from './sealed-application.ts';

type ChangeContext = { database: Database; now: Date };

/** Changes the status of a locked application, and with it the date of its destruction. @throws Problem 409 */
export async function moveApplication(
  { database, now }: ChangeContext,
  found: FoundApplication,
  status: ApplicationStatus,
): Promise<FoundApplication> {
  if (!canMove(found.row.status, status)) {
    throw conflict(`application-${found.row.status}`, rejectionMessages[found.row.status]);
  }
  const isDecision = status === 'approved' || status === 'declined' || status === 'withdrawn';
  const isShortlisting = status === 'shortlisted';
  // The shortlist doesn't extend the time for which an undecided application is stored.
  const destroyOn = isShortlisting ? found.row.destroyOn : retentionFor(found, todayAt(found, now), status).destroyOn;
  const row = await updateApplication({ database, now }, found.row, {
    status,
    destroyOn,
    ...(status === 'submitted' ? { submittedAt: now } : {}),
    ...(isDecision ? { decidedAt: now } : {}),
  });
  return { ...found, row };
}

/** Declines a locked application because others have signed. An approved one is declined in no other way. */
export async function declineBecauseLeased(
  { database, now }: ChangeContext,
  found: FoundApplication,
): Promise<FoundApplication> {
  const { destroyOn } = retentionFor(found, todayAt(found, now), 'declined');
  const values = { status: 'declined', destroyOn, decidedAt: now } as const;
  return { ...found, row: await updateApplication({ database, now }, found.row, values) };
}

type SealContext = ChangeContext & { config: BackendConfig };

/** Removes what may no longer be stored, because the owner changed the home or its rent after an adult wrote it. */
export async function storeLawfulContent({ config, ...context }: SealContext, found: FoundApplication): Promise<void> {
  const details = lawfulDetails(found, unsealDetails(config, found.row));
  await updateApplication(context, found.row, sealDetails(config, found.row.id, details));
  for (const adult of found.adults) {
    const { part, ...person } = unsealApplicant(config, adult);
    const sealed = sealApplicant(config, adult.id, { ...person, part: lawfulPart(found, part) });
    await updateApplicant(context, adult, sealed);
  }
}

/** Destroys what the adults wrote. The names stay until the job destroys the application and issues a certificate. */
export async function eraseContent({ config, ...context }: SealContext, found: FoundApplication): Promise<void> {
  await updateApplication(context, found.row, { ...sealDetails(config, found.row.id, {}), enquiryId: null });
  for (const adult of found.adults) {
    const { name, email } = unsealApplicant(config, adult);
    await updateApplicant(context, adult, sealApplicant(config, adult.id, { name, email, part: {} }));
  }
}

const rejectionMessages: Record<ApplicationStatus, string> = {
  draft: 'This application is not complete yet.',
  submitted: 'This application was already sent.',
  shortlisted: 'This application is already on the shortlist.',
  approved: 'This application is already approved.',
  declined: 'This application was declined.',
  withdrawn: 'The applicants have withdrawn.',
};

export const updateApplication = (
  { database, now }: ChangeContext,
  { id }: Pick<ApplicationRow, 'id'>,
  values: Partial<typeof applications.$inferInsert>,
): Promise<ApplicationRow> =>
  storedRow(
    database
      .update(applications)
      .set({ ...values, version: sql`${applications.version} + 1`, updatedAt: now })
      .where(eq(applications.id, id))
      .returning(),
    'application',
  );

export const updateApplicant = (
  { database, now }: ChangeContext,
  { id }: Pick<ApplicantRow, 'id'>,
  values: Partial<typeof applicants.$inferInsert>,
): Promise<ApplicantRow> =>
  storedRow(
    database
      .update(applicants)
      .set({ ...values, version: sql`${applicants.version} + 1`, updatedAt: now })
      .where(eq(applicants.id, id))
      .returning(),
    'applicant',
  );
