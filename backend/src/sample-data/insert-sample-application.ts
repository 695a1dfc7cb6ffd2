import { randomUUID } from 'node:crypto';
import { addDays } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import { insertApplicant, insertApplication } from '../applications/application-store.ts';
import { sealApplicant, sealDetails } from '../applications/sealed-application.ts';
import type { SampleContext } from './sample-context.ts';
import { sampleApplicant, sampleRentCents } from './sample-texts.ts';

const daysAgo = 2;

/**
 * Inserts a submitted application of one adult. It has no mailed link, so only the owner can open it, and no date of
 * destruction: its applicant is made up, and it goes with the
 * sample data.
 */
export async function insertSampleApplication(context: SampleContext, listingId: string): Promise<void> {
  const { database, owner, config, now, propertyId, today } = context;
  const submittedAt = new Date(now.getTime() - daysAgo * 86_400_000);
  const shared = { ownerId: owner.id, createdAt: submittedAt, updatedAt: submittedAt };
  const id = randomUUID();
  const details = {
    startDate: addDays(today, 30),
    termMonths: 12,
    occupants: 2,
    rent: amountOf(sampleRentCents),
    message: 'We’d love to stay for some years. This application is sample data.',
  };
  await insertApplication(database, {
    ...shared,
    ...sealDetails(config, id, details),
    id,
    listingId,
    propertyId,
    status: 'submitted',
    startedOn: addDays(today, -daysAgo),
    submittedAt,
  });
  const applicantId = randomUUID();
  const part = { phone: '+61491570157', currentAddress: '4 Sample Lane, Richmond VIC 3121' };
  const content = sealApplicant(config, applicantId, { ...sampleApplicant, part });
  const adult = { ...shared, ...content, id: applicantId, applicationId: id, position: 0, completedAt: submittedAt };
  await insertApplicant(database, adult);
}
