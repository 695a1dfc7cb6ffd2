import { suspectedEndReason } from 'shared-auth/host';

/**
 * SPEC §8: errors that nobody caught and whose text speaks of authentication. The text alone signs nobody out: it makes the
 * session ask the server (RELIABILITY H1). Gives what stops it.
 */
export function watchAuthErrors(suspect: (reason: string) => unknown, target: EventTarget = globalThis): () => void {
  const onError = (event: Event) => {
    const reason = suspectedEndReason('error', textOf(event, 'message'));
    if (reason) suspect(reason);
  };
  const onRejection = (event: Event) => {
    const reason = suspectedEndReason('rejection', textOf(event, 'reason'));
    if (reason) suspect(reason);
  };
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

function textOf(event: Event, name: 'message' | 'reason'): string {
  const said: unknown = name in event ? Reflect.get(event, name) : '';
  if (said instanceof Error) return `${said.name} ${said.message}`;
  if (typeof said === 'string') return said;
  // Thrown by code that knows no Error: `{ message: 'Unauthorized' }`.
  const message: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'message') : '';
  return typeof message === 'string' ? message : '';
}
