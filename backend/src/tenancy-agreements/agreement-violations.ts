import type { TenancyAgreementInput } from 'shared-contract/agreement/tenancy-agreement';
import { tenantViolations } from 'shared-contract/agreement/tenant-positions';
import type { Violation } from 'shared-contract/wire/problem';
import { isAcn } from './acn.ts';

/** Returns violations of rules that the schema cannot express: the landlord's ACN (V2) and the tenants (V26). */
export function agreementViolations(input: TenancyAgreementInput): Violation[] {
  const violations = tenantViolations(input.tenantDetails);
  const { acn } = input.landlordDetails;
  if (acn && !isAcn(acn)) {
    violations.push({ propertyPath: 'landlordDetails.acn', message: 'Enter a valid ACN: nine digits.' });
  }
  return violations;
}
