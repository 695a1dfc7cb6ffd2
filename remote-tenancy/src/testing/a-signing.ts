import type { Signing, SigningParty } from 'shared-contract/agreement/signing';

/** A round of signing with these tenants; the landlord has position 0. */
export function aSigning(overrides: Partial<Signing> = {}, tenants: readonly Partial<SigningParty>[] = [{}]): Signing {
  const party = (position: number, of: Partial<SigningParty>): SigningParty => ({
    id: `party-${position}`,
    role: position === 0 ? 'landlord' : 'tenant',
    position,
    name: position === 0 ? 'Olivia Nguyen' : 'Mia Petrović',
    email: position === 0 ? 'olivia@example.com' : `tenant-${position}@example.com`,
    status: 'invited',
    invitedAt: '2026-11-02T01:00:00.000Z',
    answeredAt: null,
    declineReason: null,
    signedAt: null,
    ...of,
  });
  return {
    id: 's1',
    step: 'sent',
    sentAt: '2026-11-02T01:00:00.000Z',
    expiresAt: '2026-11-16T01:00:00.000Z',
    signedAt: null,
    documentSha256: 'a'.repeat(64),
    parties: [party(0, {}), ...tenants.map((tenant, index) => party(index + 1, tenant))],
    ...overrides,
  };
}
