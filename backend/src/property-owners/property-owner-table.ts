import { index, jsonb, pgTable, unique } from 'drizzle-orm/pg-core';
import type { PropertyOwner } from 'shared-contract/property/property-owners';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, primaryId } from '../database/columns.ts';
import { propertyId } from '../properties/property-table.ts';

/**
 * The owners on the title of a property with their shares, as one list, because only the whole list adds up to 100%.
 * `ownerId` is the user of the account. The list goes with its property.
 */
export const propertyOwners = pgTable(
  'property_owners',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    owners: jsonb('owners').$type<PropertyOwner[]>().notNull(),
    ...auditColumns(),
  },
  (table) => [
    unique('property_owners_property').on(table.propertyId),
    index('property_owners_owner').on(table.ownerId),
  ],
);
