import {
  agreementEvents,
  agreementPdf,
  contentOfSigned,
  type Database,
  properties,
  sha256Of,
  signingParties,
  signings,
  tenancyAgreements,
} from 'backend/tables';
import { eq } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { accountKey } from '../accounts/account-plans.ts';
import { stableId } from '../stable-id.ts';
import { agreementId } from './agreement-rows.ts';

const day = 86_400_000;

/** The agreements that are out for signing: one waits for its tenants, one for its owner. */
const openRounds = [
  { agreementId: agreementId(`${accountKey('olivia', 'torquay-beach-house')}/0`), step: 'sent' as const },
  { agreementId: agreementId(`${accountKey('jack', 'west-end-townhouse')}/0`), step: 'accepted' as const },
];

/**
 * Adds the open rounds of signing, with the PDF that all parties sign. No links are mailed: the owner can send new
 * ones.
 */
export async function addSigningRounds(transaction: Database, now: Date): Promise<void> {
  for (const round of openRounds) await addRound(transaction, round, now);
}

async function addRound(transaction: Database, { agreementId: id, step }: (typeof openRounds)[number], now: Date) {
  const [found] = await transaction
    .select({ agreement: tenancyAgreements, property: properties })
    .from(tenancyAgreements)
    .innerJoin(properties, eq(properties.id, tenancyAgreements.propertyId))
    .where(eq(tenancyAgreements.id, id));
  if (!found) throw new Error(`The agreement ${id} is missing.`);
  const { agreement, property } = found;
  const { ownerId } = agreement;
  const sentAt = new Date(now.getTime() - 2 * day);
  const acceptedAt = step === 'accepted' ? new Date(now.getTime() - day) : null;
  const document = await agreementPdf({}, contentOfSigned(found), localDateIn(property.timeZone, sentAt));
  const signingId = stableId(`signing/${id}`);
  const stamps = { createdAt: sentAt, updatedAt: acceptedAt ?? sentAt };
  const expiresAt = new Date(sentAt.getTime() + 14 * day);
  const values = { id: signingId, ownerId, agreementId: id, step, document, sentAt, expiresAt, ...stamps };
  await transaction.insert(signings).values({ ...values, documentSha256: sha256Of(document) });
  const { name, email } = agreement.landlordDetails;
  await transaction.insert(signingParties).values([
    { signingId, role: 'landlord', position: 0, name, email, status: 'invited' },
    ...agreement.tenantDetails.map((tenant) => ({
      signingId,
      role: 'tenant' as const,
      position: tenant.position,
      name: tenant.name,
      email: tenant.email,
      status: acceptedAt ? ('accepted' as const) : ('invited' as const),
      invitedAt: sentAt,
      answeredAt: acceptedAt,
    })),
  ]);
  const names = agreement.tenantDetails.map((tenant) => tenant.name);
  const note = agreement.tenantDetails.map((tenant) => `${tenant.name}, ${tenant.email}`).join('; ');
  const event = { ownerId, agreementId: id };
  await transaction
    .insert(agreementEvents)
    .values([
      { ...event, at: agreement.createdAt, by: 'owner', kind: 'created', note: '' },
      { ...event, at: sentAt, by: 'owner', kind: 'sent', note },
      ...(acceptedAt ? names.map((by) => ({ ...event, at: acceptedAt, by, kind: 'accepted' as const, note: '' })) : []),
    ]);
}
