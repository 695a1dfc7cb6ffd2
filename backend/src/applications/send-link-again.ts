import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { type ApplicationMailStep, sendMailToAdult } from './application-mails.ts';
import { type ApplicantRow, findNewestLink, lockApplication } from './application-store.ts';

/** An adult whose newest link is younger gets no other one, so that requests cannot flood a mailbox. */
const minAgeMs = 120_000;

type SendContext = { database: Database; mail: Mail; config: BackendConfig; now: Date };

/** Emails an adult another link to their own part, at most every 2 minutes. */
export async function sendLinkAgain(
  step: Extract<ApplicationMailStep, 'linkRequested' | 'alreadyStarted'>,
  context: SendContext,
  adult: ApplicantRow,
): Promise<void> {
  const found = await lockApplication(context.database, adult.applicationId);
  const newest = await findNewestLink(context.database, adult.id);
  if (newest !== null && context.now.getTime() - newest.getTime() < minAgeMs) return;
  await sendMailToAdult(step, context, found, adult);
}
