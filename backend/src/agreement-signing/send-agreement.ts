import { isOpenSigningStep } from 'shared-contract/agreement/signing';
import { localDateIn } from 'shared-contract/date/local-date';
import { agreementPdf, needsOfficialForm } from '../agreement-document/agreement-file.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { storedRow } from '../database/single-row.ts';
import { conflict, invalid, requireFound } from '../http/problem.ts';
import { findOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { properties } from '../properties/property-table.ts';
import { addAgreementEvent } from '../tenancy-agreements/agreement-history.ts';
import { requireSendable } from '../tenancy-agreements/require-sendable.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { endRound } from './end-round.ts';
import { sendSigningMails } from './signing-mails.ts';
import { daysAfter, roundDays, stepAt } from './signing-rules.ts';
import { findLatestRounds, findSigning, type SignedAgreement } from './signing-store.ts';
import { signingParties, signings } from './signing-tables.ts';

type Agreement = SignedAgreement['agreement'];

/**
 * Sends an agreement for signing: renders the PDF that all parties sign, starts a round and invites every tenant. A
 * draft becomes initiated. The caller has locked the agreement.
 * @throws Problem 409 when it cannot be sent, 422 when the state's form is missing
 */
export async function sendAgreement(
  context: MoneyContext & OwnerScope,
  agreementId: string,
  officialFormAttached: boolean,
): Promise<void> {
  const { database, config, now, owner } = context;
  const agreement = requireFound(await findOwn(context, tenancyAgreements, agreementId));
  const property = requireFound(await findOwn(context, properties, agreement.propertyId));
  await requireNoRound(context, agreementId);
  const content = await requireSendable(context, agreement);
  const today = localDateIn(property.timeZone, now);
  if (!officialFormAttached && needsOfficialForm(config, content, today)) {
    const message = 'Confirm that the tenants get the prescribed form from you.';
    throw invalid({ propertyPath: 'officialFormAttached', message, code: 'required' });
  }
  const { username } = requireFound(await customerUserById(database, owner.id));
  const document = await agreementPdf(config, content, { today, isSent: true });
  const signingId = await startRound(context, agreement, username, document);
  await updateOwn(context, tenancyAgreements, agreementId, { status: 'initiated' });
  await addAgreementEvent(database, {
    ownerId: owner.id,
    agreementId,
    at: now,
    by: 'owner',
    kind: 'sent',
    note: content.tenantDetails.map(({ name, email }) => `${name}, ${email}`).join('; '),
  });
  await sendSigningMails(context, await findSigning(database, signingId), { step: 'sent' });
}

/** Ensures that no round is open. Ends one that has expired but that the job has not ended yet. */
async function requireNoRound(context: MoneyContext, id: string): Promise<void> {
  const round = (await findLatestRounds(context.database, [id])).get(id);
  if (!round || !isOpenSigningStep(round.step)) return;
  if (stepAt(round, context.now) !== 'expired') {
    throw conflict('already-sent', 'This agreement is already out for signing. You can send new links.');
  }
  await endRound(context, id, 'expired');
}

async function startRound(
  { database, now }: MoneyContext,
  agreement: Agreement,
  ownerEmail: string,
  document: Buffer,
): Promise<string> {
  const { id: signingId } = await storedRow(
    database
      .insert(signings)
      .values({
        ownerId: agreement.ownerId,
        agreementId: agreement.id,
        step: 'sent',
        document,
        documentSha256: sha256Of(document),
        sentAt: now,
        expiresAt: daysAfter(now, roundDays),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: signings.id }),
    'round',
  );
  const landlord = { role: 'landlord' as const, position: 0, name: agreement.landlordDetails.name, email: ownerEmail };
  const tenants = agreement.tenantDetails.map(({ name, email, position }) => {
    return { role: 'tenant' as const, position, name, email, invitedAt: now };
  });
  const invited = [landlord, ...tenants].map((person) => ({ ...person, signingId, status: 'invited' as const }));
  await database.insert(signingParties).values(invited);
  return signingId;
}
