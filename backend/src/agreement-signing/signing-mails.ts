import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { stateForm } from 'tenancy-law/form/state-form';
import { formatDate } from '../mail/format-date.ts';
import { queuedMail } from '../mail/mail.ts';
import { type MailContent, renderMail } from '../mail/render-mail.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { type SigningMailStep, toOwner, toTenant } from './signing-mail-texts.ts';
import { createSigningLink, type PartyRow, type SignedAgreement } from './signing-store.ts';

type Sending = {
  step: SigningMailStep;
  /** The tenant who did something, for mails to the others. */
  about?: PartyRow | undefined;
};

const tenantsOf = ({ round }: SignedAgreement) => round.parties.filter(({ role }) => role === 'tenant');

/** Adds the mails of a step to all tenants and to the owner to the transaction that takes the step. */
export async function sendSigningMails(context: MoneyContext, signed: SignedAgreement, sending: Sending) {
  for (const tenant of tenantsOf(signed)) await mailTenant(context, signed, tenant, sending);
  await mailOwner(context, signed, sending);
}

/** Mails a tenant about a step. A mail that asks the tenant to do something contains a new private link. */
export async function mailTenant(
  context: MoneyContext,
  signed: SignedAgreement,
  tenant: PartyRow,
  { step, about }: Sending,
): Promise<void> {
  const text = toTenant[step];
  if (!text) return;
  const { database, config } = context;
  const { subject, opening, link, closing, attached } = text(valuesOf(signed, about));
  const url = link && config.publicOrigin + addresses.agreementSigning(await createSigningLink(database, tenant.id));
  await send(context, signed, tenant.email, {
    subject,
    content: {
      opening,
      ...(url ? { link: { label: link, url }, closing: `${closing ?? ''} ${secretNotice}`.trim() } : {}),
      ...(!url && closing ? { closing } : {}),
    },
    attached,
  });
}

/** Mails the owner about a step, with a link to the agreement. */
export async function mailOwner(context: MoneyContext, signed: SignedAgreement, { step, about }: Sending) {
  const text = toOwner[step];
  if (!text) return;
  const { subject, opening, link = 'View the agreement', closing, attached } = text(valuesOf(signed, about));
  const url = context.config.publicOrigin + addresses.tenancyAgreementStep(signed.agreement.id, 'review');
  await send(context, signed, signed.ownerEmail, {
    subject,
    content: { opening, link: { label: link, url }, ...(closing ? { closing } : {}) },
    attached,
  });
}

/** Mails the code with which a party signs. */
export async function mailCode(context: MoneyContext, signed: SignedAgreement, party: PartyRow, code: string) {
  await send(context, signed, party.email, {
    subject: 'Your code to sign the tenancy agreement',
    content: {
      opening: `Your code to sign the tenancy agreement is ${code}. It works for 10 minutes.`,
      closing: 'If you didn’t ask for a code, you can ignore this email. Never give the code to anyone.',
    },
    attached: undefined,
  });
}

const secretNotice = 'Anyone with this link can act for you, so don’t share it.';

type Message = { subject: string; content: Omit<MailContent, 'details'>; attached: true | undefined };

async function send(context: MoneyContext, signed: SignedAgreement, to: string, message: Message): Promise<void> {
  const { addJob, now } = context;
  const details = [
    ['Property', fullAddressOf(signed.property)],
    [landlordLabel(signed), signed.agreement.landlordDetails.name],
  ] as const;
  await queuedMail(addJob, now).send({
    to,
    subject: message.subject,
    ...renderMail({ ...message.content, details }),
    ...(message.attached ? { attachment: { kind: 'signedAgreement' as const, id: signed.round.id } } : {}),
  });
}

/** What the form of the state calls the landlord. */
const landlordLabel = ({ property, round }: SignedAgreement) =>
  stateForm(property.state, localDateIn(property.timeZone, round.sentAt)).labels.landlord;

const valuesOf = ({ agreement, property, round }: SignedAgreement, about: PartyRow | undefined) => ({
  place: fullAddressOf(property),
  landlord: agreement.landlordDetails.name,
  name: about?.name ?? '',
  reason: about?.declineReason ?? '',
  lastDay: formatDate(localDateIn(property.timeZone, round.expiresAt)),
});
