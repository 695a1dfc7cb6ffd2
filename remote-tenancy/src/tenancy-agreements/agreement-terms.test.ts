import { describe, expect, it } from '@jest/globals';
import { anAgreement } from '../testing/an-agreement.ts';
import { agreementTerms } from './agreement-terms.ts';

function termsOf(details: Record<string, unknown>): string {
  const tenancyAgreementDetails = Object.entries(details).map(([name, value]) => ({ name, value }));
  return agreementTerms(anAgreement({ tenancyAgreementDetails }));
}

describe('agreementTerms', () => {
  it('returns rent and term', () => {
    expect(termsOf({ rent: '650.00', startDate: '2028-02-29', endDate: '2029-02-28' })).toBe(
      '$650 per week · 29 Feb 2028 to 28 Feb 2029',
    );
    expect(termsOf({ rent: '650.00', startDate: '2026-02-01', endDate: null })).toBe(
      '$650 per week · periodic from 1 Feb 2026',
    );
  });

  it('omits details that are missing or malformed', () => {
    expect(termsOf({})).toBe('');
    expect(termsOf({ rent: 650, startDate: 'soon' })).toBe('');
    expect(termsOf({ startDate: '2026-02-01' })).toBe('from 1 Feb 2026');
  });
});
