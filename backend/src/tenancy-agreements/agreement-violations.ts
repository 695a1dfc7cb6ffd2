import { isAcn } from 'shared-contract/agreement/acn';
import type { TenancyAgreementInput } from 'shared-contract/agreement/tenancy-agreement';
import { tenantViolations } from 'shared-contract/agreement/tenant-positions';
import type { Violation } from 'shared-contract/wire/problem';

/**
 * Checks what the schema cannot express: the check digit of the landlord's ACN (V2), and the tenants (V26). Returns a
 * violation for each invalid field.
 */
export function agreementViolations(input: TenancyAgreementInput): Violation[] {
  const violations = tenantViolations(input.tenantDetails);
  const { acn } = input.landlordDetails;
  if (acn && !isAcn(acn)) {
    violations.push({ propertyPath: 'landlordDetails.acn', message: 'Enter a valid ACN: nine digits.' });
  }
  return violations;
}
