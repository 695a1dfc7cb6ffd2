import { randomUUID } from 'node:crypto';
import type { CheckRequest } from '../check-provider.ts';

/** Returns what is submitted for an applicant in Victoria, with a reference of its own. */
export function aCheckRequest(familyName = 'Dubois', overrides: Partial<CheckRequest> = {}): CheckRequest {
  const name = `Renée ${familyName}`;
  return {
    reference: randomUUID(),
    product: 'Combined',
    state: 'VIC',
    address: '3 Sample Street, Brunswick VIC 3056',
    applicant: {
      name,
      email: 'renee.dubois@example.com',
      phone: '+61491570110',
      dateOfBirth: '1990-04-23',
      currentAddress: '7/40 Lygon Street, Brunswick East VIC 3057',
    },
    documents: [
      { kind: 'passport', nameOnDocument: name, number: 'PA1234567', country: 'AU', expiresOn: '2031-02-28' },
      { kind: 'utilityBill', nameOnDocument: name, institution: 'AGL' },
    ],
    authorisation: { signedOn: '2026-11-20', sha256: 'a'.repeat(64) },
    ...overrides,
  };
}
