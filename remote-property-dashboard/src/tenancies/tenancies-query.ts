import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { collectionOf } from 'shared-contract/json-ld';
import { tenancy } from 'shared-contract/tenancy';

const tenancies = collectionOf(tenancy);

export function tenanciesQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['tenancies', { propertyId }],
    queryFn: async ({ signal }) => {
      const answer = await api.get('/api/tenancies', tenancies, { query: { 'property.id': propertyId }, signal });
      return answer.member;
    },
  });
}
