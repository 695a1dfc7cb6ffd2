import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { AgreementEvent } from 'shared-contract/agreement/signing';
import { type StateFormLabels, stateForm } from 'tenancy-law/form/state-form';
import { localTimeFormat } from '../pdf/local-time.ts';
import { colors, documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { printableText, textContent } from '../pdf/printable-text.ts';
import { sectionContent } from '../pdf/section-content.ts';
import type { SignedParty, SigningEvidence } from './signing-evidence.ts';

const eventLabels: Record<Extract<AgreementEvent['kind'], string>, (labels: StateFormLabels) => string> = {
  created: () => 'Created',
  changed: () => 'Changed',
  sent: () => 'Sent for signing',
  invited: () => 'Link emailed',
  reminded: () => 'Reminder emailed',
  accepted: () => 'Accepted',
  declined: () => 'Declined',
  ownerSigned: ({ landlord }) => `${landlord} signed`,
  tenantSigned: ({ tenant }) => `${tenant} signed`,
  signed: () => 'Signed by everyone',
  expired: () => 'Expired',
  cancelled: () => 'Cancelled',
  ended: () => 'Ended',
};

/** Lays out the evidence of a round: each signature with its times, the hash of the document, and what happened. */
export function evidenceDocument(evidence: SigningEvidence): TDocumentDefinitions {
  const { address, id, documentSha256, parties, events } = evidence;
  const time = localTimeFormat(evidence.timeZone);
  const { labels } = stateForm(evidence.state, evidence.sentAt.toISOString().slice(0, 10));
  return {
    ...documentBase(`Signatures, ${address}`, 'Verandah', evidence.signedAt.toISOString().slice(0, 10)),
    content: [
      { text: 'Signatures', bold: true, fontSize: 20, color: colors.brand },
      { ...textContent(address), fontSize: 12, margin: [0, 2, 0, 16] },
      ...parties.map((party, index) => {
        const isOwner = party.role === 'landlord';
        return partyContent(party, isOwner ? labels.landlord : `${labels.tenant} ${index}`, time);
      }),
      sectionContent({
        title: 'Signed document',
        rows: [
          { label: 'SHA-256 of its file', value: documentSha256 },
          { label: 'Signing number', value: id },
          { label: 'Sent for signing', value: time(evidence.sentAt) },
          { label: 'Completed', value: time(evidence.signedAt) },
        ],
        paragraphs: [
          'The pages before this one are the document that everyone signed. Any change gives another SHA-256.',
        ],
      }),
      sectionContent({
        title: 'History',
        rows: events.map(({ at, by, kind, note }) => ({
          label: eventLabels[kind as keyof typeof eventLabels]?.(labels) ?? kind,
          value: [time(at), by, note.replaceAll(emailInText, maskedEmail)].filter(Boolean).join(' · '),
        })),
      }),
    ],
    footer: pageFooter(`Signatures · ${printableText(address)}`),
  };
}

function partyContent(party: SignedParty, title: string, time: (at: Date) => string): Content {
  const { name, email, acceptedAt, signedAt, signature, signedFrom } = party;
  return {
    unbreakable: true,
    stack: [
      sectionContent({
        title,
        rows: [
          { label: 'Name', value: name },
          { label: 'Code sent to', value: maskedEmail(email) },
          ...(acceptedAt ? [{ label: 'Accepted', value: time(acceptedAt) }] : []),
          { label: 'Signed', value: time(signedAt) },
          { label: 'Signature', value: `${signature.kind === 'typed' ? 'Typed' : 'Drawn'} as ${signature.name}` },
          ...(signedFrom ? [{ label: 'Signed from', value: signedFrom }] : []),
        ],
      }),
      signature.kind === 'drawn'
        ? { image: pngDataUrl(signature.image), fit: [220, 70], margin: [0, -8, 0, 16] }
        : { ...textContent(signature.name), fontSize: 18, margin: [0, -8, 0, 16] },
    ],
  };
}

const pngDataUrl = (image: Uint8Array) => `data:image/png;base64,${Buffer.from(image).toString('base64')}`;

const emailInText = /[^\s@,;<>]+@[^\s@,;<>]+/g;

/** Shows enough of an address to recognise it: `o•••a@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, Math.max(at, 0));
  return name.length < 3 ? `•••${email.slice(at)}` : `${name[0]}•••${name.at(-1)}${email.slice(at)}`;
}
