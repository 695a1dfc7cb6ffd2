/**
 * Thrown when the session is over. The shell then shows the session-expired modal, so pages need not handle this error.
 */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly reason: string;

  /** @param reason a text of SPEC §8, such as `API auth error: 401` */
  constructor(reason: string) {
    super(`The session has ended: ${reason}`);
    this.reason = reason;
  }
}

/** True for a {@link SessionEnded}, also when another copy of this module created it. */
export function isSessionEnded(error: unknown): error is SessionEnded {
  return error instanceof Error && error.name === 'SessionEnded';
}
