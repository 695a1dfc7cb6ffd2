import { allMembersQuery } from 'shared-api';
import { tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

/** The agreements of a property, signed or not. */
export const agreementsQuery = (propertyId: string) =>
  allMembersQuery('/api/tenancy-agreements', tenancyAgreement, { query: { 'property.id': propertyId } });
