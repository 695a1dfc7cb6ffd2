import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { identity } from '../http/json-ld.ts';
import { addressOf, propertyIdentity } from '../properties/property-resource.ts';
import type { AgreementRow } from './tenancy-agreement-store.ts';

export const tenancyAgreementPath = '/api/tenancy-agreements';
export const customerUserPath = '/api/customer-users';

export function tenancyAgreementResource({ row: agreement, property }: AgreementRow): TenancyAgreement {
  return {
    ...identity(tenancyAgreementPath, 'TenancyAgreement', agreement.id),
    property: { ...propertyIdentity(property), address: addressOf(property) },
    landlord: `${customerUserPath}/${agreement.landlordId}`,
    landlordDetails: agreement.landlordDetails,
    tenantDetails: agreement.tenantDetails.toSorted((a, b) => a.position - b.position),
    tenancyAgreementDetails: agreement.tenancyAgreementDetails,
    status: agreement.status,
    createdAt: agreement.createdAt.toISOString(),
    updatedAt: agreement.updatedAt.toISOString(),
  };
}
