import { allMembersQuery } from 'shared-api';
import { tenantCheck } from 'shared-contract/tenant-check/tenant-check';

/** All tenant checks for a property, newest first, without their content. */
export const propertyChecksQuery = (propertyId: string) =>
  allMembersQuery('/api/tenant-checks', tenantCheck, { query: { 'property.id': propertyId } });
