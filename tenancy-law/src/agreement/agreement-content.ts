import { type AgreementTerms, termsOf } from 'shared-contract/agreement/agreement-terms';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import type { AustralianState } from 'shared-contract/place/suburb';
import { type PropertyTypeName, propertyResourceType } from 'shared-contract/property/property-type';

/** The content of an agreement, from which rules and documents are computed. A draft may lack terms. */
export type AgreementContent = {
  landlordDetails: TenancyAgreement['landlordDetails'];
  tenantDetails: TenancyAgreement['tenantDetails'];
  terms: Partial<AgreementTerms>;
  property: { fullAddress: string; state: AustralianState; propertyType: PropertyTypeName };
};

type Source = Pick<TenancyAgreement, 'landlordDetails' | 'tenantDetails' | 'tenancyAgreementDetails' | 'property'>;

/** Returns the content of an agreement as the API returns it. */
export function contentOf({
  landlordDetails,
  tenantDetails,
  tenancyAgreementDetails,
  property,
}: Source): AgreementContent {
  const { fullAddress, state } = property.address;
  return {
    landlordDetails,
    tenantDetails,
    terms: termsOf(tenancyAgreementDetails),
    property: { fullAddress, state, propertyType: propertyTypeOf(property['@type']) },
  };
}

function propertyTypeOf(resourceType: string): PropertyTypeName {
  const [name] = Object.entries(propertyResourceType).find(([, type]) => type === resourceType) ?? [];
  return (name as PropertyTypeName | undefined) ?? 'Residential';
}
