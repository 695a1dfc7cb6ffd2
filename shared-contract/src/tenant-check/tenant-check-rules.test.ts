import { describe, expect, it } from '@jest/globals';
import type { CheckApplicant } from './tenant-check.ts';
import {
  authorisationDateViolations,
  authorisationValidUntil,
  canAddDocuments,
  canWithdraw,
  checkApplicantViolations,
  isOutdatedListing,
  isUnsent,
} from './tenant-check-rules.ts';
import { tenantCheckStatus } from './tenant-check-status.ts';

const today = '2026-11-21';
const zoe: CheckApplicant = {
  name: 'Zoë Žižka',
  email: 'zoe@example.com',
  dateOfBirth: '1990-04-23',
  currentAddress: '9 Smith Street, Fitzroy VIC 3065',
};
const codes = (changes: Partial<CheckApplicant>) =>
  checkApplicantViolations({ ...zoe, ...changes }, today).map(({ propertyPath, code }) => `${propertyPath} ${code}`);

describe('V40 an applicant', () => {
  it('is an adult on the day', () => {
    expect(codes({ dateOfBirth: '2008-11-21' })).toEqual([]);
    expect(codes({ dateOfBirth: '2008-11-22' })).toEqual(['dateOfBirth adult']);
    expect(codes({ dateOfBirth: '1901-01-01' })).toEqual(['dateOfBirth date-of-birth']);
  });

  it('V4 gives no tax file number', () => {
    expect(codes({ name: 'Zoë 123 456 782' })).toEqual(['name tax-file-number']);
    expect(codes({ currentAddress: '123456782' })).toEqual(['currentAddress tax-file-number']);
    expect(codes({})).toEqual([]);
  });
});

describe('V40 an authorisation', () => {
  it('is valid for 90 days from its signature', () => {
    expect(authorisationValidUntil('2026-08-23')).toBe('2026-11-21');
    const codeOf = (signedOn: string) => authorisationDateViolations(signedOn, today).map(({ code }) => code);
    expect(codeOf('2026-08-23')).toEqual([]);
    expect(codeOf('2026-08-22')).toEqual(['too-old']);
    expect(codeOf(today)).toEqual([]);
    expect(codeOf('2026-11-22')).toEqual(['future']);
  });
});

it('a listing is outdated after three years', () => {
  expect(isOutdatedListing({ listedOn: '2023-11-21' }, today)).toBe(false);
  expect(isOutdatedListing({ listedOn: '2023-11-20' }, today)).toBe(true);
});

it('the status decides what can be changed, added and withdrawn', () => {
  const all = tenantCheckStatus.options;
  expect(all.filter(isUnsent)).toEqual(['draft', 'awaitingConsent', 'authorised']);
  expect(all.filter(canAddDocuments)).toEqual(['draft', 'awaitingConsent', 'authorised', 'needsInfo']);
  expect(all.filter((status) => !canWithdraw(status))).toEqual(['complete', 'withdrawn', 'cancelled']);
});
