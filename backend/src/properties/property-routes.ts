import { listingTypeViolations } from 'shared-contract/listing/listing-detail-rules';
import { isEditable } from 'shared-contract/listing/listing-status';
import { placeViolations } from 'shared-contract/place/place-rules';
import { property } from 'shared-contract/property/property';
import { propertyInput, propertyPatch } from 'shared-contract/property/property-input';
import { kindViolations, propertyViolations, type Room, rooms, roomsOf } from 'shared-contract/property/property-rules';
import { type PropertyTypeName, propertyTypeName } from 'shared-contract/property/property-type';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { Violation } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import { emptyBin } from '../documents/document-store.ts';
import { retryPublishing } from '../fulfilment/retry-publishing.ts';
import { created, item, noContent, replyWithPage } from '../http/json-ld.ts';
import { pageParameter } from '../http/parameters.ts';
import { requireFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { deleteUnusedPictures } from '../listing-assets/delete-removed-assets.ts';
import { findListings } from '../listings/listing-store.ts';
import {
  completed,
  deleteOwn,
  everyRow,
  firstOf,
  insertOwn,
  lockVersion,
  type OwnerScope,
  type ReadScope,
  updateOwn,
} from '../owned-rows/owned-rows.ts';
import { withActivity } from '../property-activity/property-activity.ts';
import { sampleRefusal } from '../sample-data/refuse-sample.ts';
import { storePropertyInSearch } from '../search-documents/store-in-search.ts';
import { findSuburbsByName } from '../suburbs/find-suburbs-by-name.ts';
import { placeColumns } from './place-columns.ts';
import { requireEmpty, requireUnused } from './property-contents.ts';
import { propertyPath, propertyResource } from './property-resource.ts';
import { findProperties } from './property-store.ts';
import { properties } from './property-table.ts';

const listProperties = ownerRoute('GET', propertyPath, {
  summary: 'The owner’s properties, newest first, filtered by type and words of the address, without archived ones.',
  query: z.object({
    page: pageParameter,
    'propertyType.name': z.optional(propertyTypeName),
    'address.fullAddress': z.optional(z.string().check(z.maxLength(100))),
    'exists[archivedAt]': z.optional(z.enum(['true', 'false'])),
  }),
  response: collectionOf(property),
  async handler(context) {
    const { 'propertyType.name': propertyType, 'address.fullAddress': address } = context.query;
    const archived = context.query['exists[archivedAt]'] === 'true';
    const found = findProperties(context, { propertyType, address, archived });
    const listed = completed(found, (rows) => withActivity(context, rows));
    return replyWithPage('Property', context, listed, ({ activity, ...row }) => ({
      ...propertyResource(row),
      activity,
    }));
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
  status: 201,
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
  summary: 'Changes a property, archives it (`archived`) or restores it. 409 for archiving one that is in use.',
  body: propertyPatch,
  response: property,
  async handler({ params, body, ...scope }) {
    const current = await lockVersion(scope, properties, params.id);
    const { propertyType, category, address, archived, ...facts } = body;
    if (address) requireOwnAddress(current);
    const kind = {
      propertyType: propertyType?.name ?? current.propertyType,
      category: category?.name ?? current.category,
    };
    const place = { ...current, ...address };
    const known = address ? await findSuburbsByName(scope.database, place.suburb) : [];
    requireValid([
      ...kindViolations({ ...kind, ...facts }),
      ...(address ? placeViolations(place, known) : []),
      ...(propertyType ? await typeViolations(scope, current.id, propertyType.name) : []),
    ]);
    if (archived && !current.archivedAt) await requireUnused(scope, current);
    const changes = {
      ...(propertyType ? clearedRooms(propertyType.name) : {}),
      ...facts,
      ...(propertyType ? { propertyType: propertyType.name } : {}),
      ...(category ? { category: category.name } : {}),
      ...(address ? placeColumns(place, known) : {}),
      ...(archived === undefined ? {} : { archivedAt: archived ? (current.archivedAt ?? scope.now) : null }),
    };
    await updateOwn(scope, properties, current.id, changes);
    await storePropertyInSearch(scope, current.id);
    await retryPublishing(scope, current.id);
    return replyWithProperty(scope, current.id, item);
  },
});

/** The address of the sample property labels it wherever it is shown, so it stays. @throws Problem 409 */
function requireOwnAddress({ isSample }: typeof properties.$inferSelect): void {
  if (isSample) throw sampleRefusal('The address says that this is sample data, so it can’t be changed.');
}

/** Rejects a type that a draft or published listing of the property does not allow (V14). */
async function typeViolations(scope: OwnerScope, propertyId: string, type: PropertyTypeName): Promise<Violation[]> {
  const rows = await findListings(scope, { propertyId }).rows(everyRow);
  return rows
    .filter(({ listing }) => isEditable(listing.status))
    .flatMap(({ listing }) => listingTypeViolations(listing.type, type))
    .slice(0, 1)
    .map((violation) => ({ ...violation, propertyPath: 'propertyType.name' }));
}

const deleteProperty = ownerRoute('DELETE', `${propertyPath}/:id`, {
  summary: 'Deletes a property that nothing refers to. 409 names what it has, such as a listing or an order.',
  response: null,
  async handler({ params, ...scope }) {
    const current = await lockVersion(scope, properties, params.id);
    await requireEmpty(scope, current.id);
    await emptyBin(scope.database, current.id);
    await deleteOwn(scope, properties, current.id);
    await deleteUnusedPictures(scope.database, current.pictureId ? [current.pictureId] : []);
    return noContent();
  },
});

/** When the type of a property changes, returns null for the rooms that the new type does not have (V15). */
function clearedRooms(type: PropertyTypeName): Partial<Record<Room, null>> {
  const cleared = rooms.filter((room) => !roomsOf[type].includes(room));
  return Object.fromEntries(cleared.map((room) => [room, null]));
}

export async function replyWithProperty(scope: ReadScope, id: string, reply: typeof item) {
  const row = requireFound(await firstOf(findProperties(scope, { id })));
  return reply(propertyResource(row), row.property.version);
}

export const propertyRoutes: Route[] = [listProperties, getProperty, createProperty, patchProperty, deleteProperty];
