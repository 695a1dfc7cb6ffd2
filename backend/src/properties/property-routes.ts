import { placeViolations } from 'shared-contract/place/place-rules';
import {
  type PropertyTypeName,
  property,
  propertyInput,
  propertyPatch,
  propertyTypeName,
} from 'shared-contract/property/property';
import { kindViolations, propertyViolations, type Room, rooms, roomsOf } from 'shared-contract/property/property-rules';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, created, item } from '../http/json-ld.ts';
import { idParams, pageParameter } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { requireFound, requireValid } from '../http/problem.ts';
import { type Route, type RouteContext, route } from '../http/route.ts';
import { storePropertyInSearch } from '../search-documents/store-property-in-search.ts';
import { findSuburbsByName } from '../suburbs/find-suburbs-by-name.ts';
import { placeColumns } from './place-columns.ts';
import { propertyPath, propertyResource } from './property-resource.ts';
import {
  findProperties,
  findProperty,
  insertProperty,
  lockProperty,
  type PropertyRow,
  updateProperty,
} from './property-store.ts';

const listProperties = route({
  method: 'GET',
  path: propertyPath,
  access: 'owner',
  summary: 'The owner’s properties, newest first, filtered by type and words of the address.',
  query: z.object({
    page: pageParameter,
    'propertyType.name': z.optional(propertyTypeName),
    'address.fullAddress': z.optional(z.string().check(z.maxLength(100))),
  }),
  response: collectionOf(property),
  async handler({ database, owner, query, request }) {
    const { rows, total } = await findProperties(database, owner, query.page, {
      propertyType: query['propertyType.name'],
      address: query['address.fullAddress'],
    });
    const totalItems = total;
    return collectionPage('Property', request, { page: query.page, totalItems, member: rows.map(propertyResource) });
  },
});

const getProperty = route({
  method: 'GET',
  path: `${propertyPath}/:id`,
  access: 'owner',
  summary: 'One property.',
  params: idParams,
  response: property,
  async handler({ database, owner, params }) {
    const row = await requireProperty(database, owner, params.id);
    return item(propertyResource(row), row.property.version);
  },
});

const createProperty = route({
  method: 'POST',
  path: propertyPath,
  access: 'owner',
  summary: 'Adds a property. State, postcode and suburb must belong together.',
  body: propertyInput,
  response: property,
  async handler({ database, owner, body }) {
    const { propertyType, category, address, ...facts } = body;
    const known = await findSuburbsByName(database, address.suburb);
    requireValid(propertyViolations(body, known));
    const id = await insertProperty(database, owner, {
      ...facts,
      ...placeColumns(address, known),
      propertyType: propertyType.name,
      category: category.name,
    });
    const row = await requireProperty(database, owner, id);
    return created(propertyResource(row), row.property.version);
  },
});

const patchProperty = route({
  method: 'PATCH',
  path: `${propertyPath}/:id`,
  access: 'owner',
  summary: 'Changes a property.',
  params: idParams,
  body: propertyPatch,
  response: property,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const current = requireFound(await lockProperty(database, owner, params.id));
    requireVersion(ifMatch, current.version);
    const { propertyType, category, address, ...facts } = body;
    const kind = {
      propertyType: propertyType?.name ?? current.propertyType,
      category: category?.name ?? current.category,
    };
    requireValid(kindViolations({ ...kind, ...facts }));
    const place = { ...current, ...address };
    const known = address ? await findSuburbsByName(database, place.suburb) : [];
    if (address) requireValid(placeViolations(place, known));
    const changes = {
      ...(propertyType ? clearedRooms(propertyType.name) : {}),
      ...facts,
      ...(propertyType ? { propertyType: propertyType.name } : {}),
      ...(category ? { category: category.name } : {}),
      ...(address ? placeColumns(place, known) : {}),
    };
    await updateProperty(database, owner, params.id, changes, now);
    await storePropertyInSearch(database, owner, params.id, now);
    const row = await requireProperty(database, owner, params.id);
    return item(propertyResource(row), row.property.version);
  },
});

/** Clears room counts that the new property type does not have (V15). */
function clearedRooms(type: PropertyTypeName): Partial<Record<Room, null>> {
  const cleared = rooms.filter((room) => !roomsOf[type].includes(room));
  return Object.fromEntries(cleared.map((room) => [room, null]));
}

async function requireProperty(
  database: RouteContext<'owner', never, never, never>['database'],
  owner: { id: string },
  id: string,
): Promise<PropertyRow> {
  const row = requireFound(await findProperty(database, owner, id));
  return row;
}

export const propertyRoutes: Route[] = [listProperties, getProperty, createProperty, patchProperty];
