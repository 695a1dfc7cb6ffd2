import {
  cachedResource,
  patchResource,
  type ResourceQuery,
  refetchResource,
  type Schema,
  type Tagged,
  taggedResourceQuery,
  useResource,
} from 'shared-api';
import type { Violation } from 'shared-contract/wire/problem';
import { useParams } from 'shared-platform/router';

/** Returns why the server would reject a change, so that a form shows all errors without a request. */
export type Violations<Resource, Change> = (resource: Resource, change: Change, now: Date) => readonly Violation[];

/**
 * A kind of resource with an editor, such as listings. `Change` has the fields that the editor can change; a form sends
 * only those that differ from the server's.
 */
export type EditedResource<Resource extends { id: string }, Change extends object> = {
  /** The resource in messages and in the keys of its drafts, such as `listing`. */
  name: string;
  /** The parameter of the page's path that is the id, such as `listingId`. */
  param: string;
  /** Returns the path in the API, such as `/api/listings/12`. */
  path: (id: string) => string;
  schema: Schema<Resource>;
  violations: Violations<Resource, Change>;
  /** Returns the body of the merge patch. By default the change itself. */
  body?: (change: Change) => unknown;
  /** Marks the lists that show the resource as stale. Runs after each change. */
  invalidate: (id: string) => void;
  /**
   * For a resource behind the private link of a visitor, which has no path: how it is read and changed. Its unsaved
   * changes are never stored in the browser, because others may use it.
   */
  link?: {
    query: ResourceQuery<Tagged<Resource>>;
    /** Sends a change and stores the response under the key of `query`. */
    send: (resource: Resource, change: Change) => Promise<void>;
  };
};

/** A version of the resource, and the time when this browser received it. */
export type Version<Resource> = { resource: Resource; now: Date };

/** Returns the query of the resource with its entity tag, which a change sends as `If-Match`. */
export function editedResourceQuery<R extends { id: string }, C extends object>(
  { path, schema, link }: EditedResource<R, C>,
  id: string,
): ResourceQuery<Tagged<R>> {
  return link?.query ?? taggedResourceQuery(path(id), schema);
}

/** Returns the resource of this URL as it is saved on the server. */
export function useEditedResource<R extends { id: string }, C extends object>(kind: EditedResource<R, C>): Tagged<R> {
  const id = useParams()[kind.param] ?? '';
  return useResource(editedResourceQuery(kind, id));
}

/**
 * Returns the resource from the cache.
 * @throws Error when the resource is not open in the editor
 */
export function cachedEdited<R extends { id: string }, C extends object>(
  kind: EditedResource<R, C>,
  id: string,
): Tagged<R> {
  const cached = cachedResource(editedResourceQuery(kind, id));
  if (!cached) throw new Error(`The ${kind.name} ${id} is not being edited.`);
  return cached;
}

/** Returns the cached version of the resource, to which a save applies its changes. */
export function currentVersion<R extends { id: string }, C extends object>(
  kind: EditedResource<R, C>,
  id: string,
): Version<R> {
  return { resource: cachedEdited(kind, id).value, now: new Date() };
}

/** Fetches the resource again after it was changed by something other than a form of the editor. */
export async function refetchEdited<R extends { id: string }, C extends object>(
  kind: EditedResource<R, C>,
  id: string,
): Promise<void> {
  await refetchResource(editedResourceQuery(kind, id));
  kind.invalidate(id);
}

/**
 * Sends a change of the cached version to the server. The response replaces the resource in the cache of the whole
 * site.
 * @throws ApiProblem 412 when the resource was changed elsewhere, 422 with violations, and the errors of the client
 */
export async function patchEdited<R extends { id: string }, C extends object>(
  kind: EditedResource<R, C>,
  id: string,
  change: C,
): Promise<void> {
  const { etag, value } = cachedEdited(kind, id);
  if (kind.link) await kind.link.send(value, change);
  else await patchResource(kind.path(id), kind.body?.(change) ?? change, kind.schema, { ifMatch: etag ?? undefined });
  kind.invalidate(id);
}
