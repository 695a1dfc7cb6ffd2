import { describe, expect, it } from '@jest/globals';
import type { CheckAuthorisation } from 'shared-contract/tenant-check/tenant-check';
import { canChange, checkSteps } from './check-steps.ts';

const today = '2026-11-21';
const authorisation: CheckAuthorisation = {
  method: 'signed',
  signedOn: '2026-11-20',
  signedAt: '2026-11-20T01:00:00Z',
  name: 'Zoë Žižka',
  sha256: 'a'.repeat(64),
  validUntil: '2027-02-18',
};
const statesOf = (...args: Parameters<typeof checkSteps>) => checkSteps(...args).map(({ state }) => state);

describe('the steps of a check', () => {
  it('are to do until the applicant has signed and the identity is proven', () => {
    const check = { id: '1', status: 'draft', isIdentityComplete: false };
    expect(statesOf({ check, content: { authorisation: null }, today })).toEqual(['done', 'todo', 'todo']);
    const proven = { ...check, isIdentityComplete: true };
    expect(statesOf({ check: proven, content: { authorisation }, today })).toEqual(['done', 'done', 'done']);
  });

  it('V40: need attention when the authorisation is too old', () => {
    const check = { id: '1', status: 'authorised', isIdentityComplete: true };
    const old = { ...authorisation, validUntil: '2026-11-20' };
    expect(checkSteps({ check, content: { authorisation: old }, today })[1]).toMatchObject({
      state: 'attention',
      reason: 'It’s older than 90 days',
    });
  });

  it('show no progress once the check was sent; only documents can then answer a question', () => {
    const check = { id: '1', status: 'needsInfo', isIdentityComplete: true };
    expect(statesOf({ check, content: { authorisation }, today })).toEqual([null, null, null]);
    expect(canChange('needsInfo', 'proof-of-id')).toBe(true);
    expect(canChange('needsInfo', 'information')).toBe(false);
    expect(canChange('aLaterStatus', 'proof-of-id')).toBe(false);
  });
});
