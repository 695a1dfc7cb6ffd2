import { asc } from 'drizzle-orm';
import type { PropertyOwners } from 'shared-contract/property/property-owners';
import { firstOf, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { propertyOwners } from './property-owner-table.ts';

type OwnersRow = typeof propertyOwners.$inferSelect;

export const ownersResource = ({ propertyId, owners }: Pick<OwnersRow, 'propertyId' | 'owners'>): PropertyOwners => ({
  '@id': `${propertyPath}/${propertyId}/owners`,
  '@type': 'PropertyOwners',
  owners,
});

/** Returns the lists of owners of a user's properties, oldest first. */
export function findOwnerLists({ database, owner }: ReadScope, propertyId?: string): Paged<OwnersRow> {
  const where = isOwn(propertyOwners, owner, { propertyId });
  const { createdAt, id } = propertyOwners;
  return paged(
    () => database.$count(propertyOwners, where),
    () => database.select().from(propertyOwners).where(where).orderBy(asc(createdAt), asc(id)),
  );
}

/** Returns the list of a property. A list that was never stored is empty and has version 0. */
export const findOwnersOf = async (
  scope: ReadScope,
  propertyId: string,
): Promise<Pick<OwnersRow, 'propertyId' | 'owners' | 'version'> & { id?: string }> =>
  (await firstOf(findOwnerLists(scope, propertyId))) ?? { propertyId, owners: [], version: 0 };
