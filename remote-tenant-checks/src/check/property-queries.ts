import { allMembersQuery, resourceQuery } from 'shared-api';
import { property } from 'shared-contract/property/property';

/** All properties of the owner that are not archived. */
export const propertiesQuery = () => allMembersQuery('/api/properties', property);

export const propertyQuery = (id: string) => resourceQuery(`/api/properties/${encodeURIComponent(id)}`, property);
