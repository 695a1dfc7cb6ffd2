import { propertyOwners as contract, propertyOwnersPatch } from 'shared-contract/property/property-owners';
import { item } from '../http/json-ld.ts';
import { requireVersion } from '../http/preconditions.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, insertOwn, lockOwn, updateOwn } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { findOwnersOf, ownersResource } from './property-owner-store.ts';
import { propertyOwners } from './property-owner-table.ts';

const path = '/api/properties/:id/owners';

const getOwners = ownerRoute('GET', path, {
  summary: 'The owners on the title of a property with their shares. Empty for one owner with 100%.',
  response: contract,
  async handler({ params, ...scope }) {
    requireFound(await findOwn(scope, properties, params.id));
    const found = await findOwnersOf(scope, params.id);
    return item(ownersResource(found), found.version);
  },
});

const patchOwners = ownerRoute('PATCH', path, {
  summary: 'Replaces the owners of a property. Their shares add up to exactly 100%.',
  body: propertyOwnersPatch,
  response: contract,
  ifMatchRequired: true,
  async handler({ params, body: { owners }, ifMatch, ...scope }) {
    // The list may have no row yet, so the lock is on the property.
    const { id: propertyId } = requireFound(await lockOwn(scope, properties, params.id));
    const { id, version } = await findOwnersOf(scope, propertyId);
    requireVersion(ifMatch, version);
    const changed = id
      ? await updateOwn(scope, propertyOwners, id, { owners })
      : await insertOwn(scope, propertyOwners, { propertyId, owners });
    return item(ownersResource(changed), changed.version);
  },
});

export const propertyOwnerRoutes: Route[] = [getOwners, patchOwners];
