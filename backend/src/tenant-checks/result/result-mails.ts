import { addresses } from 'shared-contract/page/addresses';
import { formatDate } from '../../mail/format-date.ts';
import { type MailMessage, queuedMail } from '../../mail/mail.ts';
import { type MailContent, renderMail } from '../../mail/render-mail.ts';
import type { MoneyContext } from '../../payments/money-context.ts';
import { fullAddressOf } from '../../properties/property-resource.ts';
import { createCheckLink } from '../check-links.ts';
import { sealedApplicant } from '../sealed-check.ts';
import type { FoundCheck } from '../tenant-check-store.ts';

type Letter = { subject: string } & Pick<MailContent, 'opening' | 'closing'>;

/** No mail names the applicant or says what was found: mail servers and queues need not know. */
export const ownerLetters = {
  complete: {
    subject: 'A tenant check is complete',
    opening:
      'A tenant check that you requested is complete. Sign in to read the report, and to see if there is more to do.',
  },
  question: {
    subject: 'A tenant check needs an answer',
    opening: 'The provider of a tenant check has a question. The check goes on once you or the applicant answers it.',
  },
  rejected: {
    subject: 'A tenant check could not be sent',
    opening: 'The provider did not accept a tenant check. Sign in to see what to correct.',
  },
  tooOld: {
    subject: 'A tenant check needs a new authorisation',
    opening:
      'A tenant check was not sent, because its authorisation is missing or older than 90 days. Ask the applicant for a new one.',
  },
  otherContent: {
    subject: 'A tenant check needs a new authorisation',
    opening:
      'A tenant check was not sent, because its authorisation is for other details than it has now, such as the address of the property. Ask the applicant for a new one.',
  },
  cancelled: {
    subject: 'A tenant check was cancelled',
    opening:
      'A tenant check was cancelled at the provider, so it has no result. The authorisation and the documents are deleted. You can request the check again with the same payment.',
  },
  disputed: {
    subject: 'An applicant disputes a tenant check',
    opening:
      'The applicant disputes the result of a tenant check. Sign in to read the message. We store the check until you release it.',
  },
} satisfies Record<string, Letter>;

const applicantLetters = {
  complete: {
    subject: 'Your tenant check is complete',
    opening: 'The tenant check that you authorised is complete. You can read the result, and dispute it if it’s wrong.',
  },
  question: {
    subject: 'A question about your tenant check',
    opening: 'The provider of your tenant check has a question. You can answer it, or add a document.',
  },
  cancelled: {
    subject: 'Your tenant check was cancelled',
    opening:
      'The tenant check that you authorised was cancelled at the provider, so it has no result. Your authorisation and your documents are deleted.',
  },
  notice: {
    subject: 'A notice about your tenant check',
    opening: 'The owner has sent you a written notice about your tenant check. It’s attached.',
  },
} satisfies Record<string, Letter>;

/** Adds a mail to the owner to the transaction. */
export async function mailOwner(
  { addJob, now, config }: MoneyContext,
  { row, property, owner }: FoundCheck,
  { subject, ...letter }: Letter & Pick<MailContent, 'details'>,
): Promise<void> {
  const place = fullAddressOf(property);
  await queuedMail(addJob, now).send({
    to: owner.username,
    subject: `${subject}: ${place}`,
    ...renderMail({
      ...letter,
      details: [['Property', place], ...(letter.details ?? [])],
      link: { label: 'Open the tenant check', url: config.publicOrigin + addresses.tenantCheck(row.id) },
    }),
  });
}

/** Reminds the owner of a step that the law requires until a date. */
export function mailReminder(
  money: MoneyContext,
  found: FoundCheck,
  { dueOn, isOverdue }: { dueOn: string; isOverdue: boolean },
): Promise<void> {
  const due = formatDate(dueOn);
  const letter = isOverdue
    ? {
        subject: 'A step of a tenant check is overdue',
        opening: `A tenant check has a step that the law required by ${due}. Sign in and take it today.`,
      }
    : {
        subject: `A tenant check needs a step by ${due}`,
        opening: `A tenant check has a step that the law requires by ${due}. Sign in to take it.`,
      };
  return mailOwner(money, found, { ...letter, details: [['Due', due]] });
}

/** Adds a mail with a new private link to the applicant to the transaction. */
export async function mailApplicant(
  { database, addJob, now, config }: MoneyContext,
  { row, property, applicant, owner }: FoundCheck,
  letter: keyof typeof applicantLetters,
  extra: Pick<MailMessage, 'attachment'> = {},
): Promise<void> {
  if (!applicant) return;
  const { subject, opening } = applicantLetters[letter];
  const place = fullAddressOf(property);
  const token = await createCheckLink(database, row.id, now);
  await queuedMail(addJob, now).send({
    to: sealedApplicant.unseal(config, applicant).email,
    replyTo: owner.username,
    subject: `${subject}: ${place}`,
    ...renderMail({
      opening,
      details: [['Property', place]],
      link: { label: 'Open your tenant check', url: config.publicOrigin + addresses.checkAuthorisation(token) },
      closing: 'Anyone with this link can see your check, so don’t share it.',
    }),
    ...extra,
  });
}
