import { isWireObject, type WireObject } from './wire-collection.ts';

/**
 * A cached body with the new version of a resource wherever it contains the resource, recognised by `@id`. Returns the same
 * body where it does not. A field of another JSON type is another representation (an IRI instead of the embedded object) and
 * stays.
 */
export function mergeResource(body: unknown, resource: WireObject): unknown {
  if (Array.isArray(body))
    return withChanges(
      body,
      body.map((one) => mergeResource(one, resource)),
    );
  if (!isWireObject(body)) return body;
  if (body['@id'] === resource['@id'] && body['@id'] !== undefined) return merged(body, resource);
  const fields = Object.entries(body);
  const changed = fields.map(([, value]) => mergeResource(value, resource));
  const isSame = changed.every((value, index) => value === fields[index]?.[1]);
  return isSame ? body : Object.fromEntries(fields.map(([name], index) => [name, changed[index]]));
}

function withChanges(before: unknown[], after: unknown[]): unknown[] {
  return after.every((one, index) => one === before[index]) ? before : after;
}

function merged(cached: WireObject, { '@context': _, ...resource }: WireObject): WireObject {
  const fields = Object.entries(resource).filter(([name, value]) => isSameRepresentation(cached[name], value));
  return { ...cached, ...Object.fromEntries(fields) };
}

function isSameRepresentation(cached: unknown, value: unknown): boolean {
  if (cached === undefined || cached === null || value === null) return true;
  return Array.isArray(cached) === Array.isArray(value) && typeof cached === typeof value;
}
