import { draftMonths, undecidedMonths } from 'shared-contract/application/application-rules';
import { addresses } from 'shared-contract/page/addresses';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { formatDate } from '../mail/format-date.ts';
import type { Mail } from '../mail/mail.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { type ApplicantRow, createApplicationLink, type FoundApplication } from './application-store.ts';
import { withTenancy } from './own-tenancy.ts';
import { unsealApplicant } from './sealed-application.ts';

export type ApplicationMailStep =
  | 'started'
  | 'submitted'
  | 'shortlisted'
  | 'approved'
  | 'declined'
  | 'leased'
  | 'withdrawn'
  | 'linkRequested'
  | 'alreadyStarted';

type MailContext = { database: Database; mail: Mail; config: BackendConfig; now: Date };

/** Subjects name only the address: no mail server needs to know who applies. */
const toAdults: Record<ApplicationMailStep, { subject: string; opening: string }> = {
  started: {
    subject: 'Complete your rental application',
    opening:
      'Complete your part of the rental application for this home: open the link below and answer what you can. It goes to the owner when every adult has completed their part. If you don’t want to apply, withdraw it there.',
  },
  submitted: { subject: 'Your rental application was sent', opening: 'The owner can now read your application.' },
  shortlisted: { subject: 'You’re on the shortlist', opening: 'The owner has shortlisted your application.' },
  approved: {
    subject: 'Your rental application was approved',
    opening: 'The owner has approved your application. You’re not bound until a tenancy agreement is signed.',
  },
  declined: {
    subject: 'Your rental application was unsuccessful',
    opening: 'The owner has declined your application.',
  },
  /** Declined automatically, because someone else signed an agreement. */
  leased: { subject: 'Your rental application was unsuccessful', opening: 'The home was leased to someone else.' },
  withdrawn: { subject: 'Your rental application was withdrawn', opening: 'Your application was withdrawn.' },
  linkRequested: {
    subject: 'Your link to your rental application',
    opening: 'You asked for the link to your rental application again. If you didn’t, ignore this email.',
  },
  alreadyStarted: {
    subject: 'Your link to your rental application',
    opening:
      'You already have a rental application for this home, so we haven’t started a second one. Open it with the link below. To apply with other people, withdraw it there first. If you didn’t try to apply again, ignore this email.',
  },
};

const toOwner: Partial<Record<ApplicationMailStep, { subject: string; opening: string }>> = {
  submitted: { subject: 'New rental application', opening: 'You have a new rental application.' },
  withdrawn: { subject: 'A rental application was withdrawn', opening: 'The applicants have withdrawn.' },
};

/**
 * Adds mails for all adults and the owner to the transaction. Each mail to an adult contains a new private link to
 * their own part. No mail contains anything that an applicant wrote.
 */
export async function sendApplicationMails(
  step: Exclude<ApplicationMailStep, 'linkRequested' | 'alreadyStarted'>,
  context: MailContext,
  found: FoundApplication,
  message = '',
): Promise<void> {
  const { mail, config } = context;
  const { row, adults, offered } = found;
  for (const adult of adults) await sendMailToAdult(step, context, found, adult, message);
  const owners = toOwner[step];
  // The owner has never seen a draft.
  if (!owners || row.submittedAt === null) return;
  const link = config.publicOrigin + addresses.application(row.propertyId, row.id);
  await mail.send({
    to: offered.listing.contactEmail ?? offered.ownerEmail,
    subject: `${owners.subject}: ${fullAddressOf(offered.property)}`,
    text: `${owners.opening}\n\n${fullAddressOf(offered.property)}\n\nView it:\n${link}\n`,
  });
}

/** Adds a mail for one adult to the transaction, with a new link to their own part. */
export async function sendMailToAdult(
  step: ApplicationMailStep,
  { database, mail, config, now }: MailContext,
  found: FoundApplication,
  adult: ApplicantRow,
  message = '',
): Promise<void> {
  const place = summaryResource({ ...found.offered, nextOpen: null }, 'public').property.address.fullAddress;
  const { subject, opening } = toAdults[step];
  const link = config.publicOrigin + addresses.rentalApplication(await createApplicationLink(database, adult.id, now));
  const quoted = message === '' ? [] : [...message.split('\n').map((line) => `> ${line}`), ''];
  await mail.send({
    to: unsealApplicant(config, adult).email,
    subject: `${subject}: ${place}`,
    text: [
      opening,
      '',
      place,
      '',
      ...quoted,
      'Open your application:',
      link,
      '',
      'Anyone with this link can read your part, so don’t share it.',
      ...storedUntil(await withTenancy({ database, config }, found)),
      '',
    ].join('\n'),
  });
}

/** Returns the sentence about the date of destruction (V41), with what would change the date. */
function storedUntil({ row, hasTenancy }: FoundApplication & { hasTenancy: boolean }): string[] {
  const { status, destroyOn, legalHold } = row;
  if (legalHold) return ['It’s on hold for a dispute, so we don’t destroy it while the hold lasts.'];
  if (destroyOn === null) return hasTenancy ? ['We store this application while your tenancy runs.'] : [];
  const date = formatDate(destroyOn);
  switch (status) {
    case 'draft':
      return [
        `If it isn’t sent, we destroy this application on ${date}, or ${draftMonths} month after your last change. Once it’s sent, we destroy it after ${undecidedMonths} months unless the owner decides before.`,
      ];
    case 'submitted':
    case 'shortlisted':
      return [
        `We destroy this application on ${date} unless the owner decides before, or sooner once the home is leased.`,
      ];
    case 'approved':
      return [`We destroy this application on ${date}${hasTenancy ? '' : ' if no tenancy starts'}.`];
    case 'declined':
      return [`We destroy this application on ${date}, unless the owner needs it for a dispute.`];
    default:
      return ['We’ve destroyed what was written in it. The rest follows within a day.'];
  }
}
