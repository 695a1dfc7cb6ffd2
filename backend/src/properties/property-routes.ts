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
import { created, item, replyWithPage } from '../http/json-ld.ts';
import { pageParameter } from '../http/parameters.ts';
import { requireFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { firstOf, insertOwn, lockVersion, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { storePropertyInSearch } from '../search-documents/store-in-search.ts';
import { findSuburbsByName } from '../suburbs/find-suburbs-by-name.ts';
import { placeColumns } from './place-columns.ts';
import { propertyPath, propertyResource } from './property-resource.ts';
import { findProperties } from './property-store.ts';
import { properties } from './property-table.ts';

const listProperties = ownerRoute('GET', propertyPath, {
  summary: 'The owner’s properties, newest first, filtered by type and words of the address.',
  query: z.object({
    page: pageParameter,
    'propertyType.name': z.optional(propertyTypeName),
    'address.fullAddress': z.optional(z.string().check(z.maxLength(100))),
  }),
  response: collectionOf(property),
  async handler(context) {
    const { 'propertyType.name': propertyType, 'address.fullAddress': address } = context.query;
    return replyWithPage('Property', context, findProperties(context, { propertyType, address }), propertyResource);
  },
});

const getProperty = ownerRoute('GET', `${propertyPath}/:id`, {
  summary: 'One property.',
  response: property,
  handler: ({ params, ...scope }) => replyWithProperty(scope, params.id, item),
});

const createProperty = ownerRoute('POST', propertyPath, {
  summary: 'Adds a property. State, postcode and suburb must belong together.',
  body: propertyInput,
  response: property,
  async handler({ body, ...scope }) {
    const { propertyType, category, address, ...facts } = body;
    const known = await findSuburbsByName(scope.database, address.suburb);
    requireValid(propertyViolations(body, known));
    const { id } = await insertOwn(scope, properties, {
      ...facts,
      ...placeColumns(address, known),
      propertyType: propertyType.name,
      category: category.name,
    });
    return replyWithProperty(scope, id, created);
  },
});

const patchProperty = ownerRoute('PATCH', `${propertyPath}/:id`, {
  summary: 'Changes a property.',
  body: propertyPatch,
  response: property,
  async handler({ params, body, ...scope }) {
    const current = await lockVersion(scope, properties, params.id);
    const { propertyType, category, address, ...facts } = body;
    const kind = {
      propertyType: propertyType?.name ?? current.propertyType,
      category: category?.name ?? current.category,
    };
    requireValid(kindViolations({ ...kind, ...facts }));
    const place = { ...current, ...address };
    const known = address ? await findSuburbsByName(scope.database, place.suburb) : [];
    if (address) requireValid(placeViolations(place, known));
    const changes = {
      ...(propertyType ? clearedRooms(propertyType.name) : {}),
      ...facts,
      ...(propertyType ? { propertyType: propertyType.name } : {}),
      ...(category ? { category: category.name } : {}),
      ...(address ? placeColumns(place, known) : {}),
    };
    await updateOwn(scope, properties, current.id, changes);
    await storePropertyInSearch(scope, current.id);
    return replyWithProperty(scope, current.id, item);
  },
});

/** When the type of a property changes, returns null for the rooms that the new type does not have (V15). */
function clearedRooms(type: PropertyTypeName): Partial<Record<Room, null>> {
  const cleared = rooms.filter((room) => !roomsOf[type].includes(room));
  return Object.fromEntries(cleared.map((room) => [room, null]));
}

async function replyWithProperty(scope: ReadScope, id: string, reply: typeof item) {
  const row = requireFound(await firstOf(findProperties(scope, { id })));
  return reply(propertyResource(row), row.property.version);
}

export const propertyRoutes: Route[] = [listProperties, getProperty, createProperty, patchProperty];
