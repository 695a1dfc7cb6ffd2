import { isAcn } from 'shared-contract/agreement/acn';
import { tenantViolations } from 'shared-contract/agreement/tenant-positions';
import { businessPhone, emailAddress, personPhone } from 'shared-contract/contact/person-contact';
import * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import type { AgreementContent } from './agreement-content.ts';

type Parties = Pick<AgreementContent, 'landlordDetails' | 'tenantDetails'>;

/**
 * Checks the parties: the landlord's ACN (V2), phone numbers (V7), email addresses (V8), and the positions of the
 * tenants (V26). Empty phone numbers and email addresses are allowed, because drafts are incomplete. Only a landlord
 * can have the number of a business, such as 1300 975 707.
 */
export function partyViolations({ landlordDetails, tenantDetails }: Parties): Violation[] {
  const { acn } = landlordDetails;
  return [
    ...(acn && !isAcn(acn)
      ? [{ propertyPath: 'landlordDetails.acn', message: 'Enter a valid ACN: nine digits.', code: 'acn' }]
      : []),
    ...contactViolations('landlordDetails', landlordDetails, businessPhone),
    ...tenantViolations(tenantDetails),
    ...tenantDetails.flatMap((tenant, index) => contactViolations(`tenantDetails[${index}]`, tenant, personPhone)),
  ];
}

type Contact = { phone: string; email: string };

function contactViolations(path: string, { phone, email }: Contact, phoneSchema: z.ZodMiniType): Violation[] {
  const check = (field: string, schema: z.ZodMiniType, value: string) => {
    if (value.trim() === '') return [];
    const [issue] = z.safeParse(schema, value).error?.issues ?? [];
    return issue ? [{ propertyPath: `${path}.${field}`, message: issue.message, code: field }] : [];
  };
  return [...check('phone', phoneSchema, phone), ...check('email', emailAddress, email)];
}
