import { and, asc, eq, gte } from 'drizzle-orm';
import type { SignedParty, SigningEvidence } from '../agreement-document/signing-evidence.ts';
import { storedRow } from '../database/single-row.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { createTenancy } from '../tenancies/create-tenancy.ts';
import { addAgreementEvent } from '../tenancy-agreements/agreement-history.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { sendSigningMails } from './signing-mails.ts';
import { daysAfter, downloadDays } from './signing-rules.ts';
import { findDocuments, findSigning, type PartyRow, type SignedAgreement, updateRound } from './signing-store.ts';
import { agreementEvents } from './signing-tables.ts';

/**
 * Completes a round in the transaction of its last signature: stores the signed PDF with its evidence page, locks the
 * agreement, creates the tenancy and mails the PDF to all parties. If one of these fails, the signature is undone too.
 */
export async function completeSigning(context: MoneyContext, signed: SignedAgreement): Promise<void> {
  const { database, now } = context;
  const { round, agreement } = signed;
  const { ownerId, id: agreementId } = agreement;
  await addAgreementEvent(database, { ownerId, agreementId, at: now, by: 'system', kind: 'signed', note: '' });
  const signedDocument = await renderSignedDocument(context, signed);
  const expiresAt = daysAfter(now, downloadDays);
  await updateRound(database, round.id, { step: 'signed', signedAt: now, signedDocument, expiresAt, updatedAt: now });
  const locked = database
    .update(tenancyAgreements)
    .set({ signedAt: now })
    .where(eq(tenancyAgreements.id, agreementId))
    .returning();
  await createTenancy(context, await storedRow(locked, 'agreement'));
  await sendSigningMails(context, await findSigning(database, round.id), { step: 'signed' });
}

/** Renders the signed PDF of a round whose parties have all signed: the document with its evidence page. */
export async function renderSignedDocument(
  context: Pick<MoneyContext, 'database' | 'now'>,
  signed: SignedAgreement,
): Promise<Buffer> {
  const { document } = await findDocuments(context.database, signed.round.id);
  const { renderEvidence } = await import('../agreement-document/render-evidence.ts');
  return renderEvidence(document, await evidenceOf(context, signed));
}

async function evidenceOf(
  { database, now }: Pick<MoneyContext, 'database' | 'now'>,
  signed: SignedAgreement,
): Promise<SigningEvidence> {
  const { round, agreement, property } = signed;
  const { agreementId, at, sequence } = agreementEvents;
  const events = await database
    .select({ at, by: agreementEvents.by, kind: agreementEvents.kind, note: agreementEvents.note })
    .from(agreementEvents)
    .where(and(eq(agreementId, agreement.id), gte(at, round.sentAt)))
    .orderBy(asc(at), asc(sequence));
  return {
    id: round.id,
    address: fullAddressOf(property),
    state: property.state,
    timeZone: property.timeZone,
    sentAt: round.sentAt,
    signedAt: now,
    documentSha256: round.documentSha256,
    parties: round.parties.map(signedPartyOf),
    events,
  };
}

function signedPartyOf(party: PartyRow): SignedParty {
  const { role, name, email, answeredAt, signedAt, signatureKind, signatureName, signatureImage, signedFrom } = party;
  if (!signedAt || !signatureKind) throw new Error(`The party ${party.id} has not signed.`);
  const written = signatureName ?? name;
  return {
    role,
    name,
    email,
    acceptedAt: answeredAt,
    signedAt,
    signature:
      signatureKind === 'drawn' && signatureImage
        ? { kind: 'drawn', name: written, image: signatureImage }
        : { kind: 'typed', name: written },
    signedFrom,
  };
}
