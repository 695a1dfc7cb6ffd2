import type { ListingEditStep } from '../page/addresses.ts';
import type { ListingPatch } from './listing-input.ts';

/**
 * One finding of the checks before publishing. `violation` (a rule is broken) and `missing` (a required value is
 * absent) block publishing. `optional` (a value that may be added) and `advice` do not.
 */
export type ReadinessFinding = {
  /** A stable identifier, such as `wording`. */
  code: string;
  severity: 'violation' | 'missing' | 'optional' | 'advice';
  /** The editor step in which the owner can solve the problem. */
  step: ListingEditStep;
  /** A sentence for the owner. */
  message: string;
  /** A patch of the listing that solves the problem in one click. */
  fix?: { label: string; patch: ListingPatch };
};
/** A finding of a check that covers one step. */
export type StepFinding = Omit<ReadinessFinding, 'step'>;

export const violation = (message: string): StepFinding => ({ code: 'rule', severity: 'violation', message });
export const missing = (message: string): StepFinding => ({ code: 'missing', severity: 'missing', message });
export const optional = (message: string): StepFinding => ({ code: 'missing', severity: 'optional', message });
export const withCode = (code: string, finding: StepFinding): StepFinding => ({ ...finding, code });
export const advice = (message: string): StepFinding => ({ code: 'advice', severity: 'advice', message });
