/** What happened in signing. This decides which mails are sent, and their text. */
export type SigningMailStep =
  | 'sent'
  | 'newLink'
  | 'remindToAccept'
  | 'accepted'
  | 'declined'
  | 'remindOwner'
  | 'ownerSigned'
  | 'remindToSign'
  | 'signed'
  | 'changed'
  | 'cancelled'
  | 'expired';

/** `name` and `reason` are those of the tenant who acted. `lastDay` is the day on which the links expire, in words. */
type Values = { place: string; landlord: string; name: string; reason: string; lastDay: string };

type MailText = {
  subject: string;
  opening: string;
  /** The label of the link. A mail to a tenant without it has no link. */
  link?: string;
  closing?: string;
  /** Whether the signed PDF is attached. */
  attached?: true;
};
type Template = ((values: Values) => MailText) | null;

export const toTenant: Record<SigningMailStep, Template> = {
  sent: ({ place, landlord, lastDay }) => ({
    subject: `Your tenancy agreement for ${place}`,
    opening: `${landlord} has sent you a tenancy agreement. Read it, then accept or decline. Accepting isn’t signing: once everyone has accepted and ${landlord} has signed, we’ll email you to sign.`,
    link: 'Read the agreement',
    closing: `The link works until ${lastDay}.`,
  }),
  newLink: ({ place, lastDay }) => ({
    subject: `Your new link: tenancy agreement for ${place}`,
    opening:
      'You’ve accepted the agreement. Here’s your new link to read it again. We’ll email you when it’s your turn to sign.',
    link: 'Read the agreement',
    closing: `The link works until ${lastDay}. Earlier links have stopped working.`,
  }),
  remindToAccept: ({ place, landlord, lastDay }) => ({
    subject: `Reminder: your tenancy agreement for ${place}`,
    opening: `${landlord} is waiting for your answer. Read the agreement, then accept or decline.`,
    link: 'Read the agreement',
    closing: `The link works until ${lastDay}.`,
  }),
  accepted: null,
  declined: ({ place, landlord }) => ({
    subject: `The tenancy agreement for ${place} wasn’t accepted`,
    opening: 'This agreement was declined, so it can’t be signed. It isn’t binding.',
    closing: `If ${landlord} sends a new version, we’ll email you a new link.`,
  }),
  remindOwner: null,
  ownerSigned: ({ place, landlord, lastDay }) => ({
    subject: `Ready to sign: your tenancy agreement for ${place}`,
    opening: `Everyone has accepted and ${landlord} has signed. Now it’s your turn.`,
    link: 'Sign the agreement',
    closing: `The link works until ${lastDay}.`,
  }),
  remindToSign: ({ place, landlord, lastDay }) => ({
    subject: `Reminder: sign your tenancy agreement for ${place}`,
    opening: `${landlord} has signed and is waiting for your signature.`,
    link: 'Sign the agreement',
    closing: `The link works until ${lastDay}.`,
  }),
  signed: ({ place }) => ({
    subject: `Signed: your tenancy agreement for ${place}`,
    opening: 'Everyone has signed. Your copy of the agreement is attached. Keep it with your records.',
    attached: true,
  }),
  changed: ({ place, landlord }) => ({
    subject: `The tenancy agreement for ${place} has changed`,
    opening: `${landlord} changed the agreement, so the version we sent you no longer counts and your link has stopped working.`,
    closing: 'When the new version is ready, we’ll email you a new link.',
  }),
  cancelled: ({ place, landlord }) => ({
    subject: `The tenancy agreement for ${place} was cancelled`,
    opening: `${landlord} cancelled the agreement, and your link has stopped working. If you have questions, contact them directly.`,
  }),
  expired: ({ place, landlord, lastDay }) => ({
    subject: `The tenancy agreement for ${place} has expired`,
    opening: `It wasn’t signed by ${lastDay}, so your link has stopped working. It isn’t binding.`,
    closing: `If ${landlord} sends it again, we’ll email you a new link.`,
  }),
};

export const toOwner: Record<SigningMailStep, Template> = {
  sent: null,
  newLink: null,
  remindToAccept: null,
  accepted: ({ place, lastDay }) => ({
    subject: `Your turn to sign: tenancy agreement for ${place}`,
    opening: 'Everyone has accepted the agreement. Sign it next, then we’ll ask the others to sign.',
    link: 'Sign the agreement',
    closing: `You can sign until ${lastDay}.`,
  }),
  declined: ({ place, name, reason }) => ({
    subject: `${name} declined the tenancy agreement for ${place}`,
    opening:
      reason === ''
        ? `${name} declined the agreement and gave no reason. You can change the terms and send it again.`
        : `${name} declined the agreement: “${reason}” You can change the terms and send it again.`,
    closing: 'We’ve let everyone know that this version can’t be signed.',
  }),
  remindOwner: ({ place, lastDay }) => ({
    subject: `Reminder: sign the tenancy agreement for ${place}`,
    opening: 'Everyone has accepted, and the agreement is waiting for your signature.',
    link: 'Sign the agreement',
    closing: `You can sign until ${lastDay}.`,
  }),
  ownerSigned: null,
  remindToSign: null,
  signed: ({ place }) => ({
    subject: `Signed by everyone: tenancy agreement for ${place}`,
    opening: 'Everyone has signed. The signed agreement is attached, and the tenancy is ready in your account.',
    attached: true,
  }),
  changed: null,
  cancelled: null,
  expired: ({ place, lastDay }) => ({
    subject: `The tenancy agreement for ${place} has expired`,
    opening: `It wasn’t signed by everyone by ${lastDay}. You can send it again.`,
    closing: 'We’ve let everyone know.',
  }),
};
