import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { propertyResourceType } from 'shared-contract/property/property';
import { addressOf, propertyPath } from '../properties/property-resource.ts';
import type { AgreementRow } from './tenancy-agreement-store.ts';

export const tenancyAgreementPath = '/api/tenancy-agreements';
export const customerUserPath = '/api/customer-users';

export function tenancyAgreementResource({ agreement, property }: AgreementRow): TenancyAgreement {
  return {
    '@id': `${tenancyAgreementPath}/${agreement.id}`,
    '@type': 'TenancyAgreement',
    id: agreement.id,
    property: {
      '@id': `${propertyPath}/${property.id}`,
      '@type': propertyResourceType[property.propertyType],
      id: property.id,
      address: addressOf(property),
    },
    landlord: `${customerUserPath}/${agreement.landlordId}`,
    landlordDetails: agreement.landlordDetails,
    tenantDetails: agreement.tenantDetails.toSorted((a, b) => a.position - b.position),
    tenancyAgreementDetails: agreement.tenancyAgreementDetails,
    status: agreement.status,
    createdAt: agreement.createdAt.toISOString(),
    updatedAt: agreement.updatedAt.toISOString(),
  };
}
