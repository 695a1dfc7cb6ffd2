/** A response that does not match the schema of the code that reads it. `issues` has one line per difference. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
  readonly request: string;
  readonly issues: readonly string[];
  /**
   * Fetches the response again. Call it before a retry, because parsing the cached response again would fail again.
   * Null when the response was not cached.
   */
  readonly refetch: (() => Promise<unknown>) | null;

  /** @param request such as `GET /api/orders/12`, without its query */
  constructor(request: string, issues: readonly string[], refetch: (() => Promise<unknown>) | null = null) {
    super(`${request} does not fit the contract: ${issues.join('; ')}`);
    this.request = request;
    this.issues = issues;
    this.refetch = refetch;
  }
}

/** True for a {@link ContractMismatch}, also when another copy of this module created it. */
export function isContractMismatch(error: unknown): error is ContractMismatch {
  return error instanceof Error && error.name === 'ContractMismatch';
}
