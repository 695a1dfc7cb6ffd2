/** Nobody answered: offline, connection lost, time-out, or a session that cannot be refreshed just now. Worth trying again. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly reason: 'no-answer' | 'time-out' | 'session-unavailable';

  constructor(reason: NetworkFailure['reason'], options?: ErrorOptions) {
    super(messages[reason], options);
    this.reason = reason;
  }
}

const messages = {
  'no-answer': 'No answer from the server. Check your connection and try again.',
  'time-out': 'The server took too long to answer. Try again.',
  'session-unavailable': 'Your session could not be refreshed just now. Try again in a moment.',
} as const;

/** True for a {@link NetworkFailure}, whichever copy of the class made it. */
export function isNetworkFailure(error: unknown): error is NetworkFailure {
  return error instanceof Error && error.name === 'NetworkFailure';
}
