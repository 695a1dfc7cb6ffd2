import { expect, it } from '@jest/globals';
import { fieldOfFinding } from './field-of-finding.ts';

it.each([
  ['rule-tenancyAgreementDetails.bond', 'lease-details', 'bond'],
  ['rule-tenancyAgreementDetails.paymentAccount.bsb', 'lease-details', 'bsb'],
  ['rule-tenantDetails[1].email', 'tenancy-details', 'tenants.1.email'],
  ['rule-landlordDetails.acn', 'tenancy-details', 'landlordAcn'],
  ['missing-rent', 'lease-details', 'rent'],
  ['missing-landlord-address', 'tenancy-details', 'landlordAddress'],
  ['missing-petsAllowed', 'other-details', 'petsAllowed'],
  ['repairers', 'other-details', 'repairers'],
  ['condition-report', 'other-details', 'conditionReport'],
  ['insurance-excess', 'other-details', 'specialTerms'],
] as const)('finds the field of %s', (code, step, field) => {
  expect(fieldOfFinding({ code, step, level: 'blocked', message: '' })).toBe(field);
});
