import { isCollection, isWireObject, type WireObject } from './wire-collection.ts';

/**
 * Replaces a resource by its new version wherever a cached body contains it, recognised by `@id`. A field whose JSON
 * type differs stays unchanged: one body may contain an IRI where the other contains the embedded object. Returns the
 * same body when it does not contain the resource.
 */
export function mergeResource(body: unknown, resource: WireObject): unknown {
  return mapDeep(body, (object) => (object['@id'] === resource['@id'] ? merged(object, resource) : object));
}

/**
 * Removes a deleted resource from all lists of a cached body. Returns the same body when it does not contain the
 * resource.
 */
export function withoutResource(body: unknown, iri: string): unknown {
  return mapDeep(body, (object) => {
    const fields = Object.entries(object).map(([name, value]) => [name, withoutMember(value, iri)] as const);
    if (fields.every(([name, value]) => value === object[name])) return object;
    const changed = Object.fromEntries(fields);
    return isCollection(object) ? { ...changed, totalItems: Number(object.totalItems) - 1 } : changed;
  });
}

function withoutMember(value: unknown, iri: string): unknown {
  if (!Array.isArray(value)) return value;
  const rest = value.filter((one) => !isWireObject(one) || one['@id'] !== iri);
  return rest.length === value.length ? value : rest;
}

/**
 * Calls `change` for every object, outer objects before inner ones. An object that does not change stays the same
 * JavaScript object.
 */
function mapDeep(value: unknown, change: (object: WireObject) => WireObject): unknown {
  if (Array.isArray(value)) {
    const mapped = value.map((one) => mapDeep(one, change));
    return mapped.every((one, index) => one === value[index]) ? value : mapped;
  }
  if (!isWireObject(value)) return value;
  const object = change(value);
  if (object !== value) return object;
  const fields = Object.entries(object).map(([name, field]) => [name, mapDeep(field, change)] as const);
  return fields.every(([name, field]) => field === object[name]) ? object : Object.fromEntries(fields);
}

function merged(cached: WireObject, { '@context': _, ...resource }: WireObject): WireObject {
  const fields = Object.entries(resource).filter(([name, value]) => isSameRepresentation(cached[name], value));
  return { ...cached, ...Object.fromEntries(fields) };
}

function isSameRepresentation(cached: unknown, value: unknown): boolean {
  if (cached === undefined || cached === null || value === null) return true;
  return Array.isArray(cached) === Array.isArray(value) && typeof cached === typeof value;
}
