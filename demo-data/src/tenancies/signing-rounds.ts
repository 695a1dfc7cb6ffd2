import {
  agreementEvents,
  agreementPdf,
  contentOfSigned,
  type Database,
  findSigning,
  properties,
  renderSignedDocument,
  sha256Of,
  signingParties,
  signings,
  tenancyAgreements,
  updateRound,
} from 'backend/tables';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { accountKey } from '../accounts/account-plans.ts';
import { demoUsers } from '../people/people.ts';
import { stableId } from '../stable-id.ts';
import { agreementId } from './agreement-rows.ts';
import { type RoundTimes, roundEvents, signedFrom } from './signing-events.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The agreements that are out for signing: one waits for its tenants, one for its owner. */
const openRounds = [
  { id: agreementId(`${accountKey('olivia', 'torquay-beach-house')}/0`), step: 'sent' as const },
  { id: agreementId(`${accountKey('jack', 'west-end-townhouse')}/0`), step: 'accepted' as const },
];

/** The owner whose signed agreements have a signed PDF. A PDF takes about 0.1 s, so those of other owners have none. */
const signerOnline = demoUsers.olivia.id;

/**
 * Adds rounds of signing with the PDF that all parties sign: the open ones, and those of agreements that everyone has
 * signed. No links are mailed: the owner of an open round can send new ones.
 */
export async function addSigningRounds(transaction: Database, now: Date): Promise<void> {
  for (const { id, step } of openRounds) {
    const sentAt = new Date(now.getTime() - 2 * day);
    const acceptedAt = step === 'accepted' ? new Date(now.getTime() - day) : null;
    await addRound(transaction, id, { sentAt, acceptedAt, ownerSignedAt: null, signedAt: null });
  }
  const signed = await transaction
    .select({ id: tenancyAgreements.id, signedAt: tenancyAgreements.signedAt })
    .from(tenancyAgreements)
    .where(and(eq(tenancyAgreements.ownerId, signerOnline), isNotNull(tenancyAgreements.signedAt)))
    .orderBy(asc(tenancyAgreements.id));
  for (const { id, signedAt } of signed) {
    if (!signedAt) continue;
    const before = (hours: number) => new Date(signedAt.getTime() - hours * hour);
    const times = { sentAt: before(20), acceptedAt: before(16), ownerSignedAt: before(12), signedAt };
    const signingId = await addRound(transaction, id, times);
    const context = { database: transaction, now: signedAt };
    const signedDocument = await renderSignedDocument(context, await findSigning(transaction, signingId));
    await updateRound(transaction, signingId, { signedDocument });
  }
}

async function addRound(transaction: Database, id: string, times: RoundTimes): Promise<string> {
  const { sentAt, acceptedAt, ownerSignedAt, signedAt } = times;
  const [found] = await transaction
    .select({ agreement: tenancyAgreements, property: properties })
    .from(tenancyAgreements)
    .innerJoin(properties, eq(properties.id, tenancyAgreements.propertyId))
    .where(eq(tenancyAgreements.id, id));
  if (!found) throw new Error(`The agreement ${id} is missing.`);
  const { agreement, property } = found;
  const today = localDateIn(property.timeZone, sentAt);
  const document = await agreementPdf({}, contentOfSigned(found), { today, isSent: true });
  const signingId = stableId(`signing/${id}`);
  await transaction.insert(signings).values({
    id: signingId,
    ownerId: agreement.ownerId,
    agreementId: id,
    step: signedAt ? 'signed' : acceptedAt ? 'accepted' : 'sent',
    document,
    documentSha256: sha256Of(document),
    sentAt,
    signedAt,
    expiresAt: new Date(sentAt.getTime() + 14 * day),
    createdAt: sentAt,
    updatedAt: signedAt ?? acceptedAt ?? sentAt,
  });
  const signature = (name: string, at: Date | null) =>
    at && { status: 'signed' as const, signedAt: at, signatureKind: 'typed' as const, signatureName: name, signedFrom };
  const { name, email } = agreement.landlordDetails;
  const landlord = { signingId, role: 'landlord' as const, position: 0, name, email, status: 'invited' as const };
  const tenants = agreement.tenantDetails.map((tenant) => ({
    signingId,
    role: 'tenant' as const,
    position: tenant.position,
    name: tenant.name,
    email: tenant.email,
    status: acceptedAt ? ('accepted' as const) : ('invited' as const),
    invitedAt: sentAt,
    answeredAt: acceptedAt,
    ...signature(tenant.name, signedAt),
  }));
  await transaction.insert(signingParties).values([{ ...landlord, ...signature(name, ownerSignedAt) }, ...tenants]);
  await transaction.insert(agreementEvents).values(roundEvents(agreement, times));
  return signingId;
}
