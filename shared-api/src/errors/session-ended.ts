/** The session is over. The shell shows its modal, so a page only has to stop. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly reason: string;

  /** @param reason SPEC §8 text, such as `API auth error: 401` */
  constructor(reason: string) {
    super(`The session has ended: ${reason}`);
    this.reason = reason;
  }
}

/** True for a {@link SessionEnded}, whichever copy of the class made it. */
export function isSessionEnded(error: unknown): error is SessionEnded {
  return error instanceof Error && error.name === 'SessionEnded';
}
