import type { agreementEvents, tenancyAgreements } from 'backend/tables';

/** When the steps of a round happened; null for a step that has not. */
export type RoundTimes = {
  sentAt: Date;
  acceptedAt: Date | null;
  ownerSignedAt: Date | null;
  /** When all tenants signed. */
  signedAt: Date | null;
};

/** Where the signatures came from: an address that is reserved for documentation. */
export const signedFrom = '203.0.113.0/24, Mozilla/5.0';

type Event = typeof agreementEvents.$inferInsert;

/** Returns the history of an agreement up to what has happened in its round. */
export function roundEvents(
  { id, ownerId, createdAt, tenantDetails }: typeof tenancyAgreements.$inferSelect,
  { sentAt, acceptedAt, ownerSignedAt, signedAt }: RoundTimes,
): Event[] {
  const names = tenantDetails.map(({ name }) => name);
  const event = (at: Date, by: string, kind: Event['kind'], note = '') => {
    return { ownerId, agreementId: id, at, by, kind, note };
  };
  return [
    event(createdAt, 'owner', 'created'),
    event(sentAt, 'owner', 'sent', tenantDetails.map(({ name, email }) => `${name}, ${email}`).join('; ')),
    ...(acceptedAt ? names.map((name) => event(acceptedAt, name, 'accepted')) : []),
    ...(ownerSignedAt ? [event(ownerSignedAt, 'owner', 'ownerSigned')] : []),
    ...(signedAt
      ? [...names.map((name) => event(signedAt, name, 'tenantSigned')), event(signedAt, 'system', 'signed')]
      : []),
  ];
}
