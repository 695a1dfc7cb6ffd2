import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { collectionOf } from 'shared-contract/json-ld';
import { property } from 'shared-contract/property';

const properties = collectionOf(property);

export function myPropertiesQuery() {
  return queryOptions({
    queryKey: ['properties', 'template'],
    queryFn: ({ signal }) => api.get('/api/properties', properties, { signal }),
  });
}
