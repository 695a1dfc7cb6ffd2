import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { isTooSoonForLink } from '../mail/link-interval.ts';
import type { Mail } from '../mail/mail.ts';
import { type ApplicationMailStep, sendMailToAdult } from './application-mails.ts';
import { type ApplicantRow, findNewestLink, lockApplication } from './application-store.ts';

type SendContext = { database: Database; mail: Mail; config: BackendConfig; now: Date };

/** Emails an adult another link to their own part, at most every 2 minutes. */
export async function sendLinkAgain(
  step: Extract<ApplicationMailStep, 'linkRequested' | 'alreadyStarted'>,
  context: SendContext,
  adult: ApplicantRow,
): Promise<void> {
  const found = await lockApplication(context.database, adult.applicationId);
  const newest = await findNewestLink(context.database, adult.id);
  if (isTooSoonForLink(newest, context.now)) return;
  await sendMailToAdult(step, context, found, adult);
}
