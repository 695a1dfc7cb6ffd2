/** A response that does not fit the contract of the code that reads it; `issues` say where, one line each. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
  readonly request: string;
  readonly issues: readonly string[];
  /**
   * Fetches the response again, for a retry: the cached one would fail again. Null where the response was not cached.
   * Readers with another contract keep the cached response meanwhile.
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

/** True for a {@link ContractMismatch}, whichever copy of the class made it. */
export function isContractMismatch(error: unknown): error is ContractMismatch {
  return error instanceof Error && error.name === 'ContractMismatch';
}
