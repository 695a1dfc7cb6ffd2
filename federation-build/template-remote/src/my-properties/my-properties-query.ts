import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { property } from 'shared-contract/property/property';
import { collectionOf } from 'shared-contract/wire/json-ld';

const properties = collectionOf(property);

export function myPropertiesQuery() {
  return queryOptions({
    queryKey: ['properties', 'template'],
    queryFn: ({ signal }) => api.get('/api/properties', properties, { signal }),
  });
}
