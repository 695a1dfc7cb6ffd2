import { suspectedEndReason } from 'shared-auth/host';

/**
 * Watches for uncaught errors and unhandled rejections with a text about authentication (SPEC §8). Calls `verify` with
 * the reason for which the session may have ended. The text alone does not sign the user out, because `verify` first
 * asks the server (H1). Returns a function that stops watching.
 */
export function watchAuthErrors(verify: (reason: string) => unknown, target: EventTarget = globalThis): () => void {
  const onError = (event: Event) => {
    const reason = suspectedEndReason('error', textOf(event, 'message'));
    if (reason) verify(reason);
  };
  const onRejection = (event: Event) => {
    const reason = suspectedEndReason('rejection', textOf(event, 'reason'));
    if (reason) verify(reason);
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

function textOf(event: Event, property: 'message' | 'reason'): string {
  const value: unknown = Reflect.get(event, property);
  if (value instanceof Error) return `${value.name} ${value.message}`;
  if (typeof value === 'string') return value;
  // Some libraries reject with a plain object such as `{ message: 'Unauthorized' }`.
  const message: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'message') : '';
  return typeof message === 'string' ? message : '';
}
