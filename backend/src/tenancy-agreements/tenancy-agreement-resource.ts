import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import { identity } from '../http/json-ld.ts';
import { addressOf, propertyIdentity } from '../properties/property-resource.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { tenancyStatus } from '../tenancies/tenancy-status.ts';
import type { AgreementRow } from './tenancy-agreement-store.ts';

export const tenancyAgreementPath = '/api/tenancy-agreements';
export const customerUserPath = '/api/customer-users';

export function tenancyAgreementResource(found: AgreementRow): TenancyAgreement {
  const { row: agreement, property, signing } = found;
  const { previousAgreementId } = agreement;
  return {
    ...identity(tenancyAgreementPath, 'TenancyAgreement', agreement.id),
    property: { ...propertyIdentity(property), address: addressOf(property), timeZone: property.timeZone },
    previous: previousAgreementId === null ? null : `${tenancyAgreementPath}/${previousAgreementId}`,
    landlord: `${customerUserPath}/${agreement.landlordId}`,
    landlordDetails: agreement.landlordDetails,
    tenantDetails: agreement.tenantDetails.toSorted((a, b) => a.position - b.position),
    tenancyAgreementDetails: agreement.tenancyAgreementDetails,
    status: agreement.status,
    signing,
    locked: agreement.signedAt !== null,
    tenancy: tenancyOf(found),
    createdAt: agreement.createdAt.toISOString(),
    updatedAt: agreement.updatedAt.toISOString(),
  };
}

function tenancyOf({ tenancy, property, now }: AgreementRow): TenancyAgreement['tenancy'] {
  if (!tenancy) return null;
  const { id } = tenancy;
  return { '@id': `${tenancyPath}/${id}`, id, status: tenancyStatus(tenancy, localDateIn(property.timeZone, now)) };
}
