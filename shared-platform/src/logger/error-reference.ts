const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** Client errors (4xx) that only a mistake in our own code can cause, so they are logged. */
const bugStatuses = [400, 401, 405];
/** The names of errors of normal operation, which are not logged: the session is over, or a request was cancelled. */
const expectedNames = ['SessionEnded', 'UserUnavailable', 'AbortError', 'CancelledError'];

const ofObjects = new WeakMap<object, string>();
const ofPrimitives = new Map<unknown, string>();

/** Returns a new reference, short enough to read over the telephone and without letters that look alike. */
export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  );
}

/**
 * Returns the reference under which the shell logs an error, so that a user can quote it to support. The same error
 * object always has the same reference. For an error response with a trace id, the reference is the trace id, which the
 * server logs too. Returns null for errors of normal operation, which are not logged: a refused request (403, 404, 409,
 * 422 …), a cancelled request, the end of a session.
 */
export function errorReference(error: unknown): string | null {
  if (isExpected(error)) return null;
  const traceId = property(error, 'traceId');
  if (typeof traceId === 'string' && traceId !== '') return traceId;
  if (typeof error !== 'object' || error === null) return stored(ofPrimitives, error);
  return stored(ofObjects, error);
}

function isExpected(error: unknown): boolean {
  const status = property(error, 'status');
  return (
    (typeof status === 'number' && status >= 400 && status < 500 && !bugStatuses.includes(status)) ||
    expectedNames.includes(String(property(error, 'name')))
  );
}

function stored<K>(
  references: { get: (key: K) => string | undefined; set: (key: K, reference: string) => unknown },
  error: K,
): string {
  const reference = references.get(error) ?? newReference();
  references.set(error, reference);
  return reference;
}

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
