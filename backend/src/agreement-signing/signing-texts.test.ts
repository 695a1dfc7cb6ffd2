import { describe, expect, it } from '@jest/globals';
import { type SigningStep, signingStep } from 'shared-contract/agreement/signing';
import { toOwner, toTenant } from './signing-mail-texts.ts';
import { requireNext } from './signing-rules.ts';
import type { PartyRow } from './signing-store.ts';

const values = {
  place: '1 Bridge Road, Richmond VIC 3121',
  landlord: 'Olivia Nguyen',
  name: 'Mia Petrović',
  reason: 'Too far',
  lastDay: '5 December 2026',
};
const now = new Date('2026-11-23T00:00:00Z');

/** Returns what the server says to a party that may not do this now. */
function refusal(step: SigningStep, party: Pick<PartyRow, 'role' | 'status'>, expected: 'answer' | 'sign'): string {
  try {
    requireNext({ step, expiresAt: new Date('2026-12-05T00:00:00Z') }, party as PartyRow, now, expected);
    return '';
  } catch (problem) {
    return (problem as Error).message;
  }
}

describe('the texts of signing', () => {
  it('have no names for the parties that only some states use', () => {
    const mails = [...Object.values(toTenant), ...Object.values(toOwner)].map((text) => JSON.stringify(text?.(values)));
    const refusals = signingStep.options.flatMap((step) =>
      (['landlord', 'tenant'] as const).flatMap((role) =>
        (['invited', 'accepted', 'signed'] as const).flatMap((status) => [
          refusal(step, { role, status }, 'answer'),
          refusal(step, { role, status }, 'sign'),
        ]),
      ),
    );
    expect(new Set(refusals).size).toBeGreaterThan(7);
    const texts = [...mails, ...refusals];
    expect(texts.filter((text) => /\b(?:landlord|lessor|tenant|renter)s?\b/i.test(text ?? ''))).toEqual([]);
  });
});
