import { api } from '../client/api.ts';
import type { Call, RequestOptions } from '../client/api-client.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { parseWire, type Schema } from './parse-wire.ts';
import { removeResource, storeResource } from './store-resource.ts';

type WriteOptions = Pick<RequestOptions, 'ifMatch' | 'idempotencyKey' | 'signal'>;

/**
 * Sends a merge patch (RFC 7396: null removes a field, a list is replaced as a whole) and updates every view of the
 * resource with the response ({@link storeResource}). Send only fields that change: the server rejects fields that it
 * does not know.
 * @throws the same errors as `api`
 */
export function patchResource<T>(
  path: string,
  patch: unknown,
  schema: Schema<T>,
  options: WriteOptions = {},
): Promise<T> {
  return write({ method: 'PATCH', path, body: patch, ...options }, schema);
}

/**
 * Sends a POST whose response is a whole resource, created or changed, and updates every view like {@link
 * patchResource}. Each call has its own idempotency key. Pass a key from `useIdempotencyKey` where the user may send
 * the same content twice.
 */
export function postResource<T>(
  path: string,
  body: unknown,
  schema: Schema<T>,
  options: WriteOptions = {},
): Promise<T> {
  return write({ method: 'POST', path, body, idempotencyKey: createIdempotencyKey(), ...options }, schema);
}

/** Deletes the resource on the server, and removes it from every cached list. */
export async function deleteResource(
  iri: string,
  options: Pick<WriteOptions, 'ifMatch' | 'signal'> = {},
): Promise<void> {
  await api.delete(iri, options);
  removeResource(iri);
}

async function write<T>(call: Call, schema: Schema<T>): Promise<T> {
  const response = await api.send(call);
  storeResource(response);
  return parseWire(schema, response.body, `${call.method} ${call.path}`);
}
