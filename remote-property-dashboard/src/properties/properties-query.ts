import { resourceQuery } from 'shared-api';
import { property } from 'shared-contract/property/property';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { PropertySearch } from './property-search.ts';

const properties = collectionOf(property);

export const propertiesQuery = ({ type, archived, text, page }: PropertySearch) =>
  resourceQuery('/api/properties', properties, {
    query: {
      'propertyType.name': type ?? undefined,
      'address.fullAddress': text || undefined,
      'exists[archivedAt]': archived ? 'true' : undefined,
      page,
    },
  });
