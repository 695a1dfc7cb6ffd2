import type { SignatureInput } from 'shared-contract/agreement/signing';
import { conflict } from '../http/problem.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { addAgreementEvent } from '../tenancy-agreements/agreement-history.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { completeSigning } from './complete-signing.ts';
import { refuseCode } from './signing-code.ts';
import { sendSigningMails } from './signing-mails.ts';
import { requireNext } from './signing-rules.ts';
import { findSigning, type PartyRow, type SignedAgreement, updateParty, updateRound } from './signing-store.ts';

type SignatureOf = {
  documentSha256: string;
  code: string;
  signature: SignatureInput;
  /** The checked drawing. */
  image: Buffer | null;
  signedFrom: string;
};

/** @throws Problem 409 when the client has seen another PDF than that of the round */
export function requireSameDocument({ round }: SignedAgreement, documentSha256: string): void {
  if (round.documentSha256 === documentSha256) return;
  const detail = 'The agreement has changed since you opened this page. Reload it and read the latest version.';
  throw conflict('other-document', detail);
}

/**
 * Stores the signature of a party whose turn it is. After the owner's the tenants are asked to sign; the last one
 * completes the signing. Repeating a signature changes nothing. The caller has locked the agreement.
 * @returns why the code was refused; null when the party has signed
 * @throws Problem 410 when the round is over, 409 when it is not the party's turn or the document is another one
 */
export async function signAgreement(
  context: MoneyContext,
  signed: SignedAgreement,
  party: PartyRow,
  signature: SignatureOf,
): Promise<string | null> {
  const { database, now } = context;
  const { round } = signed;
  requireSameDocument(signed, signature.documentSha256);
  if (party.status === 'signed') return null;
  requireNext(round, party, now, 'sign');
  const refused = await refuseCode(database, party, signature.code, now);
  if (refused !== null) return refused;
  await updateParty(database, party.id, {
    status: 'signed',
    signedAt: now,
    signatureKind: signature.signature.kind,
    signatureName: signature.signature.name,
    signatureImage: signature.image,
    signedFrom: signature.signedFrom,
    codeHash: null,
    codeExpiresAt: null,
  });
  await noteSignature(context, signed, party);
  if (party.role === 'landlord') {
    await updateRound(database, round.id, { step: 'ownerSigned', updatedAt: now });
    await sendSigningMails(context, await findSigning(database, round.id), { step: 'ownerSigned' });
    return null;
  }
  const after = await findSigning(database, round.id);
  if (after.round.parties.every(({ status }) => status === 'signed')) await completeSigning(context, after);
  return null;
}

async function noteSignature({ database, now }: MoneyContext, { agreement }: SignedAgreement, party: PartyRow) {
  const isOwner = party.role === 'landlord';
  await addAgreementEvent(database, {
    ownerId: agreement.ownerId,
    agreementId: agreement.id,
    at: now,
    by: isOwner ? 'owner' : party.name,
    kind: isOwner ? 'ownerSigned' : 'tenantSigned',
    note: '',
  });
  await updateOwn({ database, now, owner: { id: agreement.ownerId } }, tenancyAgreements, agreement.id);
}
