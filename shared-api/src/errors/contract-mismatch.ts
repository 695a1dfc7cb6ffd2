/** The server answered with a shape the contract does not know; `issues` says where, in one line each. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
  readonly request: string;
  readonly issues: readonly string[];

  /** @param request such as `GET /api/orders/12`, without its query */
  constructor(request: string, issues: readonly string[]) {
    super(`${request} answered with another shape than the contract's: ${issues.join('; ')}`);
    this.request = request;
    this.issues = issues;
  }
}

/** True for a {@link ContractMismatch}, whichever copy of the class made it. */
export function isContractMismatch(error: unknown): error is ContractMismatch {
  return error instanceof Error && error.name === 'ContractMismatch';
}
