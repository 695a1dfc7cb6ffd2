/** The reason why a server does not start, in one line: what was expected, what was found, what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
