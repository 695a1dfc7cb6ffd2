import { queryOptions } from '@tanstack/react-query';
import { allMembers } from 'shared-api';
import { tenancy } from 'shared-contract/tenancy/tenancy';

export function tenanciesQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['tenancies', { propertyId }],
    queryFn: ({ signal }) => allMembers('/api/tenancies', tenancy, { query: { 'property.id': propertyId }, signal }),
  });
}
