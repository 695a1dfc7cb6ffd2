import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { property } from 'shared-contract/property/property';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { PropertySearch } from './property-search.ts';

const properties = collectionOf(property);

export function propertiesQuery({ type, text, page }: PropertySearch) {
  return queryOptions({
    queryKey: ['properties', { type, text, page }],
    queryFn: ({ signal }) => {
      const query = { 'propertyType.name': type ?? undefined, 'address.fullAddress': text || undefined, page };
      return api.get('/api/properties', properties, { query, signal });
    },
  });
}
