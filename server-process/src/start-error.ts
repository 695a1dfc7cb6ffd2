/** The reason why a server does not start, in one line: what was expected, what was found, what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
