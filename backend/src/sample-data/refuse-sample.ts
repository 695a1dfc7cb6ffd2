import { conflict, type Problem } from '../http/problem.ts';
import type { JobData, JobName } from '../jobs/job-queue.ts';
import type { properties } from '../properties/property-table.ts';
import { isSampleAddress } from './sample-texts.ts';

/** The 409 for an action that would reach other people, or cost money, on behalf of a sample property. */
export const sampleRefusal = (detail: string): Problem => conflict('sample-data', detail);

/**
 * Requires a property that is no sample, before it is advertised, let, ordered for or has a tenant checked.
 * @throws Problem 409
 */
export function refuseSample({ isSample }: Pick<typeof properties.$inferSelect, 'isSample'>): void {
  if (!isSample) return;
  throw sampleRefusal('This is a sample property, so nothing is published, sent or paid. Add your own property first.');
}

/**
 * Requires a job that sends no mail to a person of the sample data. The refusal rolls back what the mail was about.
 * @throws Problem 409
 */
export function refuseSampleMail<N extends JobName>(name: N, data: JobData[N]): void {
  if (name !== 'mail' || !isSampleAddress((data as JobData['mail']).to)) return;
  throw sampleRefusal('This is sample data, so nothing is sent.');
}
