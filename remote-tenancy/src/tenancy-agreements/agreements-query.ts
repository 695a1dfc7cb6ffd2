import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { collectionOf } from 'shared-contract/json-ld';
import { tenancyAgreement } from 'shared-contract/tenancy-agreement';

const tenancyAgreements = collectionOf(tenancyAgreement);

export function agreementsQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['tenancy-agreements', { propertyId }],
    queryFn: async ({ signal }) => {
      const query = { 'property.id': propertyId };
      const answer = await api.get('/api/tenancy-agreements', tenancyAgreements, { query, signal });
      return answer.member;
    },
  });
}
