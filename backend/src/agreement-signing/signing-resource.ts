import type { Signing, SigningView } from 'shared-contract/agreement/signing';
import { localDateIn } from 'shared-contract/date/local-date';
import { agreementSections } from 'tenancy-law/form/agreement-sections';
import { formDate } from 'tenancy-law/form/form-date';
import type { Database } from '../database/database.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { contentOfSigned } from './agreement-content.ts';
import { nextFor, stepAt } from './signing-rules.ts';
import { findLatestRounds, type PartyRow, type Round, type SignedAgreement } from './signing-store.ts';

export const signingResource = (round: Round, now: Date): Signing => ({
  id: round.id,
  step: stepAt(round, now),
  sentAt: round.sentAt.toISOString(),
  expiresAt: round.expiresAt.toISOString(),
  signedAt: round.signedAt?.toISOString() ?? null,
  documentSha256: round.documentSha256,
  parties: round.parties.map((party) => ({
    id: party.id,
    role: party.role,
    position: party.position,
    name: party.name,
    email: party.email,
    status: party.status,
    invitedAt: party.invitedAt?.toISOString() ?? null,
    answeredAt: party.answeredAt?.toISOString() ?? null,
    declineReason: party.declineReason,
    signedAt: party.signedAt?.toISOString() ?? null,
  })),
});

/** Returns the progress of signing of each agreement that was sent, by the id of the agreement. */
export async function findSignings(database: Database, agreementIds: string[], now: Date) {
  const rounds = await findLatestRounds(database, agreementIds);
  return new Map([...rounds].map(([agreementId, round]) => [agreementId, signingResource(round, now)]));
}

/** What a tenant's link shows. Emails and reasons of other people are left out. */
export function signingViewOf(signed: SignedAgreement, party: PartyRow, now: Date): SigningView {
  const { round, agreement, property } = signed;
  const signing = signingResource(round, now);
  const next = nextFor(round, party, now);
  const parties = signing.parties.map((one) =>
    one.id === party.id ? one : { ...one, email: '', declineReason: null },
  );
  const content = contentOfSigned(signed);
  const { state } = property;
  const date = formDate(content.terms, localDateIn(property.timeZone, round.sentAt));
  const sections = next === 'closed' ? [] : agreementSections(content, state, date, true);
  return {
    '@id': `/api/agreement-signing-views/${party.id}`,
    '@type': 'AgreementSigningView',
    signing: { ...signing, parties },
    party: party.id,
    address: fullAddressOf(property),
    state,
    timeZone: property.timeZone,
    landlordName: agreement.landlordDetails.name,
    sections: sections.map(({ title, rows, paragraphs }) => ({ title, rows, ...(paragraphs ? { paragraphs } : {}) })),
    next,
  };
}
