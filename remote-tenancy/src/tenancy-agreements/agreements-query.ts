import { queryOptions } from '@tanstack/react-query';
import { allMembers } from 'shared-api';
import { tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

export function agreementsQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['tenancy-agreements', { propertyId }],
    queryFn: ({ signal }) =>
      allMembers('/api/tenancy-agreements', tenancyAgreement, { query: { 'property.id': propertyId }, signal }),
  });
}
