/**
 * Thrown for a request without a response: the browser is offline, the connection was lost, the request timed out, or
 * the session cannot be refreshed. A retry may succeed.
 */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly reason: 'no-answer' | 'time-out' | 'session-unavailable';

  constructor(reason: NetworkFailure['reason'], options?: ErrorOptions) {
    super(messages[reason], options);
    this.reason = reason;
  }
}

const messages = {
  'no-answer': 'We couldn’t reach the server. Check your connection and try again.',
  'time-out': 'The server took too long to respond. Try again.',
  'session-unavailable': 'We couldn’t refresh your session. Try again in a moment.',
} as const;

/** True for a {@link NetworkFailure}, also when another copy of this module created it. */
export function isNetworkFailure(error: unknown): error is NetworkFailure {
  return error instanceof Error && error.name === 'NetworkFailure';
}
