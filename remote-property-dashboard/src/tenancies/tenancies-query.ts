import { allMembersQuery } from 'shared-api';
import { tenancy } from 'shared-contract/tenancy/tenancy';

export const tenanciesQuery = (propertyId: string) =>
  allMembersQuery('/api/tenancies', tenancy, { query: { 'property.id': propertyId } });
