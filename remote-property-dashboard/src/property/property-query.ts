import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { property } from 'shared-contract/property/property';

export function propertyQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['properties', propertyId],
    queryFn: ({ signal }) => api.get(`/api/properties/${encodeURIComponent(propertyId)}`, property, { signal }),
  });
}
