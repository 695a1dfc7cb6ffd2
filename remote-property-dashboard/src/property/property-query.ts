import { resourceQuery } from 'shared-api';
import { property } from 'shared-contract/property/property';

export const propertyQuery = (propertyId: string) =>
  resourceQuery(`/api/properties/${encodeURIComponent(propertyId)}`, property);
