/** Why a server does not start, in one line: what was expected, what came, what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
