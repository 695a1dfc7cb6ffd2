/** Something the operator can put right: shown as it is, without a stack. Says what was expected, what came, what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The line to print for whatever ended a command. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  const expected = 'name' in error && (error.name === 'Refusal' || error.name === 'ConfigRefusal');
  return expected || !('stack' in error) ? String(error.message) : String(error.stack);
}
