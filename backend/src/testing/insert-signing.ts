import type { SigningParty, SigningStep } from 'shared-contract/agreement/signing';
import { createSigningLink } from '../agreement-signing/signing-store.ts';
import { signingParties, signings } from '../agreement-signing/signing-tables.ts';
import { hashOf } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { insertProperty } from './insert-property.ts';
import { insertSendableAgreement } from './insert-tenancy.ts';

type Values = {
  ownerId: string;
  /** By default a property of its own. */
  propertyId?: string;
  /** Replace terms of a complete agreement. */
  terms?: Parameters<typeof insertSendableAgreement>[1]['terms'];
  step?: SigningStep;
  /** What the tenants have done, in the order of their positions. By default what the step requires. */
  statuses?: PartyStatus[];
  sentAt?: Date;
};
type PartyStatus = 'invited' | 'accepted' | 'declined' | 'signed';

/** The code of every party. */
export const signingCode = '123456';

/**
 * By default a sent agreement of a property of its own with two tenants. Each party can sign with `signingCode` for
 * nine minutes; `tokens` are those of the tenants' links.
 */
export async function insertSigning(database: Database, { ownerId, propertyId, step = 'sent', ...values }: Values) {
  const { statuses, terms, sentAt: at = new Date() } = values;
  const property = propertyId === undefined ? await insertProperty(database, { ownerId }) : { id: propertyId };
  const agreement = await insertSendableAgreement(database, {
    ownerId,
    propertyId: property.id,
    status: 'initiated',
    signedAt: step === 'signed' ? at : null,
    ...(terms && { terms }),
  });
  const document = await aPdf(agreement.id);
  const [round] = await database
    .insert(signings)
    .values({
      ownerId,
      agreementId: agreement.id,
      step,
      document,
      documentSha256: sha256Of(document),
      signedDocument: step === 'signed' ? document : null,
      sentAt: at,
      expiresAt: new Date(at.getTime() + 14 * 86_400_000),
      signedAt: step === 'signed' ? at : null,
    })
    .returning();
  if (!round) throw new Error('The round was not stored.');
  const people = [agreement.landlordDetails, ...agreement.tenantDetails].map(({ name, email }, position) => {
    const status = position === 0 ? landlordStatus[step] : (statuses?.[position - 1] ?? tenantStatus[step]);
    return { name, email, position, role: position === 0 ? ('landlord' as const) : ('tenant' as const), status };
  });
  const parties = [];
  for (const person of people) parties.push(await insertParty(database, { ...person, signingId: round.id, at }));
  const tokens = [];
  for (const { id, role } of parties) if (role === 'tenant') tokens.push(await createSigningLink(database, id));
  return { agreement, property, round, parties, tokens };
}

/** A PDF with one empty page. The title makes PDFs of different agreements differ. */
async function aPdf(title: string): Promise<Buffer> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.addPage();
  return Buffer.from(await pdf.save());
}

type Person = Pick<SigningParty, 'name' | 'email' | 'position' | 'role'> & {
  status: PartyStatus;
  signingId: string;
  at: Date;
};

async function insertParty(database: Database, { at, ...person }: Person) {
  const id = crypto.randomUUID();
  const [row] = await database
    .insert(signingParties)
    .values({
      ...person,
      id,
      codeHash: hashOf(`${id}:${signingCode}`),
      codeExpiresAt: new Date(at.getTime() + 540_000),
      invitedAt: person.role === 'tenant' ? at : null,
      answeredAt: person.role === 'landlord' || person.status === 'invited' ? null : at,
      ...(person.status === 'signed' ? { signedAt: at, signatureKind: 'typed', signatureName: person.name } : {}),
    })
    .returning();
  if (!row) throw new Error('The party was not stored.');
  return row;
}

const landlordStatus: Record<SigningStep, PartyStatus> = {
  sent: 'invited',
  accepted: 'invited',
  ownerSigned: 'signed',
  signed: 'signed',
  declined: 'invited',
  changed: 'invited',
  cancelled: 'invited',
  expired: 'invited',
};
const tenantStatus: Record<SigningStep, PartyStatus> = {
  sent: 'invited',
  accepted: 'accepted',
  ownerSigned: 'accepted',
  signed: 'signed',
  declined: 'declined',
  changed: 'invited',
  cancelled: 'invited',
  expired: 'invited',
};
