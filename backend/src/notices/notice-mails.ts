import { centsOf, formatRent } from 'shared-contract/money/money';
import type { NoticeContent } from 'shared-contract/tenancy/notice';
import { formatDate } from '../mail/format-date.ts';
import { type MailMessage, queuedMail } from '../mail/mail.ts';
import { type MailContent, renderMail } from '../mail/render-mail.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import type { NoticeRow } from './notice-resource.ts';

/** The owner as the tenants see them: replies go to this address. */
type Sender = { name: string; email: string };
type NoticeMail = { subject: string; content: MailContent };

/** Adds the mail with the PDF of a notice for each tenant to the transaction that gives the notice. */
export async function sendNotice(
  context: MoneyContext,
  { notice, place, sender }: { notice: NoticeRow; place: string; sender: Sender },
): Promise<void> {
  const mail = noticeMail(notice.content, place, sender);
  if (mail) await sendToTenants(context, { notice, sender, mail, attachment: { kind: 'notice', id: notice.id } });
}

/** Adds the mail that tells each tenant that a notice was withdrawn. */
export async function sendWithdrawal(
  context: MoneyContext,
  { notice, place, sender }: { notice: NoticeRow; place: string; sender: Sender },
): Promise<void> {
  const given = noticeMail(notice.content, place, sender);
  if (!given) return;
  const content = { opening: `${sender.name} has withdrawn this notice: ${given.subject}. It no longer applies.` };
  await sendToTenants(context, { notice, sender, mail: { subject: `Withdrawn: ${given.subject}`, content } });
}

type ToTenants = { notice: NoticeRow; sender: Sender; mail: NoticeMail; attachment?: MailMessage['attachment'] };

async function sendToTenants({ addJob, now }: MoneyContext, { notice, sender, mail, attachment }: ToTenants) {
  for (const { email } of notice.served) {
    await queuedMail(addJob, now).send({
      to: email,
      replyTo: sender.email,
      subject: mail.subject,
      ...renderMail(mail.content),
      ...(attachment ? { attachment } : {}),
    });
  }
}

/** Returns the mail of a notice; null for a record, which the tenants know already. */
function noticeMail(content: NoticeContent, place: string, { name }: Sender): NoticeMail | null {
  const closing = `The notice is attached. Questions? Reply to this email to reach ${name}.`;
  const home = ['Home', place] as const;
  switch (content.kind) {
    case 'rentIncrease':
      return {
        subject: `Notice of rent increase for ${place}`,
        content: {
          opening: `${name} has given you notice that the rent of your home will rise.`,
          details: [home, ['New rent', formatRent(centsOf(content.rent))], ['From', formatDate(content.effectiveDate)]],
          closing,
        },
      };
    case 'end':
      return {
        subject: `Notice to end your tenancy of ${place}`,
        content: {
          opening: `${name} has given you notice to end your tenancy.`,
          details: [home, ['Last day', formatDate(content.endDate)]],
          closing,
        },
      };
    case 'entry':
      return {
        subject: `Notice of entry to ${place}`,
        content: {
          opening: `${name} has given you notice of a visit to your home.`,
          details: [home, ['Day', formatDate(content.date)], ['Time', `${content.from} to ${content.to}`]],
          closing,
        },
      };
    default:
      return null;
  }
}
