import type { AgreementContent } from 'tenancy-law/agreement/agreement-content';
import { fullAddressOf } from '../properties/property-resource.ts';
import type { properties } from '../properties/property-table.ts';

/** Returns what the rules of an agreement need to know about its property. */
export const lawPropertyOf = (property: typeof properties.$inferSelect): AgreementContent['property'] => ({
  fullAddress: fullAddressOf(property),
  state: property.state,
  propertyType: property.propertyType,
});
