import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { isBusinessPhone } from 'shared-contract/contact/contact-rules';
import { tidyBankAccount } from 'shared-contract/money/bank-account';
import type { Violation } from 'shared-contract/wire/problem';
import { toE164 } from '../customer-users/phone-number.ts';

type Parties = Pick<TenancyAgreement, 'landlordDetails' | 'tenantDetails'>;

/**
 * Returns the parties as they are stored: phone numbers in E.164 (V7), except a landlord's business number, and no ACN
 * instead of an empty one. The violations name phone numbers that no country has.
 */
export function storedParties({ landlordDetails, tenantDetails }: Parties): Parties & { violations: Violation[] } {
  const violations: Violation[] = [];
  const phoneOf = (path: string, typed: string): string => {
    if (typed.trim() === '') return '';
    const stored = toE164(typed);
    if (stored !== null) return stored;
    const message = 'Enter a phone number such as 0491 570 006 or +61 3 5550 1234.';
    violations.push({ propertyPath: `${path}.phone`, message, code: 'phone' });
    return typed;
  };
  const { phone, acn, ...landlord } = landlordDetails;
  return {
    landlordDetails: {
      ...landlord,
      phone: isBusinessPhone(phone) ? phone.trim() : phoneOf('landlordDetails', phone),
      acn: acn?.trim() || null,
    },
    tenantDetails: tenantDetails.map((tenant, index) => ({
      ...tenant,
      phone: phoneOf(`tenantDetails[${index}]`, tenant.phone),
    })),
    violations,
  };
}

/** Returns the terms as they are stored: a BSB as `063-000` (V10), phone numbers in E.164 (V7). */
export function storedTerms(terms: Partial<AgreementTerms>): Partial<AgreementTerms> {
  const { paymentAccount, repairers } = terms;
  return {
    ...terms,
    ...(paymentAccount && { paymentAccount: tidyBankAccount(paymentAccount) }),
    ...(repairers && { repairers: repairers.map((one) => ({ ...one, phone: toE164(one.phone) ?? one.phone })) }),
  };
}
