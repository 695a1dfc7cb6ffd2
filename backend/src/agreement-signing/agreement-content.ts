import { type AgreementContent, contentOf } from 'tenancy-law/agreement/agreement-content';
import { addressOf, propertyIdentity } from '../properties/property-resource.ts';
import type { SignedAgreement } from './signing-store.ts';

/** Returns what the document of an agreement says. */
export const contentOfSigned = ({
  agreement,
  property,
}: Pick<SignedAgreement, 'agreement' | 'property'>): AgreementContent =>
  contentOf({
    landlordDetails: agreement.landlordDetails,
    tenantDetails: agreement.tenantDetails.toSorted((a, b) => a.position - b.position),
    tenancyAgreementDetails: agreement.tenancyAgreementDetails,
    property: { ...propertyIdentity(property), address: addressOf(property) },
  });
