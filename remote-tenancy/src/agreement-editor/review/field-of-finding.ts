import type { AgreementFinding } from 'tenancy-law/agreement/agreement-rules';

/** Fields whose names differ from the terms and parties that findings name. */
const fields: Record<string, string> = {
  agreedRentIncrease: 'increaseKind',
  paymentAccount: 'bsb',
  'landlord-address': 'landlordAddress',
  'landlord-email': 'landlordEmail',
  'tenant-email': 'tenants',
  'tenant-is-landlord': 'tenants',
  'long-term': 'endDate',
  'early-increase': 'increaseKind',
  'starts-in-the-past': 'startDate',
  'rules-of-the-building': 'ownersCorp',
  'condition-report': 'conditionReport',
};

/**
 * Returns the field of the step's form that fixes a finding, such as `tenants.1.email` or `bond`. The code of a
 * finding names a rule's path (`rule-tenancyAgreementDetails.bond`), what is missing (`missing-bond`), or the rule of a
 * special term.
 */
export function fieldOfFinding({ code, step }: AgreementFinding): string {
  const path = code.replace(/^rule-/, '').replaceAll(/\[(\d+)\]/g, '.$1');
  const landlord = /^landlordDetails\.(\w)(\w*)/.exec(path);
  if (landlord) return `landlord${landlord[1]?.toUpperCase()}${landlord[2]}`;
  const tenant = /^tenantDetails(.*)/.exec(path);
  if (tenant) return `tenants${tenant[1]}`;
  const name = path.replace(/^missing-|^tenancyAgreementDetails\./, '');
  const field = fields[name] ?? fields[name.split('.')[0] ?? ''] ?? name;
  const isSpecialTerm = step === 'other-details' && !code.startsWith('rule-') && !(name in fields) && name === code;
  return isSpecialTerm && name !== 'repairers' ? 'specialTerms' : field;
}
