import { addresses } from 'shared-contract/page/addresses';
import { checkLinkDays } from 'shared-contract/tenant-check/tenant-check-rules';
import { queuedMail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { requesterOf } from './authorisation-text.ts';
import { applicantOf } from './check-applicant.ts';
import { createCheckLink } from './check-links.ts';
import type { FoundCheck } from './tenant-check-store.ts';

/** Subjects contain no names, because mail servers log them. */
const linkLetters = {
  requested: {
    subject: 'Please authorise a tenant check',
    opening: 'You’re asked to authorise a tenant check. Nothing is checked until you sign.',
  },
  sentAgain: {
    subject: 'Your private link to your tenant check',
    opening: 'This is your private link to the tenant check that you authorised. You can see what happens with it.',
  },
  uploaded: {
    subject: 'Your signed authority for a tenant check was uploaded',
    opening:
      'An owner uploaded your signed authority for a tenant check. Look at it with your private link. If you didn’t sign it, or changed your mind, withdraw it there.',
  },
  renewed: {
    subject: 'Your new link to your tenant check',
    opening: 'You asked for a new link to your tenant check. If you didn’t, ignore this email.',
  },
} as const;

/** Adds a mail with a new private link to the transaction. It contains only the link and who asks for which home. */
export async function mailCheckLink(
  { database, config, now, addJob }: MoneyContext,
  found: FoundCheck,
  kind: keyof typeof linkLetters,
): Promise<void> {
  const { subject, opening } = linkLetters[kind];
  const token = await createCheckLink(database, found.row.id, now);
  await queuedMail(addJob, now).send({
    to: applicantOf(config, found).email,
    replyTo: found.owner.username,
    subject,
    ...renderMail({
      opening,
      details: [
        ['Requested by', requesterOf(found)],
        ['Property', fullAddressOf(found.property)],
      ],
      link: { label: 'Open your tenant check', url: config.publicOrigin + addresses.checkAuthorisation(token) },
      closing: `The link works for ${checkLinkDays} days. Anyone with it can see your check, so don’t share it.`,
    }),
  });
}

/** Mails to the owner about the consent. None names the applicant. */
export const consentLetters = {
  signed: {
    subject: 'A tenant check was authorised',
    opening: 'The applicant has signed the authorisation of a tenant check. Sign in to see what is still missing.',
  },
  withdrawn: {
    subject: 'A tenant check was withdrawn',
    opening:
      'The applicant has withdrawn the consent to a tenant check. Nothing more is sent, and the documents are deleted.',
  },
} as const;
