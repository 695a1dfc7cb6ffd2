import type { ContractMismatch } from '../errors/contract-mismatch.ts';

/**
 * A difference between a response and the schema of the code that reads it. Several remotes parse the same response,
 * each with its own schema. The stack trace in `stack` shows which remote has read it.
 */
export type ContractFinding =
  | { kind: 'mismatch'; request: string; error: ContractMismatch; stack: string }
  /** A value of an open enum that this release does not know. The page shows a neutral label for it. */
  | { kind: 'unknown-value'; request: string; field: string; value: string; stack: string };

let report: (finding: ContractFinding) => void = () => {};
const reported = new Set<string>();

/** Sets the function that receives the findings. */
export function setFindingReporter(reporter: (finding: ContractFinding) => void): void {
  report = reporter;
  reported.clear();
}

/** Reports a mismatch once per page load, although the response may be parsed often. */
export function reportMismatch(error: ContractMismatch): void {
  const { request, issues, stack = '' } = error;
  reportOnce([request, ...issues], { kind: 'mismatch', request, error, stack });
}

/** Reports an unknown value of a field once per page load, although many rows may contain it. */
export function reportUnknownValue(request: string, field: string, value: string): void {
  reportOnce([field, value], { kind: 'unknown-value', request, field, value, stack: new Error().stack ?? '' });
}

function reportOnce(identity: readonly string[], finding: ContractFinding): void {
  const key = JSON.stringify(identity);
  if (reported.has(key)) return;
  reported.add(key);
  report(finding);
}
