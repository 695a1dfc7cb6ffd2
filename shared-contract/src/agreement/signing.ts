import * as z from 'shared-contract/schema';
import { emailAddress } from '../contact/person-contact.ts';
import { australianState } from '../place/suburb.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { openEnum } from '../wire/open-enum.ts';

/**
 * The steps of signing, in their fixed order: the owner sends the agreement (`sent`), every tenant accepts it
 * (`accepted`), the owner signs (`ownerSigned`), every tenant signs (`signed`). A tenant who declines ends the round
 * (`declined`), and so do a change of the terms (`changed`), the owner (`cancelled`) and time (`expired`). The owner
 * can then send it again.
 */
export const signingStep = z.enum([
  'sent',
  'accepted',
  'ownerSigned',
  'signed',
  'declined',
  'changed',
  'cancelled',
  'expired',
]);
export type SigningStep = z.infer<typeof signingStep>;

export const signingPartyStatus = z.enum(['invited', 'accepted', 'declined', 'signed']);

/** A person who signs. The landlord has position 0, the tenants have their positions in the agreement. */
export const signingParty = z.object({
  id: z.string(),
  role: z.enum(['landlord', 'tenant']),
  position: z.int(),
  name: z.string(),
  email: z.string(),
  status: openEnum(signingPartyStatus),
  invitedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  declineReason: z.nullable(z.string()),
  signedAt: z.nullable(z.string()),
});
export type SigningParty = z.infer<typeof signingParty>;

/** The progress of signing, a field of the agreement. Instants are RFC 3339. */
export const signing = z.object({
  id: z.string(),
  step: openEnum(signingStep),
  sentAt: z.string(),
  /** The links stop working at this instant. */
  expiresAt: z.string(),
  /** Set when the last tenant signed. */
  signedAt: z.nullable(z.string()),
  /** SHA-256 of the exact PDF that everyone signs, in hexadecimal. */
  documentSha256: z.string(),
  parties: z.array(signingParty),
});
export type Signing = z.infer<typeof signing>;

/**
 * `POST /api/tenancy-agreements/{id}/sending` with If-Match. `officialFormAttached` confirms that the state's
 * prescribed form goes with this document; needed where the document is not that form.
 */
export const agreementSendingInput = z.object({ officialFormAttached: z.optional(z.boolean()) });

/** A signature: the typed name, or a drawing as a PNG data URL. */
export const signatureInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), name: plainLine(120, 'Type your full name.') }),
  z.object({
    kind: z.literal('drawn'),
    name: plainLine(120, 'Type your full name.'),
    image: z
      .string()
      .check(
        z.maxLength(200_000, 'This drawing is too large. Draw a simpler signature.'),
        z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'Draw your signature.'),
      ),
  }),
]);
export type SignatureInput = z.infer<typeof signatureInput>;

const code = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the 6 digits from the email.'));
const documentSha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const token = z.string().check(z.maxLength(200));

/** `POST /api/tenancy-agreements/{id}/owner-signature`. The owner gets the code by `POST …/{id}/signing-code`. */
export const ownerSignatureInput = z.object({ documentSha256, code, signature: signatureInput });

/** `POST /api/tenancy-agreements/{id}/invitations`: sends a party a new link, to a new address if `email` is given. */
export const invitationInput = z.object({ party: z.string(), email: z.optional(emailAddress) });

/** `POST /api/agreement-signing-views`: what a private link shows. The token is in the body, which is never logged. */
export const signingViewInput = z.object({ token });

/** `POST /api/agreement-signing-answers`: a tenant accepts or declines. */
export const signingAnswerInput = z.object({
  token,
  documentSha256,
  answer: z.enum(['accepted', 'declined']),
  reason: z.optional(plainText(1000)),
});

/** `POST /api/agreement-signing-codes` mails a new code to the party; `POST /api/agreement-signatures` signs. */
export const signingCodeInput = z.object({ token });
export const tenantSignatureInput = z.object({ token, documentSha256, code, signature: signatureInput });

/** `POST /api/agreement-signing-documents`: the PDF of an open round, or the signed one. */
export const signingDocumentInput = z.object({ token });

/**
 * The answer of `POST /api/agreement-signing-views`: only what this link covers. In `signing`, the emails of other
 * people and the reasons of other tenants are empty.
 */
export const signingView = z.object({
  '@id': z.string(),
  '@type': z.string(),
  signing,
  /** The id of the party whose link this is. */
  party: z.string(),
  address: z.string(),
  state: australianState,
  timeZone: z.string(),
  landlordName: z.string(),
  /** The document as text, for reading without a PDF viewer. Empty when the round has ended without signatures. */
  sections: z.array(
    z.object({
      title: z.string(),
      rows: z.array(z.object({ label: z.string(), value: z.string() })),
      paragraphs: z.optional(z.array(z.string())),
    }),
  ),
  /** Whether the party can accept, sign, or has to wait. */
  next: z.enum(['answer', 'sign', 'wait', 'done', 'closed']),
});
export type SigningView = z.infer<typeof signingView>;

/** The steps in which people can still accept or sign. A change of the terms ends such a round. */
export const openSigningSteps = ['sent', 'accepted', 'ownerSigned'] as const satisfies SigningStep[];

/** True for a step of {@link openSigningSteps}. The round may have expired since: see its `expiresAt`. */
export const isOpenSigningStep = (step: string): boolean => openSigningSteps.some((open) => open === step);

/** One line of the agreement's append-only history. */
export const agreementEvent = z.object({
  at: z.string(),
  /** `owner`, `system`, or the name of the tenant. */
  by: z.string(),
  kind: openEnum(
    z.enum([
      'created',
      'changed',
      'sent',
      'invited',
      'reminded',
      'accepted',
      'declined',
      'ownerSigned',
      'tenantSigned',
      'signed',
      'expired',
      'cancelled',
      'ended',
    ]),
  ),
  /** A short text such as the reason of a tenant who declined, or the names of changed terms. */
  note: z.string(),
});
export type AgreementEvent = z.infer<typeof agreementEvent>;
